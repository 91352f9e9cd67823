import type { Page } from "@playwright/test";
import { blockedScript } from "../fixtures/download-editor.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";
import {
  failCalls,
  go,
  openPanel,
  panelAddresses,
  panelRoutes,
  surplusWidth,
} from "../fixtures/panel-screens.ts";

// What every screen of the panel must do: each test steps through all of them, and names each that does not.

// Some forty screens, one after the other.
test.describe.configure({ timeout: 600_000 });
test.use({ expectedErrors: [blockedScript] });

test("every screen has its heading and fits 1280 pixels, in Dutch", async ({ page, site }) => {
  const screens = await panelAddresses(site);
  await openPanel(page, site, "nl");
  const links = page.locator("aside nav a");
  const entries = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(panelRoutes, "the entries of the sidebar").toEqual(expect.arrayContaining(entries));
  for (const address of screens.values()) {
    await test.step(address, async () => {
      await go(page, address);
      await expect.soft(heading(page), `the heading of ${address}`).toHaveText(/\S/);
      await expect.soft(page.locator("#content"), `the language of ${address}`).not.toContainText("panel.");
      await expect.soft
        .poll(() => surplusWidth(page), `sideways scroll of ${address}`)
        .toBeLessThanOrEqual(0);
      if (entries.includes(address)) {
        const current = page.locator("aside [aria-current=page]");
        await expect.soft(current, `the sidebar's entry of ${address}`).toHaveAttribute("href", address);
      }
    });
  }
});

test.describe("without a backend", () => {
  test.use({
    expectedErrors: [blockedScript, statusError(500), "was not", "An action in the panel failed"],
  });

  test("every form says that it was not saved, and keeps what was typed", async ({ page, site }) => {
    const screens = await panelAddresses(site);
    await openPanel(page, site, "en");
    for (const [route, address] of screens) {
      await test.step(address, async () => {
        const main = page.getByRole("main");
        // Loaded anew: the one before is left with unsaved changes.
        const form = forms[nameOf(route)];
        if (!form) return;
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        const field = page.getByRole("textbox", { name: form.field, exact: true }).first();
        await field.fill(form.text);
        for (const box of await main.getByRole("group", { name: "When" }).getByRole("checkbox").all())
          await box.check();
        await failCalls(page, /POST|PATCH|PUT|DELETE/);
        await page.getByRole("button", { name: form.button, exact: true }).first().click();
        const told = page
          .getByRole("status")
          .or(page.getByRole("alert"))
          .filter({ hasText: /fail|not saved|wrong/i });
        await expect.soft(told.first(), `what ${address} says when it can't save`).toBeVisible();
        await expect.soft(field, `what was typed in ${address}`).toHaveValue(form.text);
        await page.unrouteAll();
      });
    }
  });
});

/** The form of a screen: what is typed where, and the button that sends it. */
const forms: Readonly<Record<string, { field: string | RegExp; text: string; button: string }>> = {
  "blog-editor/:id": { field: "Subtitle (EN)", text: "Getypt", button: "Publish changes" },
  tags: { field: "Name of the new tag", text: "Getypt", button: "Add Tag" },
  about: { field: "About Title", text: "Getypt", button: "Save" },
  "download-pages": { field: "Page Slug", text: "getypt", button: "Create" },
  "download-pages/:id": { field: "Title", text: "Getypt", button: "Publish changes" },
  "pages/new": { field: "Title in Dutch", text: "Getypt", button: "Create page" },
  texts: { field: /^Telephone number/, text: "+31 20 765 43 21", button: "Save and publish" },
  "media/:id": { field: "Name", text: "getypt.pdf", button: "Save" },
  "leads/:id": { field: "Notes", text: "Getypt", button: "Save Notes" },
  users: { field: "Email address", text: "getypt@vlotwerk.example", button: "Send Invitation" },
  "settings/webhooks": { field: "Address", text: "https://getypt.example/", button: "Add" },
  "settings/webhooks/:id": { field: "Address", text: "https://getypt.example/", button: "Save" },
  "settings/tokens": { field: "Name", text: "Getypt", button: "Create Token" },
};

/** A route without the panel's own part. */
function nameOf(route: string): string {
  return route.replace("/admin/", "");
}

function heading(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 1 });
}
