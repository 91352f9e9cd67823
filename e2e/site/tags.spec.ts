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

test("the topics filter the insights, the most used first, without JavaScript too, in one row on a phone", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/insights?page=2");
  const topics = page.getByRole("navigation", { name: "Onderwerpen" });
  const names = [
    "Alles",
    "AI-automatisering",
    "Bedrijfsgroei",
    "Digitalisering",
    "Procesverbetering",
    "Productiviteit",
  ];
  await expect(topics.getByRole("link")).toHaveText(names);
  const current = topics.locator("[aria-current=true]");
  await expect(current).toHaveText("Alles");

  await topics.getByRole("link", { name: "Productiviteit" }).click();
  await expect(page).toHaveURL("/insights/tag/productivity-tools");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights over Productiviteit");
  await expect(current).toHaveText("Productiviteit");
  await topics.getByRole("link", { name: "Alles" }).click();
  await expect(page).toHaveURL("/insights");

  await page.goto("/en/insights");
  await expect(
    page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "AI automation" }),
  ).toHaveAttribute("href", "/en/insights/tag/ai-automation");

  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/insights", "/insights/tag/productivity-tools"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Onderwerpen" }).getByRole("link");
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(1);
    await expect(links.and(page.locator("[aria-current]")), path).toBeInViewport({ ratio: 1 });
  }
  await page.close();
});
