import { expect, test } from "../fixtures/test.ts";

test("the older article shows its headings, lists, date and back link, in English and at its newer address too", async ({
  page,
}) => {
  await page.goto("/blog/agentic-ai");
  const article = page.getByRole("main").getByRole("article");

  await expect(article.getByRole("heading", { level: 1 })).toHaveText(
    "Agentic AI: wat het is en wat u eraan hebt",
  );
  await expect(article.getByRole("heading", { level: 2 })).toHaveText([
    "Wat is agentic AI?",
    "Een voorbeeld uit de praktijk",
    "Wat kunt u ermee?",
    "Is het moeilijk om te beginnen?",
    "Waar begint u?",
    "Tot slot",
  ]);
  await expect(article.getByRole("list")).toHaveCount(3);
  await expect(article.getByRole("list").first().getByRole("listitem")).toHaveCount(4);
  await expect(article.getByRole("time")).toHaveText("11 februari 2025");
  await expect(article.getByText("H2:")).toHaveCount(0);
  await expect(article.getByText("•")).toHaveCount(0);

  const back = article.getByRole("link", { name: "Terug naar de blog" });
  await expect(back.first()).toHaveAttribute("href", "/blog");
  await back.last().click();
  await expect(page).toHaveURL("/insights");

  await page.goto("/en/blog/agentic-ai");
  await expect(page.getByRole("time")).toHaveText("11 February 2025");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(6);

  await page.goto("/en/insights/agentic-ai");
  const body = page.getByRole("article").first();
  await expect(body.getByRole("heading", { level: 2 })).toHaveCount(6);
});
