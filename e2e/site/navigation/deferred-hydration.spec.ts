// @module-tag S52

import type { Page } from "@playwright/test";
import { formOf } from "../../fixtures/forms.ts";
import { hydrated, started } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

/** The scripts requested so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}

test("who reads and scrolls loads no scripts", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only its protocol has touches");
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 4_000);
  const touch = await page.context().newCDPSession(page);
  const link = await page.getByRole("link", { name: "Bekijk alle insights" }).boundingBox();
  await touch.send("Input.synthesizeScrollGesture", {
    x: (link?.x ?? 0) + 20,
    y: 300,
    yDistance: -600,
    gestureSourceType: "touch",
  });
  await page.keyboard.press("PageDown");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
});

const intents: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
  ["a pointer over a link", "/", (page) => page.getByRole("link", { name: "Bekijk alle insights" }).hover()],
  ["focus in a link", "/", (page) => page.getByRole("banner").getByRole("link").first().focus()],
  ["focus in a field", "/en/contact", (page) => formOf(page).name.focus()],
];

test("a page loads its scripts once somebody means to act, and at once with a stored session", async ({
  context,
}) => {
  for (const [name, path, act] of intents) {
    await test.step(name, async () => {
      const page = await context.newPage();
      const scripts = scriptsOf(page);
      await page.goto(path);
      await page.mouse.move(2, 500);
      expect(scripts).toEqual([]);
      await act(page);
      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(3);
      await page.close();
    });
  }
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("vlotwerk-session", "{}"));
  await page.goto("/");
  await hydrated(page);
});

test("a page that was reloaded leads back before its scripts start", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await page.getByRole("banner").getByRole("link", { name: "Insights" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Het werk loopt door. U houdt het roer.");
});

test("links work before hydration, and a language is remembered", async ({ page, context }) => {
  // The scripts never load.
  await page.route(/framework.*\.js$/, () => {});
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "EN, this page in English" }).click();
  await expect(page).toHaveURL("/en");
  expect((await context.cookies()).find(({ name }) => name === "language")?.value).toBe("en");

  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu", exact: true })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/en/about-us");
});
