import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, it } from "vitest";
import { countArticles, listArticles } from "../../../../app/data/articles/admin-articles.ts";
import type { ArticleFilter } from "../../../../app/data/articles/article-filter.ts";
import { getTitles, listNewestTitles, searchTitles } from "../../../../app/data/articles/article-titles.ts";
import {
  getPublishedArticle,
  listPublishedArticles,
  listRelatedArticles,
} from "../../../../app/data/articles/articles.ts";
import { listLatestTitles } from "../../../../app/data/articles/feeds.ts";
import type { ListCursor } from "../../../../app/data/list-cursor.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import { searchArticles } from "../../../../app/data/search/search.ts";
import { listTopics } from "../../../../app/data/tags/tags.ts";
import { openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

const [tag, fullTag] = ["b1000000-0000-4000-8000-000000000001", "b1000000-0000-4000-8000-000000000002"];
const everything: ArticleFilter = { search: "", status: null, state: null };

describeOnDatabase("lists of 250 articles, through supabase-js", (open) => {
  let visitor: SupabaseClient<Schema>;
  let admin: SupabaseClient<Schema>;
  /** The slugs of published and of all articles, newest first. */
  let published: string[];
  let all: string[];

  beforeAll(async () => {
    const database = await open();
    await database.execute(articles);
    const api = await openApi(database);
    visitor = api.client();
    admin = api.client(await api.signIn({ isAdmin: true }));
    const slugs = "select slug from public.otm_blog_articles";
    const order = "order by created_at desc, id desc";
    const slugOf = ({ slug }: { slug: string }) => slug;
    all = (await database.query<{ slug: string }>(`${slugs} ${order}`)).map(slugOf);
    published = (await database.query<{ slug: string }>(`${slugs} where published ${order}`)).map(slugOf);
  });

  it("are paged by visitors, every article once", async () => {
    const seen: string[] = [];
    // The first page has one more, which leads it: 13 of 200, then 16 pages of up to 12.
    const last = 17;
    for (let page = 1; page <= last; page++) {
      const list = await listPublishedArticles(visitor, "nl", page);
      expect(list).toMatchObject({ total: published.length, last });
      if (page < last) expect(list?.cards).toHaveLength(page === 1 ? 13 : 12);
      seen.push(...(list?.cards ?? []).map(({ slug }) => slug));
    }
    expect(seen).toEqual(published);
    for (const page of [last + 1, last + 2, 9_999_999]) {
      expect(await listPublishedArticles(visitor, "nl", page)).toBeNull();
    }
  });

  it.each(["a visitor", "an administrator"])("are paged by tag, without drafts, for %s", async (who) => {
    const db = who === "a visitor" ? visitor : admin;
    const tagged = published.filter((slug) => slug.endsWith("7"));
    const first = await listPublishedArticles(db, "nl", 1, tag);
    const second = await listPublishedArticles(db, "nl", 2, tag);
    expect([first, second]).toMatchObject([
      { total: 25, last: 3 },
      { total: 25, last: 3 },
    ]);
    expect([...(first?.cards ?? []), ...(second?.cards ?? [])].map(({ slug }) => slug)).toEqual(
      tagged.slice(0, 24),
    );
    expect(await listPublishedArticles(db, "nl", 4, tag)).toBeNull();
    expect(await listPublishedArticles(db, "nl", 1, randomUUID())).toEqual({
      cards: [],
      total: 0,
      last: 1,
    });
  });

  it("have the most used tag first among their topics, drafts apart", async () => {
    const topics = await listTopics(visitor, "nl");
    // 50 articles carry the first, half of them drafts, and 24 the second.
    expect(topics.map(({ slug }) => slug)).toEqual(["zeven", "vol"]);
  });

  it("are empty on the page after a full last one", async () => {
    const full = await listPublishedArticles(visitor, "nl", 2, fullTag);
    expect(full).toMatchObject({ total: 24, last: 2 });
    expect(full?.cards).toHaveLength(12);
    expect(await listPublishedArticles(visitor, "nl", 3, fullTag)).toBeNull();
  });

  it.each<[string, ArticleFilter, (slug: string) => boolean]>([
    ["everything", everything, () => true],
    ["drafts", { ...everything, status: "draft" }, (slug) => !published.includes(slug)],
    ["what is published", { ...everything, status: "published" }, (slug) => published.includes(slug)],
    ["a search", { ...everything, search: "TITEL 1" }, (slug) => slug.startsWith("a1")],
    [
      "a search in drafts",
      { ...everything, search: "titel 1", status: "draft" },
      (slug) => slug.startsWith("a1") && !published.includes(slug),
    ],
    ["drafts in English", { ...everything, state: "draft_en" }, (slug) => !published.includes(slug)],
    ["what lacks Dutch", { ...everything, state: "lacks_nl" }, () => false],
  ])("are paged by administrators in both directions: %s", async (_, filter, isMeant) => {
    const expected = all.filter(isMeant);
    const pages: string[][] = [];
    let place: ListCursor | null = null;
    let newer: ListCursor | null = null;
    do {
      const page = await listArticles(admin, filter, place);
      pages.push(page.rows.map(({ slug }) => slug));
      ({ older: place, newer } = page);
    } while (place);
    expect(pages.flat()).toEqual(expected);
    while (newer) {
      const page = await listArticles(admin, filter, newer);
      pages.pop();
      expect(page.rows.map(({ slug }) => slug)).toEqual(pages.at(-1));
      newer = page.newer;
    }
    expect(pages).toHaveLength(1);
  });

  it("are counted", async () => {
    expect(await countArticles(admin)).toEqual({
      published: published.length,
      drafts: 250 - published.length,
    });
    expect(await countArticles(visitor)).toEqual({ published: published.length, drafts: 0 });
  });

  it("are listed by title: the newest, by search, or by name", async () => {
    const newest = await listNewestTitles(admin);
    expect(newest.isAll).toBe(false);
    expect(newest.entries.map(({ slug }) => slug)).toEqual(published.slice(0, 100));
    expect(newest.entries[0]).toMatchObject({ title: "Title 3" });
    const found = await searchTitles(admin, "title 24");
    expect(found).toMatchObject({ isAll: true });
    expect(found.entries.map(({ slug }) => slug)).toEqual(published.filter((slug) => /^a24/.test(slug)));
    const ids = [...newest.entries.slice(3, 5).map(({ id }) => id), "a0000000-0000-4000-8000-000000000005"];
    expect((await getTitles(admin, ids)).map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    expect(await getTitles(admin, [])).toEqual([]);
  });
});

describeOnDatabase("lists of visitors, through supabase-js", (open) => {
  it("are in order of publication, as feeds are", async () => {
    const database = await open();
    await database.execute(publishedLater);
    const visitor = (await openApi(database)).client();
    const inOrder = ["written-first", "imported", "written-last"];
    const slugsOf = (rows: readonly { slug: string }[] | undefined) => rows?.map(({ slug }) => slug);
    expect(slugsOf((await listPublishedArticles(visitor, "nl", 1))?.cards)).toEqual(inOrder);
    expect(slugsOf((await searchArticles(visitor, "titel", "nl", 1)).results)).toEqual(inOrder);
    expect(slugsOf(await listLatestTitles(visitor, "nl"))).toEqual(inOrder);
    const last = await getPublishedArticle(visitor, "written-last", "nl");
    expect(last && slugsOf(await listRelatedArticles(visitor, last, "nl"))).toEqual(inOrder.slice(0, 2));
  });
});

// The second was stored as published, with the date that it has elsewhere.
const publishedLater = `
  insert into public.otm_blog_articles (slug, published, created_at) values
    ('written-first', false, '2025-01-01'), ('imported', true, '2025-05-05'), ('written-last', false, '2025-03-03');
  update public.otm_blog_articles set published = true, published_at = '2025-04-04' where slug = 'written-last';
  update public.otm_blog_articles set published = true where slug = 'written-first';
  insert into public.otm_blog_article_content (article_id, language, title)
    select id, 'nl', 'Titel' from public.otm_blog_articles;`;

// Every fifth is a draft; groups of three have equal times; they span four months.
const articles = `
  insert into public.otm_blog_articles (id, slug, published, created_at)
    select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'a' || n, n % 5 <> 0,
      timestamptz '2025-05-01' - (n + 2) / 3 * interval '31 hours' from generate_series(1, 250) n;
  insert into public.otm_blog_article_content (article_id, language, title)
    select id, language, case language when 'nl' then 'Titel ' else 'Title ' end || substr(slug, 2)
    from public.otm_blog_articles cross join unnest(array['nl', 'en']) language;
  insert into public.otm_blog_tags (id, name, slug) values ('${tag}', 'Zeven', 'zeven'), ('${fullTag}', 'Vol', 'vol');
  insert into public.otm_blog_article_tags
    select id, '${tag}'::uuid from public.otm_blog_articles where right(slug, 1) in ('7', '5')
    union all (select id, '${fullTag}' from public.otm_blog_articles where published limit 24);`;
