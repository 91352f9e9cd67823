import { at, resize } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

test("the menu opens and closes by pointer, and links the pages of the site", async ({ page }) => {
  await page.goto("/privacy");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await expect(menu).toBeHidden();

  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();

  await button.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toBeHidden();

  for (const [name, address] of [
    ["Home", "/"],
    ["Insights", "/insights"],
    ["Over ons", "/about-us"],
    ["Contact", "/contact"],
    ["Cases", "/cases"],
    ["Diensten", "/services"],
  ] as const) {
    await button.click();
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");
  }
});

test("the open menu and an open question are accessible, in both languages", async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [language, width] of [
    ["nl", 360],
    ["en", 1280],
  ] as const) {
    await page.goto(at(language, "/"));
    await page.getByRole("main").locator("summary").first().click();
    await resize(page, width, 800);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
    await expectAccessible();
  }
});

test("the menu works by keyboard", async ({ page }) => {
  await page.goto("/en/privacy");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Space");
  for (const name of ["Home", "Insights", "About"]) {
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/about-us");
  await expect(menu).toBeHidden();
});

test("the header is sticky, with a centred logo and the main navigation; on a phone the menu has search and contact too", async ({
  page,
}) => {
  await page.goto("/terms");
  const navigation = page.getByRole("navigation", { name: "Hoofdmenu" });

  await expect(navigation.getByRole("link")).toHaveText(["Home", "Insights", "Contact", "Cases", "Diensten"]);
  await navigation.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");

  await page.goto("/en/privacy");
  const logo = page.getByRole("banner").getByRole("link", { name: "Vlotwerk, to the home page" });

  for (const width of [360, 1280]) {
    await resize(page, width, 800);
    const box = await logo.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, `middle at ${width} pixels`).toBeCloseTo(width / 2, 0);
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(logo).toBeInViewport();

  await logo.click();
  await expect(page).toHaveURL("/en");

  await page.goto("/insights");
  await page.getByRole("button", { name: "Menu" }).click();
  const search = page
    .getByRole("navigation", { name: "Menu", exact: true })
    .getByRole("link", { name: "Zoeken" });
  await expect(search).toBeHidden();
  await resize(page, 360, 740);
  await search.click();
  await expect(page).toHaveURL("/search");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Kennismaken" }).click();
  await expect(page).toHaveURL("/contact");
});
