import type { Page } from "@playwright/test";
import { blockedScript } from "../fixtures/download-editor.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { go, languages, resize, statusError } from "../fixtures/pages.ts";
import {
  type BackendCalls,
  openPanel,
  panelAddresses,
  panelRoutes,
  surplusWidth,
  watchCalls,
} from "../fixtures/panel-screens.ts";

// What every screen of the panel must do: one visit to each shows it all, and names each screen that does not.

/** Screens that ask the backend nothing: they can't fail to load. */
const withoutData = ["services", "cases", "settings/import"];

/** Empty forms, which only lack choices then. */
const emptyForms = ["blog-editor", "pages/new"];

// Some forty screens, one after the other.
test.use({
  expectedErrors: [
    blockedScript,
    statusError(500),
    "was not",
    "An action in the panel failed",
    // The editor of the article that the list of articles has deleted.
    "There is no such article",
  ],
});

// Half the screens in each language: the compiler compares the texts of both.
for (const language of languages) {
  test(`every screen fails to load and to save in words, fits, is accessible and keeps the focus (${language})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const screens = await panelAddresses(site);
    const calls = await watchCalls(page);
    await openPanel(page, site, language);
    const links = page.locator("aside nav a");
    const entries = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(panelRoutes, "the entries of the sidebar").toEqual(expect.arrayContaining(entries));
    const silent: string[] = [];
    const faults: string[] = [];
    const deleted: string[] = [];
    for (const [route, address] of screens) {
      const name = nameOf(route);
      const form = forms[name];
      if (language !== (form ? "en" : "nl")) continue;
      await test.step(address, async () => {
        await leave(page);
        if (!(await failsAndLoads(page, calls, name, address))) silent.push(name);
        await expect.soft(heading(page), `the heading of ${address}`).toHaveText(/\S/);
        await expect
          .soft(page.locator("#content"), `the language of ${address}`)
          .not.toContainText(/panel\.[a-z]/);
        if (entries.includes(address)) {
          const current = page.locator("aside [aria-current=page]");
          await expect.soft(current, `the sidebar's entry of ${address}`).toHaveAttribute("href", address);
        }
        await expectFit(page, 1280);
        await expectFit(page, 360);
        await expectAccessible().catch((error: Error) => faults.push(error.message));
        await resize(page, 1280, 720);
        // On a busy machine a list may be drawn later than it is fetched.
        if (deletions.includes(name)) await expect(firstDeletion(page)).toBeVisible();
        const canDelete = await firstDeletion(page).isVisible();
        if (form) await failToSave(page, calls, address, form);
        if (!canDelete) return;
        deleted.push(name);
        await deleteFirst(page, calls, address);
      });
    }
    expect(faults).toEqual([]);
    const inThis = (all: readonly string[]) => all.filter((one) => language === (forms[one] ? "en" : "nl"));
    expect(silent, "screens that ask the backend nothing").toEqual(inThis(withoutData));
    expect(deleted, "the screens that delete").toEqual(inThis(deletions));
  });
}

/** Goes to a screen without data, also from unsaved changes. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, "__reactRouterDataRouter").navigate("/admin/services"));
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: /^(Leave|Weggaan)$/ });
  const left = heading(page).filter({ hasText: /^(Services|Diensten)$/ });
  await expect(confirm.or(left), "a screen was not left").toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(left, "a screen was not left").toBeVisible();
}

/** Opens a screen while calls fail, and tries it again; returns whether it asked for anything. */
async function failsAndLoads(
  page: Page,
  calls: BackendCalls,
  name: string,
  address: string,
): Promise<boolean> {
  await calls.fail(/./);
  await go(page, address);
  await expect.soft(heading(page), `the heading of ${address}, which failed to load`).toHaveText(/\S/);
  await calls.ended();
  const failed = await calls.allow();
  const isEmptyForm = emptyForms.includes(name);
  const hasAsked = failed.some((path) => !/count_leads|otm_proposals/.test(path));
  if (hasAsked && !isEmptyForm)
    await expect.soft(again(page).first(), `a way to load ${address} again`).toBeVisible();
  await expect(async () => {
    await tryAgain(page);
    await expect(again(page)).toHaveCount(0, { timeout: 15_000 });
  }, `${address} after another try`).toPass({ timeout: 60_000 });
  return hasAsked || isEmptyForm;
}

function again(page: Page) {
  return page.getByRole("main").getByRole("button", { name: /try again|^opnieuw/i });
}

/** Several parts may each have a button, and one that loads the screen anew may overtake another. */
async function tryAgain(page: Page): Promise<void> {
  await again(page).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

async function expectFit(page: Page, width: number): Promise<void> {
  await resize(page, width, 800);
  await expect
    .soft(async () => expect(await surplusWidth(page)).toBeLessThanOrEqual(0), `${page.url()} at ${width}`)
    .toPass({ timeout: 60_000 });
}

type Form = { field: string | RegExp; text: string; button: string };

async function failToSave(
  page: Page,
  calls: BackendCalls,
  address: string,
  { field: label, text, button }: Form,
): Promise<void> {
  const field = page.getByRole("textbox", { name: label, exact: true }).first();
  await field.fill(text);
  const choices = page.getByRole("main").getByRole("group", { name: "When" }).getByRole("checkbox");
  for (const box of await choices.all()) await box.check();
  await calls.fail(/POST|PATCH|PUT|DELETE/);
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const told = page
    .getByRole("status")
    .or(page.getByRole("alert"))
    .filter({ hasText: /fail|not saved|wrong/i });
  await expect.soft(told.first(), `what ${address} says when it can't save`).toBeVisible();
  await expect.soft(field, `what was typed in ${address}`).toHaveValue(text);
  await calls.allow();
}

/** What deletes, on a screen or in its question. */
const deleting = /^(Delete|Remove|Revoke)(?! Unused)|(verwijderen|weghalen|intrekken)(:|$)/i;

function firstDeletion(page: Page) {
  const buttons = page.getByRole("main").getByRole("button", { name: deleting });
  return buttons.and(page.locator(":enabled")).first();
}

async function deleteFirst(page: Page, calls: BackendCalls, address: string): Promise<void> {
  const question = page.getByRole("alertdialog");
  // A list that was read again beside a save that failed has failed with it. A click that was given up may be done.
  await expect(async () => {
    if (await question.isVisible()) return;
    await tryAgain(page);
    await firstDeletion(page).click({ timeout: 15_000 });
  }, `what deletes on ${address}`).toPass({ timeout: 60_000 });
  const confirm = question.getByRole("button", { name: deleting });
  await calls.ended();
  if (await confirm.isVisible()) await confirm.click();
  await expect(question).toHaveCount(0);
  await calls.ended();
  await expect
    .soft(page.locator(":focus:not(body)"), `the focus after a deletion on ${address}`)
    .toHaveCount(1);
}

/** Screens on which something can be deleted. */
const deletions = [
  ...["/admin", "homepage", "blog", "blog-editor/:id", "tags", "about", "download-pages", "pages", "trash"],
  ...["media/:id", "leads/:id", "settings/addresses", "settings/webhooks/:id", "settings/tokens"],
];

/** The form of a screen, which is visited in English: what is typed where, and the button that sends it. */
const forms: Readonly<Record<string, Form>> = {
  "blog-editor/:id": { field: "Subtitle (EN)", text: "Getypt", button: "Publish changes" },
  tags: { field: "Name of the new tag", text: "Getypt", button: "Add tag" },
  about: { field: "About Title", text: "Getypt", button: "Publish changes" },
  "download-pages": { field: "Page Slug", text: "getypt", button: "Create" },
  "download-pages/:id": { field: "Title", text: "Getypt", button: "Publish changes" },
  "pages/new": { field: "Title in Dutch", text: "Getypt", button: "Create page" },
  texts: { field: /^Telephone number/, text: "+31 20 765 43 21", button: "Save and publish" },
  "media/:id": { field: "Name", text: "getypt.pdf", button: "Save" },
  "leads/:id": { field: "Notes", text: "Getypt", button: "Save notes" },
  users: { field: "Email address", text: "getypt@vlotwerk.example", button: "Send invitation" },
  "settings/webhooks": { field: "Address", text: "https://getypt.example/", button: "Add" },
  "settings/webhooks/:id": { field: "Address", text: "https://getypt.example/", button: "Save" },
  "settings/tokens": { field: "Name", text: "Getypt", button: "Create token" },
};

/** A route without the panel's own part. */
function nameOf(route: string): string {
  return route.replace("/admin/", "");
}

function heading(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 1 });
}
