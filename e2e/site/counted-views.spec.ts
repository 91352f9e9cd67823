// @module-tag S32

import type { Page } from "@playwright/test";
import { started } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

/** The beacons of a page so far. */
function beaconsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/views") sent.push(request.postData() ?? "");
  });
  return sent;
}

test("a page tells nothing of who asked not to be tracked", async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  const beacons = beaconsOf(page);
  await page.goto("/");
  await started(page);
  await page.getByRole("banner").getByRole("link", { name: /^EN/ }).click();
  await expect(page).toHaveURL("/en");
  await page.goto("/contact");
  await started(page);
  expect(beacons).toEqual([]);
});
