import type { Page } from "@playwright/test";
import { blockedScript } from "../fixtures/download-editor.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { resize, statusError } from "../fixtures/pages.ts";
import {
  failCalls,
  go,
  openPanel,
  panelAddresses,
  panelRoutes,
  surplusWidth,
} from "../fixtures/panel-screens.ts";

// What every screen of the panel must do: each test steps through all of them, and names each that does not.

/** Screens that ask the backend nothing: they can't fail to load. */
const withoutData = ["services", "cases", "settings", "settings/import"];

/** Empty forms, which only lack choices then. */
const emptyForms = ["blog-editor", "pages/new"];

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

test("every screen fits 360 pixels and is accessible, in English", async ({
  page,
  site,
  expectAccessible,
}) => {
  const screens = await panelAddresses(site);
  await resize(page, 360, 800);
  await openPanel(page, site, "en");
  const faults: string[] = [];
  for (const address of screens.values()) {
    await test.step(address, async () => {
      await go(page, address);
      await expect.soft(heading(page), `the heading of ${address}`).toHaveText(/\S/);
      await expect.soft
        .poll(() => surplusWidth(page), `sideways scroll of ${address}`)
        .toBeLessThanOrEqual(0);
      await expectAccessible().catch((error: Error) => faults.push(error.message));
    });
  }
  expect(faults).toEqual([]);
});

test.describe("without a backend", () => {
  test.use({
    expectedErrors: [blockedScript, statusError(500), "was not", "An action in the panel failed"],
  });

  test("every screen says that it was not loaded, and loads when it is tried again", async ({
    page,
    site,
  }) => {
    const screens = await panelAddresses(site);
    await openPanel(page, site, "en");
    const again = page.getByRole("main").getByRole("button", { name: "Try Again" });
    const silent: string[] = [];
    for (const [route, address] of screens) {
      await test.step(address, async () => {
        await go(page, "/admin/services");
        const { failed } = await failCalls(page, /./);
        await go(page, address);
        await expect.soft(heading(page), `the heading of ${address}, which failed to load`).toHaveText(/\S/);
        await page.waitForLoadState("networkidle");
        const isEmptyForm = emptyForms.includes(nameOf(route));
        const hasAsked = failed.some((path) => !/count_leads|otm_proposals/.test(path));
        if (!hasAsked && !isEmptyForm) silent.push(nameOf(route));
        if (hasAsked && !isEmptyForm)
          await expect.soft(again.first(), `a way to load ${address} again`).toBeVisible();
        await page.unrouteAll();
        // Several parts may each have a button, and one that loads the screen anew may overtake another.
        await expect(async () => {
          await again.evaluateAll((buttons) => {
            for (const button of buttons) if (button instanceof HTMLElement) button.click();
          });
          await expect(again).toHaveCount(0, { timeout: 5_000 });
        }, `${address} after another try`).toPass({ timeout: 60_000 });
      });
    }
    expect(silent, "screens that ask the backend nothing").toEqual(withoutData);
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

test.describe("after a deletion", () => {
  // The editor of the article that the list of articles has deleted.
  test.use({ expectedErrors: [blockedScript, "There is no such article"] });

  test("the focus is on something, on every screen that deletes", async ({ page, site }) => {
    const screens = await panelAddresses(site);
    await openPanel(page, site, "en");
    const deleted: string[] = [];
    for (const [route, address] of screens) {
      await test.step(address, async () => {
        await go(page, "/admin/services");
        await go(page, address);
        await expect(heading(page)).toHaveText(/\S/);
        await page.waitForLoadState("networkidle");
        const button = page
          .getByRole("main")
          .getByRole("button", { name: /^(Delete|Remove|Revoke)(?! Unused)/ })
          .and(page.locator(":enabled"))
          .first();
        // On a busy machine a list may be drawn later than it is fetched.
        if (deletions.includes(nameOf(route))) await expect(button).toBeVisible();
        if (!(await button.isVisible())) return;
        deleted.push(nameOf(route));
        await button.click();
        const confirm = page
          .getByRole("alertdialog")
          .getByRole("button", { name: /^(Delete|Remove|Revoke)/ });
        await page.waitForLoadState("networkidle");
        if (await confirm.isVisible()) await confirm.click();
        await expect(page.getByRole("alertdialog")).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        await expect
          .soft(page.locator(":focus:not(body)"), `the focus after a deletion on ${address}`)
          .toHaveCount(1);
      });
    }
    expect(deleted, "the screens that delete").toEqual(deletions);
  });
});

/** Screens on which something can be deleted. */
const deletions = [
  ...["/admin", "homepage", "blog", "tags", "about", "download-pages", "pages", "trash", "media/:id"],
  ...["leads/:id", "settings/addresses", "settings/webhooks/:id", "settings/tokens"],
];

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
