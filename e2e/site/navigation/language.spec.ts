import { expect, test } from "../../fixtures/test.ts";

test("the toggle opens the same page in the other language, also after moves in the browser, and is remembered", async ({
  page,
  context,
}) => {
  await page.goto("/insights?page=2&from=mail");

  await page.getByRole("link", { name: "EN, this page in English" }).click();
  await expect(page).toHaveURL("/en/insights?page=2");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("main").getByText("Page 2 of 2")).toBeVisible();
  expect(await rememberedLanguage()).toBe("en");

  await page.getByRole("link", { name: "NL, deze pagina in het Nederlands" }).click();
  await expect(page).toHaveURL("/insights?page=2");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("main").getByText("Pagina 2 van 2")).toBeVisible();
  expect(await rememberedLanguage()).toBe("nl");

  async function rememberedLanguage() {
    return (await context.cookies()).find(({ name }) => name === "language")?.value;
  }

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");

  await page.getByRole("link", { name: "EN, this page in English" }).click();

  await expect(page).toHaveURL("/en/privacy");
  const entries = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
  // The address changes before the page does.
  await expect(entries.first()).toHaveAttribute("href", "/en");
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses.filter((address) => !/^\/en(\/|$)/.test(address ?? ""))).toEqual([]);
});

test.describe("a browser that prefers and chose English", () => {
  test.use({ locale: "en-GB" });

  test("still gets the Dutch page at a Dutch address", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);

    await page.goto("/contact");

    await expect(page).toHaveURL("/contact");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  });
});

test("the general terms are Dutch, with an English note", async ({ page }) => {
  const line = page.getByText("These general terms are a legal text and are available in Dutch only.");
  await page.goto("/en/terms");

  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(line).toBeVisible();
  const dutch = page.getByRole("main").locator("[lang=nl]");
  await expect(dutch.getByRole("heading", { level: 1 })).toHaveText("Algemene voorwaarden");
  await expect(dutch.getByRole("heading", { level: 2 })).toHaveCount(12);
  for (const figure of [/14 dagen/, /25\.000/, /één maand/, /Haarlem/]) {
    await expect(dutch.getByText(figure).first()).toBeVisible();
  }

  await page.goto("/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(line).toBeHidden();
});
