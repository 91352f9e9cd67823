import type { Page } from "@playwright/test";
import { started } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

const content = (page: Page) => page.getByRole("main");

/** The live region of the route announcer. */
const announced = (page: Page) => page.locator("[aria-live=polite]:not([role])");

test("navigation focuses the content and announces the title, a search too; a fragment link focuses its target", async ({
  page,
}) => {
  await page.goto("/en/insights");
  await started(page);
  await expect(announced(page)).toHaveText("");
  await expect(content(page)).not.toBeFocused();

  const card = content(page).getByRole("article").first().getByRole("link").first();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/insights\/.+/);
  await expect(content(page)).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // By the menu, which returns the focus to its button when it closes.
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu", exact: true })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/en/about-us");
  await expect(content(page)).toBeFocused();
  await expect(announced(page)).toHaveText(/^About/);

  await page.goBack();
  await expect(page).toHaveURL(/\/en\/insights\/.+/);
  await expect(content(page)).toBeFocused();

  await page.goto("/en/search?q=invoices");
  await started(page);
  const field = page.getByRole("searchbox");
  await field.fill("agent");
  await field.press("Enter");
  await expect(page).toHaveURL("/en/search?q=agent");
  await expect(content(page)).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());

  await page.goto("/en");
  await page.getByRole("link", { name: "Learn more" }).click();
  await expect(page).toHaveURL("/en#how-it-works");
  await expect(content(page)).not.toBeFocused();
});
