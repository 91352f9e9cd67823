// @module-tag S52

import type { Page } from "@playwright/test";
import { formOf, openAfterMinute } from "../fixtures/forms.ts";
import {
  at,
  hydrated,
  kindsOfPage,
  languages,
  publicPages,
  started,
  statusError,
} from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";
import { isThorough } from "../fixtures/thorough.ts";

/**
 * Translations, password managers, blockers and reading aids change a page before and after its scripts start: nothing
 * that a person typed is lost, the focus stays, and every link and form does what it does elsewhere.
 */
test.use({
  // The views of a walk pass the limit of their number.
  expectedErrors: [
    statusError(404),
    statusError(422),
    "It has gone.",
    "The page was rendered anew",
    "/views)",
  ],
});

const typed = "Petra Vonk";

/** All pages in both languages; else a sample of their kinds, Dutch ones changed before and English ones after. */
const walked = (first: number) =>
  isThorough ? publicPages : kindsOfPage.filter((_, index) => index % 8 === first);

for (const language of isThorough ? languages : (["nl"] as const)) {
  test(`a page that was changed before its scripts start (${language})`, async ({ page }) => {
    for (const path of walked(2)) {
      const release = await holdScripts(page);
      await page.goto(at(language, path));
      const title = await titleOf(page);
      await page.evaluate(changePage);
      const field = page.getByRole("main").locator("form :is(input, textarea)").first();
      const hasField = (await field.count()) > 0;
      await (hasField ? field : page.locator("header nav a, header > * > a").last()).focus();
      await page.keyboard.type(typed.slice(0, 5));
      const before = await page.evaluate(readFocus);
      release();
      await hydrated(page);
      await settled(page);
      await page.keyboard.type(typed.slice(5));
      const after = { ...before, value: hasField ? typed : null };
      expect.soft(await page.evaluate(readFocus), `focus and text of ${page.url()}`).toEqual(after);
      expect.soft(await titleOf(page)).toBe(title);

      await changeLanguage(page, path);
      await page.goBack();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect.soft(await titleOf(page)).toBe(title);
    }
  });
}

for (const language of isThorough ? languages : (["en"] as const)) {
  test(`a page that was changed after its scripts started (${language})`, async ({ page }) => {
    const other = language === "nl" ? "en" : "nl";
    for (const path of walked(6)) {
      await page.goto(at(other, path));
      const texts = await page.evaluate(readTexts);
      await page.goto(at(language, path));
      const title = await titleOf(page);
      await started(page);
      await settled(page);
      await page.evaluate(changePage);
      await changeLanguage(page, path);
      await settled(page);
      expect.soft(await page.evaluate(readTexts), `texts of ${page.url()}`).toEqual(texts);
      await page.evaluate(changePage);
      await page.goBack();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect.soft(await titleOf(page)).toBe(title);
    }
  });
}

test("forms of changed pages tell what is missing, and are sent", async ({ page }) => {
  for (const { path, isChangedFirst } of [
    { path: "/contact", isChangedFirst: true },
    { path: "/en/download/automation-scan-checklist", isChangedFirst: false },
  ]) {
    await openAfterMinute(page, path);
    if (isChangedFirst) await page.evaluate(changePage);
    await started(page);
    if (!isChangedFirst) await page.evaluate(changePage);
    const { form, name, email, message, remarks, thanks } = formOf(page);
    // Foreign elements have buttons too.
    const button = form.locator("button[type=submit]");
    await name.fill(typed);
    await message.or(remarks).fill("Vijftig facturen");
    await button.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveValue(typed);

    await page.evaluate(changePage);
    await email.fill("petra@bedrijf.example");
    await button.click();
    await expect(form).toHaveCount(0);
    await expect(path.includes("contact") ? thanks : page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("a page that React can't leave is left as a document", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await settled(page);
  await page.evaluate(() => {
    Object.defineProperty(document.getElementById("content"), "removeChild", {
      value() {
        throw new DOMException("It has gone.", "NotFoundError");
      },
    });
  });
  const loaded = page.waitForEvent("load");
  await page.getByRole("banner").getByRole("link", { name: "Insights" }).click();
  await loaded;
  await expect(page).toHaveURL("/insights");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/U houdt het roer/);
});

/** Runs in the page: what a person reads, by line. */
function readTexts(): string[] {
  const lines = document.body.innerText.split("\n");
  // Without what is announced of a page that was followed to.
  return lines.filter((line) => line.trim() !== "" && line !== document.title);
}

async function titleOf(page: Page): Promise<string | null> {
  return page.getByRole("heading", { level: 1 }).textContent();
}

/** Runs in the page: the focused element and its text. */
function readFocus() {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const name = focused?.getAttribute("name") ?? focused?.getAttribute("href");
  return { tag: focused?.tagName, name, value: isField ? focused.value : null };
}

async function changeLanguage(page: Page, path: string): Promise<void> {
  const other = page.url().includes("/en") ? "nl" : "en";
  await page.locator("[data-language]").click();
  await expect.soft(page.locator("html"), path).toHaveAttribute("lang", other);
  expect.soft(new URL(page.url()).pathname, path).toBe(new URL(at(other, path), page.url()).pathname);
}

/** Holds the application back until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\/assets\/framework.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Resolves once what hydration does is done. */
async function settled(page: Page): Promise<void> {
  for (const _ of [1, 2]) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page: every text is replaced as by a translation, and foreign elements come and go. */
function changePage(): void {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.parentElement?.closest("script, style, textarea, svg")) texts.push(currentNode);
  }
  for (const text of texts) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.textContent ?? "");
    text.parentNode?.replaceChild(outer, text);
  }
  for (const field of document.querySelectorAll("input, textarea")) {
    const icon = document.createElement("div");
    icon.append(document.createElement("button"));
    icon.className = "foreign";
    field.after(icon);
  }
  for (const form of document.forms) form.prepend(document.createElement("com-foreign-root"));
  document.body.prepend(document.createElement("div"));
  document.head.append(document.createElement("meta"));
  document.documentElement.append(document.createElement("com-foreign-root"));
  for (const icon of document.querySelectorAll(
    "svg, link[rel~=icon], link[rel=canonical], meta[name=description]",
  ))
    icon.remove();
}
