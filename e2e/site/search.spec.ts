import { at, resize } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("a search on the insights shows results with marked words, for nobody to index or keep", async ({
  page,
}) => {
  await page.goto("/insights");
  await page.getByRole("searchbox", { name: "Waar zoekt u naar?" }).fill("factuur");
  await page.getByRole("button", { name: "Zoek" }).click();

  await expect(page).toHaveURL("/search?q=factuur");
  // The URL changes before the page, and the previous page has many headings.
  const found = page.getByRole("heading", { level: 2, name: "3 artikelen gevonden voor “factuur”" });
  await expect(found).toBeVisible();
  const results = page.getByRole("main").getByRole("article");
  await expect(results).toHaveCount(3);
  await expect(results.first().getByRole("heading")).toHaveText("Inkoopfacturen verwerken zonder overtypen");
  await expect(results.first().locator("mark").first()).toHaveText("facturen");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const answer = await page.request.get("/search?q=factuur");
  expect(answer.headers()["cache-control"]).toBe("private, no-cache");

  await results.first().getByRole("link").click();
  await expect(page).toHaveURL("/insights/invoices-without-retyping");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search form, results and paging work", async ({ page }) => {
    await page.goto("/en/search");
    const field = page.getByRole("searchbox", { name: "What are you looking for?" });
    await field.fill("agent");
    await field.press("Enter");

    await expect(page.getByRole("heading", { level: 2 })).toHaveText(/^\d+ articles found for “agent”$/);
    await expect(field).toHaveValue("agent");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(10);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/en/search?q=agent&page=2");
    await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();

    await field.fill("zzzz");
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing found for “zzzz”." })).toBeVisible();
  });
});

test("a search that finds a page, but no article, says so", async ({ page }) => {
  await page.goto("/search?q=checklist");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    "Geen artikelen, wel pagina’s gevonden voor “checklist”",
  );
  const result = page.getByRole("main").getByRole("listitem");
  await expect(result.getByRole("heading")).toHaveText("Potentiescan");
  await expect(result.locator("mark").first()).toHaveText("checklist");
});

test("a search for unusual text shows a friendly message", async ({ page }) => {
  for (const [what, query] of [
    ["markup", "<img src=x onerror=alert(1)>"],
    ["quotes", `"' OR 1=1 --`],
    ["operators", "& | ! ( ) : * < >"],
    ["stop words only", "de het een"],
    ["an emoji", "🦆"],
    ["NUL", "\0\u0001"],
    ["8 kB", "woord ".repeat(1000)],
  ] as const) {
    const answer = await page.goto(`${at("nl", "/search")}?q=${encodeURIComponent(query)}`);
    expect.soft(answer?.status(), what).toBe(200);
    await expect.soft(page.getByRole("heading", { level: 1 }), what).toHaveText("Zoeken");
    await expect.soft(page.getByRole("main").locator("img"), what).toHaveCount(0);
  }
});

test("without results a topic leads to its articles", async ({ page }) => {
  const topics = page.getByRole("region", { name: "Of kies een onderwerp" });
  for (const path of ["/search", "/search?q=zzzz"]) {
    await page.goto(path);
    await topics.getByRole("link", { name: "AI-automatisering" }).click();
    await expect(page).toHaveURL("/insights/tag/ai-automation");
  }
  await page.goto("/search?q=agent");
  await expect(page.getByRole("heading", { name: /gevonden voor/ })).toBeVisible();
  await expect(topics).toHaveCount(0);
});

test("results are accessible on a phone, as wide as the window, and marked in the other language", async ({
  page,
  expectAccessible,
}) => {
  for (const address of ["/search?q=agent", "/search?q=zzzz", "/en/search?q=verordening"]) {
    await page.goto(address);
    for (const width of [1280, 360]) {
      await resize(page, width, 800);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    // axe is slow: on a phone only.
    await expectAccessible();
  }
  const result = page.getByRole("article").filter({ hasText: "De AI-verordening voor het mkb" });
  await expect(result.getByText("in Dutch")).toBeVisible();
  await expect(result.getByRole("heading")).toHaveAttribute("lang", "nl");
});
