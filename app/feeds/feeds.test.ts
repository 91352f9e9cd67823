// @module-tag Values
// @module-tag S22

import { parseFeed as parseElsewhere } from "@rowanmanning/feed-parser";
import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { type Api, openApi } from "../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { emptyTables } from "../../supabase/tests/content.ts";
import { cleanHtml } from "../html/clean.server.ts";
import { expectXml } from "../seo/testing/validators.ts";
import { atomDocument } from "./atom.ts";
import { readFeed } from "./feed.ts";
import { rssDocument } from "./rss.ts";

const origin = "https://vlotwerk.example";
const formats = [
  ["RSS", rssDocument],
  ["Atom", atomDocument],
] as const;

describeOnDatabase("the feeds", (open) => {
  let api: Api;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await database.execute(articles);
    api = await openApi(database);
  });

  async function feed(language: "nl" | "en", tag: string | null = null) {
    const found = await readFeed(api.client(), origin, language, tag);
    if (!found) throw new Error("There is no such feed");
    return found;
  }

  it("list the articles of their language, newest first", async () => {
    expect((await feed("nl")).entries.map(({ title }) => title)).toEqual([hostileTitle, "Een", "Twee"]);
    expect((await feed("en")).entries.map(({ title }) => title)).toEqual(["One"]);
  });

  it("of a tag list the tag's articles", async () => {
    expect((await feed("nl", "public")).entries.map(({ title }) => title)).toEqual(["Een"]);
    expect((await feed("en", "public")).entries.map(({ title }) => title)).toEqual(["One"]);
  });

  it.each(["secret", "unknown", "x".repeat(1000)])(
    "do not exist for a tag without published articles: %s",
    async (tag) => {
      expect(await readFeed(api.client(), origin, "nl", tag)).toBeNull();
    },
  );

  it("contain the time of the last change, also when empty", async () => {
    const { entries, updatedAt } = await feed("nl");
    expect(updatedAt).toBe(
      entries
        .map((entry) => entry.updatedAt)
        .sort()
        .at(-1),
    );
  });

  it("are read by feedsmith as RSS", async () => {
    const text = rssDocument(await feed("nl"));
    expectXml(text);
    const read = parseRssFeed(text);
    expect(read).toMatchObject({
      title: "Vlotwerk Insights",
      link: `${origin}/insights`,
      language: "nl",
      atom: { links: [{ rel: "self", href: `${origin}/rss.xml`, type: "application/rss+xml" }] },
    });
    expect(read.items?.[0]).toMatchObject({
      title: hostileTitle.replace("\uFFFE", "").trim(),
      content: { encoded: cleanHtml(hostileHtml) },
    });
    expect(read.items?.[1]).toMatchObject({
      title: "Een",
      link: `${origin}/insights/one`,
      guid: { value: `tag:vlotwerk.example,2025:article/${id(1)}/nl`, isPermaLink: false },
      pubDate: "Sun, 01 Mar 2026 12:00:00 GMT",
      description: "Kort",
      categories: [{ name: "Public" }],
      dc: { creators: ["Noor"] },
      content: { encoded: `<p>Lang <a href="${origin}/contact">hier</a></p>` },
    });
  });

  it("are read by feedsmith as Atom", async () => {
    const text = atomDocument(await feed("en"));
    expectXml(text);
    const read = parseAtomFeed(text);
    expect(read).toMatchObject({
      id: `${origin}/en/atom.xml`,
      title: { value: "Vlotwerk Insights" },
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(read.entries?.[0]).toMatchObject({
      id: `tag:vlotwerk.example,2025:article/${id(1)}/en`,
      title: { value: "One" },
      links: [{ rel: "alternate", href: `${origin}/en/insights/one` }],
      published: "2026-03-01T12:00:00.000Z",
      authors: [{ name: "Noor" }],
      content: { value: `<p>Full</p>`, type: "html" },
    });
  });

  it.each(formats)("are parsed by a second parser as %s, including hostile texts", async (_, write) => {
    const text = write(await feed("nl"));
    expectXml(text);
    const { title, url, items } = parseElsewhere(text);
    expect({ title, url }).toEqual({ title: "Vlotwerk Insights", url: `${origin}/insights` });
    expect(text).not.toContain("<script");
    const [hostile, plain] = items.map(({ id, url, content, published, authors }) => {
      return { id, url, content, published, authors: authors.map(({ name }) => name) };
    });
    // This parser decodes references twice, so hostile texts are not compared.
    expect(hostile).toMatchObject({ url: `${origin}/insights/three`, authors: ["Zo & Zo"] });
    expect(plain).toEqual({
      id: `tag:vlotwerk.example,2025:article/${id(1)}/nl`,
      url: `${origin}/insights/one`,
      published: new Date("2026-03-01T12:00:00Z"),
      content: `<p>Lang <a href="${origin}/contact">hier</a></p>`,
      authors: ["Noor"],
    });
  });

  it("contain the library's pictures as one file, described in their language", async () => {
    const media = "c0000000-0000-4000-8000-000000000001";
    const hash = "0123456789abcdef0123456789abcdef";
    await api.database.execute(`
      insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour, alt_nl)
      values ('${media}', 'a.jpg', 'a.jpg', '${hash}', 'image/jpeg', 9, 1600, 900, '#c0ffee', 'Een sluis & brug');
      update public.otm_blog_article_content set content = '<p><img src="/media/${media}" alt=""></p>'
      where title = 'Twee';`);
    const { entries } = await feed("nl");
    expect(entries.find(({ title }) => title === "Twee")?.html).toBe(
      `<p><img src="${origin}/media/${media}/${hash}/1200.jpg" alt="Een sluis &amp; brug" width="1600" height="900"></p>`,
    );
  });

  it("include older articles of a language with few articles", async () => {
    await api.database.execute(`
      with added as (
        insert into public.otm_blog_articles (slug, published, published_at)
        select 'dutch-' || n, true, now() from generate_series(1, 201) n returning id
      ), written as (
        insert into public.otm_blog_article_content (article_id, language, title) select id, 'nl', 'Later' from added
      )
      insert into public.otm_blog_article_tags
      select added.id, tag.id from added, public.otm_blog_tags tag where tag.slug = 'public'`);
    expect((await feed("en")).entries.map(({ title }) => title)).toEqual(["One"]);
    expect((await feed("en", "public")).entries.map(({ title }) => title)).toEqual(["One"]);
    expect((await feed("nl")).entries).toHaveLength(20);
  });

  it("hold the newest when the texts are longer than one answer may be", async () => {
    await api.database.execute(`
      with newest as (
        update public.otm_blog_articles set published_at = now() + interval '1 minute' where slug ~ '^dutch-[1-5]$' returning id
      )
      update public.otm_blog_article_content set title = 'Vol beeld', content = '<p>"' || repeat('x', 1048500) || '"</p>'
      from newest where article_id = id`);
    const { entries } = await feed("nl");
    expect(entries.map(({ title }) => title)).toEqual(Array(3).fill("Vol beeld"));
    expect(entries[0]?.html.length).toBeGreaterThan(1_048_000);
  });

  // The last test: it changes the articles.
  it("leave out times that are no dates", async () => {
    await database.execute(`
      alter table public.otm_blog_articles drop constraint published_at_is_plausible,
        drop constraint updated_at_is_plausible, disable trigger user;
      update public.otm_blog_articles set published_at = 'infinity', updated_at = '290000-01-01'`);
    const found = await feed("nl");
    expect(new Set(found.entries.map(({ publishedAt }) => publishedAt))).toEqual(new Set([null]));
    for (const [, documentOf] of formats) expectXml(documentOf(found));
    expect(parseAtomFeed(atomDocument(found)).entries?.[0]).toMatchObject({ updated: found.updatedAt });
    expect(rssDocument(found)).not.toContain("pubDate");
  });
});

function id(number: number): string {
  return `a0000000-0000-4000-8000-00000000000${number}`;
}

const hostileTitle = `</title>]]><script>alert(1)</script> & "🦆" \uFFFE`;
const hostileHtml = `<p onclick="a()">]]> &amp; <script>alert(1)</script><em>waar</em> \u000B</p>`;

const articles = `
  insert into public.otm_blog_articles (id, slug, author, published, published_at, created_at) values
    ('${id(1)}', 'one', 'Noor', true, '2026-03-01 12:00+00', '2026-01-01'),
    ('${id(2)}', 'two', 'Noor', true, '2026-02-01 12:00+00', '2026-02-01'),
    ('${id(3)}', 'three', 'Zo & Zo', true, '2026-04-01 12:00+00', '2026-01-01'),
    ('${id(4)}', 'draft', 'Noor', false, null, '2026-05-01');
  insert into public.otm_blog_article_content (article_id, language, title, excerpt, content) values
    ('${id(1)}', 'nl', 'Een', 'Kort', '<p>Lang <a href="/contact">hier</a></p>'),
    ('${id(1)}', 'en', 'One', null, '<p>Full</p>'),
    ('${id(2)}', 'nl', 'Twee', null, ''),
    ('${id(3)}', 'nl', '${hostileTitle}', '<b>&', '${hostileHtml}'),
    ('${id(4)}', 'nl', 'Concept', null, '');
  insert into public.otm_blog_tags (id, name, slug) values
    ('b0000000-0000-4000-8000-000000000001', 'Public', 'public'), ('b0000000-0000-4000-8000-000000000002', 'Secret', 'secret');
  insert into public.otm_blog_article_tags values
    ('${id(1)}', 'b0000000-0000-4000-8000-000000000001'), ('${id(4)}', 'b0000000-0000-4000-8000-000000000002');`;
