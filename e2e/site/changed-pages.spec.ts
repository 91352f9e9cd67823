import type { Page } from "@playwright/test";
import { formOf, openAfterMinute } from "../fixtures/forms.ts";
import { at, hydrated, languages, publicPages, started, statusError } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

/**
 * Translations, password managers, blockers and reading aids change a page before and after its scripts start: nothing
 * that a person typed is lost, the focus stays, and every link and form does what it does elsewhere.
 */
test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [statusError(404), "The page was rendered anew"],
});

const typed = "Petra Vonk";

for (const language of languages) {
  test(`a page that was changed before its scripts start (${language})`, async ({ page }) => {
    for (const path of publicPages) {
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
  document.head.append(document.createElement("style"));
  document.documentElement.append(document.createElement("com-foreign-root"));
  for (const icon of document.querySelectorAll("svg, link[rel~=icon]")) icon.remove();
}
