import { expect, test } from "../../fixtures/test.ts";

test("the footer has its entries and the copyright line, in both languages, and opens each page at its top", async ({
  page,
}) => {
  const entries = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");

  await page.goto("/privacy");
  await expect(entries).toHaveText([
    "Home",
    "Insights",
    "Over ons",
    "Contact",
    "Algemene voorwaarden",
    "Privacy",
    "Cases",
    "Diensten",
  ]);
  await expect(page.getByText("© 2025 Vlotwerk. Alle rechten voorbehouden.")).toBeVisible();

  await page.goto("/en/privacy");
  await expect(entries).toHaveText([
    "Home",
    "Insights",
    "About Us",
    "Contact",
    "Algemene voorwaarden",
    "Privacy",
    "Cases",
    "Services",
  ]);
  await expect(page.getByText("© 2025 Vlotwerk. All rights reserved.")).toBeVisible();

  await page.goto("/");
  const footer = page.getByRole("contentinfo");

  for (const [name, address] of [
    ["Insights", "/insights"],
    ["Over ons", "/about-us"],
    ["Contact", "/contact"],
    ["Algemene voorwaarden", "/terms"],
    ["Privacy", "/privacy"],
    ["Cases", "/cases"],
    ["Diensten", "/services"],
    ["Home", "/"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
});

test("the first Tab focuses the skip link", async ({ page }) => {
  await page.goto("/contact");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await expect(skip).not.toBeInViewport();

  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Naam" })).toBeFocused();
});

test("a slow page shows progress, then loads", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  let requestCount = 0;
  await page.route("**/about-us.data*", async (route) => {
    requestCount += 1;
    await answer.promise;
    await route.continue();
  });
  await page.goto("/privacy");

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Over ons" });
  // A prefetch shows that the page is hydrated.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(requestCount).toBeGreaterThan(0);
  }).toPass();
  await link.click();
  await expect(page.getByRole("status").getByText("Laden...")).toHaveCSS("opacity", "1");
  answer.resolve();

  await expect(page.getByRole("heading", { level: 1, name: "Over Vlotwerk" })).toBeVisible();
  await expect(page.getByText("Laden...")).toHaveCount(0);
});
