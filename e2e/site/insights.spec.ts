import { resize } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("the insights list twelve per page below the newest, with links to the next page", async ({ page }) => {
  await page.goto("/insights");
  const cards = page.getByRole("main").getByRole("article");
  const titles = cards.getByRole("heading", { level: 2 });

  await expect(cards).toHaveCount(13);
  await expect(titles.nth(0)).toHaveText("Waar begint u met AI-automatisering?");
  await expect(titles.nth(1)).toHaveText("Wat mag een AI-agent zelf beslissen?");
  await expect(titles.nth(11)).toHaveText("Automating your Dutch branch: what head office should know");
  await expect(page.getByText("Pagina 1 van 2")).toBeVisible();
  await expect(page.getByRole("link", { name: "Nieuwere artikelen" })).toHaveCount(0);

  const older = page.getByRole("link", { name: "Oudere artikelen" });
  await expect(older).toHaveAttribute("href", "/insights?page=2");
  await older.click();
  await expect(page).toHaveURL("/insights?page=2");
  await expect(titles).toHaveText([
    "Uw team leren werken met AI-agents",
    "Agentic AI: wat het is en wat u eraan hebt",
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("link", { name: "Oudere artikelen" })).toHaveCount(0);

  await page.getByRole("link", { name: "Nieuwere artikelen" }).click();
  await expect(page).toHaveURL("/insights");
  await expect(cards).toHaveCount(13);
});

test("a card shows its article, and links to it and back", async ({ page }) => {
  await page.goto("/en/insights");
  const card = page.getByRole("article").filter({ hasText: "Purchase invoices without retyping" });

  await expect(card.locator("img")).toHaveAttribute("src", /^\/images\/insights\/invoices-/);
  await expect(card.getByRole("heading", { name: "Purchase invoices without retyping" })).toBeVisible();
  await expect(card.getByText(/^\d+ \w+ 20\d\d · Joost Wiegman · 5 min$/)).toBeVisible();
  await expect(card.getByRole("time")).toHaveAttribute("datetime", /^20\d\d-/);
  await expect(card.getByText("Read more")).toBeVisible();
  await expect(card.getByText("From mailbox to ledger, with the exceptions in good hands.")).toBeVisible();

  // The whole card is the link: a click on its last line opens the article.
  await card.getByText("Read more").click({ force: true });
  await expect(page).toHaveURL("/en/insights/invoices-without-retyping");
  await page.getByRole("link", { name: "Back to insights" }).first().click();
  await expect(page).toHaveURL("/en/insights");
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/en");
});

test("the newest article is large, beside its picture on wide screens, above one to three columns", async ({
  page,
}) => {
  await page.goto("/insights");
  const [newest, other] = [page.getByRole("article").first(), page.getByRole("article").nth(1)];
  for (const [width, isBeside, columns] of [
    [1280, true, 3],
    [800, false, 2],
    [375, false, 1],
  ] as const) {
    await resize(page, width, 800);
    const picture = await newest.getByRole("presentation").first().boundingBox();
    const title = await newest.getByRole("heading").boundingBox();
    if (!picture || !title) throw new Error("The newest article has no picture or title");
    expect(picture.x + picture.width < title.x, `${width} pixels`).toBe(isBeside);
    if (isBeside) expect(picture.width / width).toBeGreaterThan(0.5);
    const size = (await other.boundingBox())?.width ?? 0;
    if (width > 375) expect(picture.width, `${width} pixels`).toBeGreaterThan(size * 1.5);
    const lefts = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size, `columns at ${width} pixels`).toBe(columns);
  }

  await page.goto("/insights?page=2");
  const widths = await page
    .getByRole("article")
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(new Set(widths).size, "later pages are a grid alone").toBe(1);
});

test("what is read ends in one invitation to talk", async ({ page }) => {
  for (const path of ["/insights", "/insights/tag/ai-automation", "/insights/agentic-ai", "/about-us"]) {
    await page.goto(path);
    const closing = page.getByRole("region", { name: "Benieuwd wat dit voor uw bedrijf betekent?" });
    await expect(closing.getByRole("link", { name: "Plan een kennismaking" }), path).toHaveAttribute(
      "href",
      "/contact",
    );
  }
});
