// @module-tag Values

import { beforeEach, expect, it } from "vitest";
import { describeOnApi } from "../../server/backend/testing/describe-on-api.ts";
import { emptyTables } from "../../supabase/tests/content.ts";
import { writeSitemap, writeSitemapPart } from "./site-sitemap.ts";
import { expectXml, readSitemap } from "./testing/validators.ts";

const origin = "https://vlotwerk.example";
/** Five more than the addresses of what is arranged. */
const limit = 24;

describeOnApi("the sitemap", (api) => {
  beforeEach(async () => {
    await emptyTables(api.database);
    await api.database.execute(content);
  });

  async function find(path: string) {
    const items = await readSitemap(await writeSitemap(api.client(), origin));
    return items.find(({ url }) => url === origin + path);
  }

  it("lists an article in each of its languages, with alternates and lastmod", async () => {
    const links = [
      { lang: "nl", url: `${origin}/insights/both` },
      { lang: "en", url: `${origin}/en/insights/both` },
      { lang: "x-default", url: `${origin}/insights/both` },
    ];
    expect(await find("/insights/both")).toMatchObject({ links, lastmod: "2026-03-01T12:00:00.000Z" });
    expect(await find("/en/insights/both")).toMatchObject({ links });
  });

  it("names no last change that is no date", async () => {
    await api.database.execute(`
      alter table public.otm_blog_articles drop constraint updated_at_is_plausible, disable trigger user;
      update public.otm_blog_articles set updated_at = 'infinity';
      alter table public.otm_team_members drop constraint updated_at_is_plausible, disable trigger user;
      update public.otm_team_members set updated_at = '290000-01-01'`);
    expect(await find("/insights/both")).toMatchObject({ url: `${origin}/insights/both` });
    expect(await find("/insights/both")).not.toHaveProperty("lastmod");
    await api.database.execute(`
      alter table public.otm_blog_articles enable trigger user;
      alter table public.otm_team_members enable trigger user`);
  });

  it("lists a single-language article once", async () => {
    const links = [
      { lang: "en", url: `${origin}/en/insights/english` },
      { lang: "x-default", url: `${origin}/en/insights/english` },
    ];
    expect(await find("/en/insights/english")).toMatchObject({ links });
    expect(await find("/insights/english")).toBeUndefined();
  });

  it.each([
    ["/", true],
    ["/en", true],
    ["/terms", true],
    ["/en/terms", false],
    ["/insights/tag/public", true],
    ["/en/insights/tag/public", true],
    ["/insights/tag/secret", false],
    ["/insights/draft", false],
    ["/insights/without-text", false],
    ["/download/active", true],
    ["/en/download/active", false],
    ["/download/draft", false],
    ["/admin", false],
    ["/404", false],
  ])("%s: %s", async (path, isThere) => {
    expect((await find(path)) !== undefined).toBe(isThere);
  });

  it("is a single file up to its limit of addresses", async () => {
    await addArticles(2);
    expect(await readSitemap(await writeSitemap(api.client(), origin, limit))).toHaveLength(limit - 1);
    await addArticles(1);
    expect(await writeSitemap(api.client(), origin, limit)).toContain("<sitemapindex");
  });

  it("is an index beyond that, whose parts list every address once", async () => {
    await addArticles(22);
    const index = await writeSitemap(api.client(), origin, limit);
    expectXml(index);
    const names = [...index.matchAll(/<loc>https:\/\/vlotwerk\.example\/sitemap\/([^<]+)\.xml<\/loc>/g)];
    expect(names.map(([, name]) => name)).toEqual(["pages-1", "articles-1", "articles-2", "articles-3"]);

    const parts = await Promise.all(
      names.map(async ([, name = ""]) => {
        const part = await writeSitemapPart(api.client(), origin, name, limit);
        return (await readSitemap(part ?? "")).map(({ url }) => url);
      }),
    );
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(limit);
    const addresses = parts.flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => address.includes("/insights/many-"))).toHaveLength(44);
  });

  it("splits the other pages too when there are that many", async () => {
    await addArticles(1);
    await api.database.execute(`
      with tag as (insert into public.otm_blog_tags (name, slug) select 'T' || n, 't' || n from generate_series(1, 10) n returning id)
      insert into public.otm_blog_article_tags select article.id, tag.id from tag, public.otm_blog_articles article
      where article.published and article.slug like 'many-%'`);
    const index = await writeSitemap(api.client(), origin, limit);
    expect(index).toContain("/sitemap/pages-2.xml</loc>");
    const parts = await Promise.all(
      ["pages-1", "pages-2"].map(async (name) =>
        readSitemap((await writeSitemapPart(api.client(), origin, name, limit)) ?? ""),
      ),
    );
    const addresses = parts.flat().map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => /\/insights\/tag\/t\d+$/.test(address))).toHaveLength(20);
    expect(await writeSitemapPart(api.client(), origin, "pages-3", limit)).toBeNull();
  });

  it("lists more articles and download pages than one database response holds", async () => {
    await addArticles(1_100);
    await api.database.execute(`
      set session_replication_role = replica;
      with page as (
        insert into public.otm_download_pages (slug, active) select 'd' || n, true from generate_series(1, 1100) n returning id
      ) insert into public.otm_download_page_content (page_id, language, title) select id, 'nl', 'T' from page;
      reset session_replication_role`);
    const items = await readSitemap(await writeSitemap(api.client(), origin));
    expect(items.filter(({ url }) => /\/download\/d\d+$/.test(url))).toHaveLength(1_100);
    expect(items.filter(({ url }) => url.includes("/insights/many-"))).toHaveLength(2_200);
  });

  it.each([
    ["/download/active", "update public.otm_download_page_content set form_title = 'x'"],
    [
      "/about-us",
      "insert into public.otm_about_us_content (content_key, value_nl) values ('about_title', 'Wij')",
    ],
    [
      "/about-us",
      "insert into public.otm_team_members (name, active, display_order) values ('Noor', true, 1)",
    ],
    [
      "/about-us",
      `insert into public.otm_about_us_content (content_key, updated_at) values ('about_title', '2025-01-01');
       insert into public.otm_team_members (name, display_order) values ('Noor', 1);
       update public.otm_team_members set active = false`,
    ],
    [
      "/about-us",
      `insert into public.otm_about_us_content (content_key, updated_at) values ('about_title', '2025-01-01');
       insert into public.otm_team_members (name, display_order) values ('Noor', 1);
       delete from public.otm_team_members`,
    ],
    ["/insights/both", "update public.otm_blog_article_content set title = 'x'"],
  ])("contains the last change of a text of %s: %s", async (path, change) => {
    const before = Date.now();
    await api.database.execute(change);
    const updatedAt = Date.parse((await find(path))?.lastmod ?? "");
    expect(Math.abs(updatedAt - before)).toBeLessThan(60_000);
  });

  it.each(["articles-0", "articles-2", "articles-01", "articles-1e3", "pages", "pages-2", "", "x"])(
    "has no part %j",
    async (name) => {
      expect(await writeSitemapPart(api.client(), origin, name)).toBeNull();
    },
  );

  async function addArticles(count: number) {
    await api.database.execute(`
      set session_replication_role = replica;
      with added as (
        insert into public.otm_blog_articles (slug, published)
        select 'many-' || gen_random_uuid(), true from generate_series(1, ${count}) n returning id
      )
      insert into public.otm_blog_article_content (article_id, language, title)
      select id, language, 'T' from added, unnest(array['nl', 'en']) language;
      reset session_replication_role`);
  }
});

const content = `
  insert into public.otm_blog_articles (id, slug, published) values
    ('a0000000-0000-4000-8000-000000000001', 'both', true),
    ('a0000000-0000-4000-8000-000000000002', 'english', true),
    ('a0000000-0000-4000-8000-000000000003', 'draft', false),
    ('a0000000-0000-4000-8000-000000000004', 'without-text', true);
  set session_replication_role = replica;
  update public.otm_blog_articles set updated_at = '2026-03-01 13:00+01';
  reset session_replication_role;
  insert into public.otm_blog_article_content (article_id, language, title) values
    ('a0000000-0000-4000-8000-000000000001', 'nl', 'Beide'), ('a0000000-0000-4000-8000-000000000001', 'en', 'Both'),
    ('a0000000-0000-4000-8000-000000000002', 'en', 'English'), ('a0000000-0000-4000-8000-000000000003', 'nl', 'Concept');
  insert into public.otm_blog_tags (id, name, slug) values
    ('b0000000-0000-4000-8000-000000000001', 'Public', 'public'), ('b0000000-0000-4000-8000-000000000002', 'Secret', 'secret');
  insert into public.otm_blog_article_tags values
    ('a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001'),
    ('a0000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000002');
  insert into public.otm_download_pages (id, slug, active) values
    ('d0000000-0000-4000-8000-000000000001', 'active', true), ('d0000000-0000-4000-8000-000000000002', 'draft', false);
  insert into public.otm_download_page_content (page_id, language, title) values
    ('d0000000-0000-4000-8000-000000000001', 'nl', 'Actief'), ('d0000000-0000-4000-8000-000000000002', 'nl', 'Concept');`;
