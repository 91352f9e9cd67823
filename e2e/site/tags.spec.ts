import { at, languages, statusError } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("a tag links to its articles, page by page", async ({ page }) => {
  await page.goto("/insights/agentic-ai");
  await page.getByRole("main").getByRole("link", { name: "AI-automatisering" }).first().click();

  await expect(page).toHaveURL("/insights/tag/ai-automation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights over AI-automatisering");
  const cards = page.getByRole("main").getByRole("article");
  expect(await cards.count()).toBeGreaterThan(0);
  for (const link of await cards.getByRole("link").all()) {
    const article = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(await article.text()).toContain("/insights/tag/ai-automation");
  }

  await page.getByRole("link", { name: "Alle insights" }).click();
  await expect(page).toHaveURL("/insights");
});

test.describe("an unknown tag or page of its articles", () => {
  test.use({ expectedErrors: [statusError(404)] });

  test("is not found", async ({ page }) => {
    for (const language of languages) {
      for (const path of ["/insights/tag/unknown", "/insights/tag/ai-automation?page=99"]) {
        expect((await page.goto(at(language, path)))?.status(), path).toBe(404);
      }
    }
  });
});
