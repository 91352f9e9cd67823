import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { readPages } from "./pages-read.ts";
import { admin, as, createMembers, createUsers, user, visitor, writer } from "./users.ts";

describeOnDatabase("with 1,500 articles", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await createMembers(database);
    // Of the triggers only those of the search, as the others take ten times as long.
    await database.execute(`
      set local session_replication_role = replica;
      alter table public.otm_blog_article_content enable always trigger index_text;
      alter table public.otm_blog_article_faqs enable always trigger index_questions;
      ${manyArticles}`);
    await database.execute("vacuum analyze");
  });

  async function plan(caller: Caller, statement: string): Promise<string> {
    const rows = await as<{ "QUERY PLAN": string }>(database, caller, `explain ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  }

  describe.each([
    ["a visitor", visitor],
    ["a user", user],
    ["an administrator", admin],
  ])("%s", (_, caller) => {
    it.each([
      ["created_at", "newest"],
      ["published_at", "latest"],
    ])("reads a page of the list by %s in index order, with texts and tags by index", async (time, index) => {
      const found = await plan(caller, pageOfArticles.replace("created_at", time));
      expect(found).toContain(`Index Scan using otm_blog_articles_${index}_published`);
      expect(found).not.toContain("Sort");
      expect(found).not.toMatch(/Seq Scan on otm_blog_article/);
    });

    it.each([
      ["created_at, id limit 1000 offset 600", "Scan Backward using otm_blog_articles_newest_published"],
      ["published_at desc, id desc limit 20", "Scan using otm_blog_articles_latest_published"],
    ])("reads the sitemap and feeds in index order: %s", async (order, index) => {
      const found = await plan(
        caller,
        `select slug from public.otm_blog_articles where published order by ${order}`,
      );
      expect(found).toContain(index);
      expect(found).not.toContain("Sort");
    });

    it("finds an article by its slug", async () => {
      const found = await plan(
        caller,
        "select * from public.otm_blog_articles where slug = 'a77' and published",
      );
      expect(found).toContain("Index Scan using otm_blog_articles_slug_key");
    });

    it.each([
      ["otm_blog_article_faqs", "otm_blog_article_faqs_in_order", "order by display_order"],
      ["otm_blog_article_content", "otm_blog_article_content_pkey", ""],
      ["otm_blog_article_slugs", "otm_blog_article_slugs_article_id", ""],
    ])("finds an article's rows by index in %s", async (table, index, order) => {
      const statement = `select * from public.${table} where article_id = '${article(77)}' ${order}`;
      const found = await plan(caller, statement);
      expect(found).toContain(index);
      expect(found).not.toContain("Seq Scan");
    });
  });

  describe("an administrator", () => {
    it.each([
      ["everything", "true", "otm_blog_articles_newest"],
      ["what is published", "published = true", "otm_blog_articles_newest_published"],
      ["drafts", "published = false", "otm_blog_articles_newest_drafts"],
    ])("reads the list from any cursor in index order: %s", async (_, status, index) => {
      for (const place of ["true", oldCursor]) {
        const found = await plan(
          admin,
          `select slug from public.otm_blog_articles where ${status} and ${place}
          order by created_at desc, id desc limit 31`,
        );
        expect(found).toContain(`Index Scan using ${index} `);
        expect(found).not.toContain("Sort");
        expect(found.includes("Index Cond")).toBe(place === oldCursor);
      }
    });

    it("reads many pages without an index (control)", async () => {
      expect(await pagesRead("public.otm_blog_article_content where subtitle = 'x'")).toBeGreaterThan(550);
    });

    it.each([
      ["filter_articles", "zeldzaam", 500],
      ["filter_articles", "ontbreekt", 500],
      ["filter_articles", "title", 500],
      ["search_articles", "zeldzaam", 500],
      ["search_articles", "ontbreekt", 500],
      // Of a frequent word only the newest 500 matches are ranked.
      ["search_articles", "overal", 5_000],
    ])("reads few pages to %s by %s", async (name, text, max) => {
      const search = `public.${name}('${text}')`;
      // A connection caches the catalog, and forgets it when another one changes that.
      const read = [await pagesRead(search), await pagesRead(search), await pagesRead(search)];
      expect(Math.min(...read)).toBeLessThan(max);
    });

    it("finds what is rare (control)", async () => {
      const found = "select slug from public.filter_articles('zeldzaam')";
      expect(await as(database, admin, found)).toHaveLength(1);
    });

    async function pagesRead(from: string): Promise<number> {
      const [row] = await as<{ "QUERY PLAN": unknown }>(
        database,
        admin,
        `explain (analyze, buffers, format json) select * from ${from}`,
      );
      return readPages(row?.["QUERY PLAN"]);
    }
  });

  describe("the library", () => {
    beforeAll(async () => {
      await database.execute(usedPicture);
    });

    it.each([
      ["tell where a picture is used", `select * from public.list_media_uses(array['${picture}'::uuid])`],
      ["tell a writer whether it is live", `select private.is_media_live('${picture}')`],
      [
        "count what waits when a version is saved",
        `select private.add_version('article', '${article(80)}', private.newest_number('${article(80)}'), 'working', '', private.document_of('article', '${article(80)}'))`,
      ],
      [
        "count what an article names",
        `update public.otm_blog_articles set image_url = case when image_url is null then '/media/${picture}' end
         where id = '${article(90)}'`,
      ],
    ])("reads few pages to %s", async (_, statement) => {
      const pagesRead = () =>
        database.transaction(async (transaction) => {
          await transaction.query("select set_config('request.jwt.claims', $1, true)", [admin.claims]);
          const explain = `explain (analyze, buffers, format json) ${statement}`;
          const [row] = await transaction.query<{ "QUERY PLAN": unknown }>(explain);
          return readPages(row?.["QUERY PLAN"]);
        });
      await pagesRead();
      expect(await pagesRead()).toBeLessThan(600);
    });
  });

  it.each([
    ["a user", user],
    ["a writer", writer],
    ["an administrator", admin],
  ])("the role of %s is checked once per query, not per row", async (_, caller) => {
    const found = await plan(caller, pageOfArticles);
    expect(found).toMatch(/InitPlan/);
    expect(found).not.toMatch(/Filter: .*is_(admin|editor|writer)\(\)/);
  });
});

const article = (number: number) => `a0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const picture = "f0000000-0000-4000-8000-000000000001";

// In the texts of some forty drafts.
const usedPicture = `
  insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
    values ('${picture}', 'foto.jpg', 'foto.jpg', repeat('2', 32), 'image/jpeg', 9, 1600, 1200, '#c0ffee');
  update public.otm_blog_article_content set content = content || '<img src="/media/${picture}">'
    where language = 'nl'
      and article_id in (select id from public.otm_blog_articles where slug ~ '^a[1-3]?[0-9]0$')`;

// Unique words per article make the index as large as with real texts.
const manyArticles = `
  insert into public.otm_blog_tags (name, slug) select 't' || n, 't' || n from generate_series(1, 20) n;
  insert into public.otm_blog_articles (id, slug, published, created_at, published_at)
    select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'a' || n, n % 10 <> 0,
      now() - n * interval '1 hour', now() - n * interval '1 hour' from generate_series(1, 1500) n;
  insert into public.otm_blog_article_faqs (article_id, question_nl) select id, 'Wat?' from public.otm_blog_articles;
  insert into public.otm_blog_article_content (article_id, language, title, content)
    select id, language, case when slug like '%750' then 'Zeldzaam' else 'Title' end,
      '<p>Overal staat ' || (select string_agg(md5(slug || n), ' ') from generate_series(1, 40) n)
        || case when slug like '%777' then ' zeldzaam' else '' end || '</p>'
    from public.otm_blog_articles, unnest(array['nl', 'en']) language;
  insert into public.otm_blog_article_tags (article_id, tag_id)
    select article.id, tag.id from public.otm_blog_articles article
    join public.otm_blog_tags tag on right(article.slug, 1) = right(tag.slug, 1);
  insert into public.otm_blog_article_slugs (slug, article_id) select 'was-' || slug, id from public.otm_blog_articles;`;

const oldCursor = `created_at <= now() - interval '30 days'
  and (created_at < now() - interval '30 days' or id < '${article(720)}')`;

const pageOfArticles = `
  select slug, texts.list, tags.list from public.otm_blog_articles article
  cross join lateral (
    select json_agg(content.title) as list from public.otm_blog_article_content content
    where content.article_id = article.id) texts
  cross join lateral (
    select json_agg(tag.name) as list from public.otm_blog_article_tags link
    join public.otm_blog_tags tag on tag.id = link.tag_id
    where link.article_id = article.id) tags
  where published order by created_at desc, article.id desc limit 12`;
