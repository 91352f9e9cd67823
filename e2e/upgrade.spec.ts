import { openDatabase } from "../server/backend/database.ts";
import { loadFirstRelease } from "../server/backend/testing/first-release.ts";
import { expect, test as ownTest } from "./own-site.ts";

/** A site that starts on a database of the first release. */
const test = ownTest.extend({
  postgres: async ({ postgres }, use) => {
    const database = await openDatabase({ url: postgres.url });
    await loadFirstRelease(database);
    await database.close();
    await use(postgres);
  },
});

test("a site of the first release goes on with all its pages", async ({ page, site }) => {
  await page.goto("/insights");
  await page.getByRole("link", { name: "Douane zonder overtypen" }).first().click();
  await expect(page).toHaveURL("/insights/douane-zonder-overtypen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Douane zonder overtypen");
  await expect(page.getByRole("cell", { name: "a" })).toBeVisible();
  await expect(page.getByText("Mag dat?")).toBeVisible();
  await page.goto("/insights/douane-eerst");
  await expect(page).toHaveURL("/insights/douane-zonder-overtypen");
  await page.goto("/en/insights/douane-zonder-overtypen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Customs without retyping");
  await page.goto("/en/search?q=customs");
  await expect(page.getByRole("link", { name: "Customs without retyping" })).toBeVisible();
  await page.goto("/about-us");
  await expect(page.getByText("Joost Ĳzerman")).toBeVisible();
  await expect(page.getByText("Wij tellen mee.")).toBeVisible();
  await page.goto("/download/douanegids");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Douanegids");
  const slugs = await site.query<{ slug: string }>(
    "select slug from public.otm_blog_articles where published",
  );
  for (const { slug } of slugs) {
    const answer = await page.request.get(`/insights/${slug}`);
    expect([slug, answer.status()]).toEqual([slug, 200]);
  }
});
