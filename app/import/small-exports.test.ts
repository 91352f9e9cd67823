// @module-tag S50

import { expect, it } from "vitest";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { redirectPath } from "../data/redirects/redirect-path.ts";
import { isNotTaken, type ReportedItem } from "./import-state.ts";
import { planImport } from "./plan.ts";
import { readOutline } from "./read/read-export.ts";
import { accountOf } from "./report.ts";
import { runImport } from "./run-import.ts";
import { kept, smallExports } from "./testing/exports.ts";
import { openExport } from "./testing/open-export.ts";

/** The things of an export as its text says them; of WordPress with their addresses. */
function thingsOf(text: string): { count: number; live: { id: string; link: string }[] } {
  if (text.startsWith("{")) {
    const { db } = JSON.parse(text);
    const { posts = [], tags = [], settings = [] } = db[0].data;
    return {
      count: posts.length + tags.length,
      live: posts.flatMap((post: GhostRow) => linkOf(post, settings)),
    };
  }
  const items = text.match(/<item>.*?<\/item>/gs) ?? [];
  const live = items
    .filter((item) => /<wp:status>\s*<!\[CDATA\[publish/.test(item))
    .map((item) => ({
      id: /<wp:post_id>(\d+)/.exec(item)?.[1] ?? "",
      link: /<link>(.*?)<\/link>/.exec(item)?.[1] ?? "",
    }));
  return { count: items.length, live };
}

type GhostRow = Readonly<Record<"id" | "slug" | "type" | "status" | "visibility" | "published_at", string>>;

/** Of a post of Ghost that was public, whose old address is made of its row. */
function linkOf(
  { id = "", slug, type, status, visibility, published_at }: GhostRow,
  settings: readonly { key: string; value: string }[],
) {
  if (status !== "published" || visibility !== "public" || id === "") return [];
  const permalinks = settings.find(({ key }) => key === "permalinks")?.value ?? "/:slug/";
  const [year = "", month = ""] = published_at.split("-");
  const dated = permalinks.replace(":year", year).replace(":month", month).replace(":slug", slug);
  return [{ id, link: type === "page" ? `/${slug}/` : dated }];
}

describeOnDatabase("a small export", (openDatabase) => {
  async function take(text: string) {
    const database = await openDatabase();
    await database.execute(
      `delete from public.otm_blog_articles; delete from public.otm_pages; delete from public.otm_blog_tags;
      delete from public.otm_redirects; delete from private.imports`,
    );
    const open = openExport(text);
    const outline = await readOutline(open);
    const plan = planImport([{ open, outline }], { language: "nl" });
    const items: ReportedItem[] = [];
    const storeFile = async () => ({ reason: "none" });
    for await (const item of runImport(plan, { call: database.call, storeFile }, false)) items.push(item);
    const dry: ReportedItem[] = [];
    for await (const item of runImport(plan, { call: database.call, storeFile }, true)) dry.push(item);
    const redirects = new Map(
      (
        await database.query<{ path: string; target: string | null }>(
          "select path, target from public.otm_redirects",
        )
      ).map(({ path, target }) => [path, target]),
    );
    return { database, plan, items, dry, redirects };
  }

  it.each(Object.entries(smallExports))("is accounted for: %s", async (_, text) => {
    const { plan, items, dry, redirects, database } = await take(text);
    const account = accountOf(plan, items);
    expect(items.filter(({ isListed }) => isListed)).toHaveLength(plan.count);
    const notTaken = account.notTaken.reduce((sum, { count }) => sum + count, 0);
    expect(account.taken + notTaken).toBe(account.inFile);
    expect(account.notTaken.filter(({ reason }) => reason === null)).toEqual([]);
    expect(accountOf(plan, items.slice(0, 1)).notTaken.reduce((sum, { count }) => sum + count, 0)).toBe(
      plan.count - accountOf(plan, items.slice(0, 1)).taken,
    );
    const things = thingsOf(text);
    const ofTags = items.filter(({ kind, key }) => kind === "tag" || key.startsWith("taxonomy:")).length;
    expect(account.inFile).toBe(things.count + (text.startsWith("{") ? 0 : ofTags));
    expect(dry.filter(({ isListed }) => isListed)).toHaveLength(plan.count);

    const live = await database.query<{ text: string }>(
      `select concat(content.title, content.excerpt, content.content, content.meta_description) as text
      from public.otm_blog_articles article join public.otm_blog_article_content content on article_id = article.id
      where article.published
      union all select concat(page.title, page.description, page.sections)
      from public.otm_pages join public.otm_page_content page on page_id = otm_pages.id where otm_pages.published`,
    );
    expect(live.filter((row) => row.text.includes(kept))).toEqual([]);

    const notes = items.flatMap(({ notes }) => notes);
    for (const { id, link } of things.live) {
      const path = redirectPath(link);
      const item = items.find((one) => one.key === id && one.isListed);
      if (!item) throw new Error(`Nothing is said of ${id}`);
      const isNamed =
        isNotTaken(item) || item.notes.length > 0 || notes.some(({ values }) => values?.path === path);
      const isLed = path !== null && (path === item.address || redirects.get(path) === item.address);
      if (!isLed) expect([id, isNamed]).toEqual([id, true]);
    }
    for (const target of redirects.values()) {
      if (!target?.startsWith("/insights/tag/")) continue;
      const slug = target.split("/")[3] ?? "";
      expect(
        await database.query(
          `select from public.otm_blog_tags tag join public.otm_blog_article_tags on tag_id = tag.id
          join public.otm_blog_articles article on article.id = article_id where published and tag.slug = $1`,
          [slug],
        ),
      ).not.toEqual([]);
    }
  });
});
