import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { started } from "./pages.ts";

const content = (page: Page) => page.getByRole("main");

/** What somebody who hears the page is told of it. */
const said = (page: Page) => page.locator("[aria-live=polite]:not([role])");

test("a move to another page goes on at its content, and says its title", async ({ page }) => {
  await page.goto("/en/insights");
  await started(page);
  await expect(said(page)).toHaveText("");
  await expect(content(page)).not.toBeFocused();

  const card = content(page).getByRole("article").first().getByRole("link").first();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/insights\/.+/);
  await expect(content(page)).toBeFocused();
  await expect(said(page)).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // By the menu, which gives the focus back to its button when it closes.
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu", exact: true })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/en/about-us");
  await expect(content(page)).toBeFocused();
  await expect(said(page)).toHaveText(/^About/);

  await page.goBack();
  await expect(page).toHaveURL(/\/en\/insights\/.+/);
  await expect(content(page)).toBeFocused();
});

test("a search goes on at what it found, and a jump within the page where it leads", async ({ page }) => {
  await page.goto("/en/search?q=invoices");
  await started(page);
  const field = page.getByRole("searchbox");
  await field.fill("agent");
  await field.press("Enter");
  await expect(page).toHaveURL("/en/search?q=agent");
  await expect(content(page)).toBeFocused();
  await expect(said(page)).toHaveText(await page.title());

  await page.goto("/en");
  await page.getByRole("link", { name: "Learn more" }).click();
  await expect(page).toHaveURL("/en#how-it-works");
  await expect(content(page)).not.toBeFocused();
});
