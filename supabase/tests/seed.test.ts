import { readdir } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { as, visitor } from "./users.ts";

describeOnDatabase("the seed", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seed(database);
  });

  const read = (statement: string) => as<{ slug: string }>(database, visitor, statement);

  it("has an article per file", async () => {
    const files = await readdir(new URL("../seed/articles/", import.meta.url));
    const articles = files.filter((file) => file.endsWith(".sql") && file !== "99-featured.sql");
    expect(await database.query("select 1 from public.otm_blog_articles")).toHaveLength(articles.length);
  });

  it("has texts, tags and questions for every article", async () => {
    const bare = await database.query(`
      select slug from public.otm_blog_articles
      where not exists (select from public.otm_blog_article_content where article_id = otm_blog_articles.id)
        or not exists (select from public.otm_blog_article_tags where article_id = otm_blog_articles.id)
        or not exists (select from public.otm_blog_article_faqs where article_id = otm_blog_articles.id)`);
    expect(bare).toEqual([]);
  });

  it("has related articles that exist and are published", async () => {
    const lost = await database.query(`
      select slug, related from public.otm_blog_articles, unnest(related_articles) as related
      where related not in (select id from public.otm_blog_articles where published)`);
    expect(lost).toEqual([]);
  });

  it("shows visitors three featured articles, an active download page and four people", async () => {
    expect(await read("select 1 from public.otm_homepage_featured_articles")).toHaveLength(3);
    expect(await read("select slug from public.otm_download_pages")).toEqual([
      { slug: "automation-scan-checklist" },
    ]);
    expect(await read("select 1 from public.otm_team_members")).toHaveLength(4);
    expect(await read("select 1 from public.otm_about_us_content")).toHaveLength(3);
  });

  it("names a member of the team who answers messages", async () => {
    const named = await as<{ name: string }>(
      database,
      visitor,
      `select name from public.otm_team_members
       join public.otm_site_texts on key = 'firm.contactPerson' and text = id::text`,
    );
    expect(named).toEqual([{ name: "Noor van der Laan" }]);
  });

  it("hides the draft from them", async () => {
    const drafts = await database.query<{ slug: string }>(
      "select slug from public.otm_blog_articles where not published",
    );
    expect(drafts).toEqual([{ slug: "measuring-the-hours-you-saved" }]);
    expect(
      await read("select slug from public.otm_blog_articles where slug = 'measuring-the-hours-you-saved'"),
    ).toEqual([]);
  });

  it("keeps the dates of the files", async () => {
    const later = await database.query(
      "select slug from public.otm_blog_articles where updated_at >= '2025-12-01'",
    );
    expect(later).toEqual([]);
  });

  it("has exactly one article in the older format, and one for each language alone", async () => {
    const older = await database.query(
      "select distinct slug from public.otm_blog_articles join public.otm_blog_article_content on article_id = id where content not like '%<p%'",
    );
    expect(older).toEqual([{ slug: "agentic-ai" }]);
    const alone = await database.query(`
      select slug, min(language) as language from public.otm_blog_articles
      join public.otm_blog_article_content on article_id = id group by slug having count(*) = 1 order by slug`);
    expect(alone).toEqual([
      { slug: "ai-verordening-voor-het-mkb", language: "nl" },
      { slug: "working-with-a-dutch-automation-partner", language: "en" },
    ]);
  });
});
