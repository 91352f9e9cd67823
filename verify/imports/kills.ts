import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { onEmbedded, type TestBed, temporaryDirectory, withDatabase } from "../../bench/test-bed.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import { rounds } from "../check.ts";
import { start } from "../harness/commands.ts";
import { importAll } from "./command.ts";
import { type OldSite, writeOldSite } from "./old-site.ts";

const oldSite: OldSite = { posts: 300, pictures: 40, sentences: 24 };
const kills = rounds(20);
/** From the start of the process to the first item, in milliseconds. */
const starting = 700;

/** Kills an import again and again, and compares what it leaves with that of one which nobody killed. @returns the figures */
export async function killImports(): Promise<string> {
  await using directory = await temporaryDirectory();
  const { file, uploads } = await writeOldSite(directory.path, oldSite);
  const words = [file, "--uploads", uploads];
  const { whole, taken } = await onEmbedded((testBed) => importOnce(testBed, words));
  return await onEmbedded(async (testBed) => {
    const { settings, prepare } = testBed;
    await prepare(async () => {});
    const site = await testBed.start();
    const database = () => openEmbeddedDatabase(settings.DATA_DIR ?? "");
    const killedAt: number[] = [];
    const step = Math.max(200, Math.round(((taken - starting) / kills) * 1.2));
    for (let attempt = 1; killedAt.length < kills; attempt += 1) {
      assert(attempt < kills * 5, `Only ${killedAt.length} of ${attempt} imports could be killed`);
      const running = start("import", [...words, "--write"], settings);
      await Promise.race([wait(starting + randomInt(step)), running.ended]);
      running.send("SIGKILL");
      const { status, sentence } = await running.ended;
      if (status !== null) assert.equal(status, 0, sentence);
      else killedAt.push(await withDatabase(database(), countTaken));
    }
    const { seconds } = await importAll(words, settings);
    const found = await withDatabase(database(), readContent);
    await site.stop();
    assert.deepEqual(found, whole);
    const countOf = (part: keyof typeof statements) => whole[part]?.length ?? 0;
    const inMidst = killedAt.filter((count) => count > 0 && count < countOf("imports")).length;
    return `${killedAt.length} kills, ${inMidst} of them with some of ${countOf("imports")} items taken; the last import took ${seconds.toFixed(0)} s; ${countOf("articles")} articles, ${countOf("versions")} with their versions, ${countOf("files")} files and ${countOf("redirects")} redirects as of one that was not killed (${(taken / 1_000).toFixed(0)} s), no row without its subject`;
  });
}

/** The content of an import that nobody killed, and how long that took, in milliseconds. */
async function importOnce(
  { settings, prepare, start: startSite }: TestBed,
  words: readonly string[],
): Promise<{ whole: Content; taken: number }> {
  await prepare(async () => {});
  const site = await startSite();
  const { seconds } = await importAll(words, settings);
  const whole = await withDatabase(openEmbeddedDatabase(settings.DATA_DIR ?? ""), readContent);
  await site.stop();
  return { whole, taken: seconds * 1_000 };
}

/** What is compared, by its statement: ids of files are replaced by what they hold, others by keys. */
const statements = {
  articles: `
    select article.slug, article.author, article.published, article.created_at, article.published_at, article.read_time,
      content.language, content.title, content.excerpt, content.meta_title, content.meta_description, content.published as shown,
      pg_temp.by_content(content.content) as content, pg_temp.by_content(article.image_url) as image,
      (select string_agg(tag.slug, ' ' order by tag.slug) from public.otm_blog_article_tags tagged
        join public.otm_blog_tags tag on tag.id = tagged.tag_id where tagged.article_id = article.id) as tags
    from public.otm_blog_articles article join public.otm_blog_article_content content on content.article_id = article.id
    order by article.slug, content.language`,
  tags: "select slug, name, name_nl, name_en from public.otm_blog_tags order by slug",
  files: "select hash, name, alt_nl, alt_en, size from public.otm_media order by hash, name",
  redirects:
    "select path, pg_temp.by_content(target) as target, kind, note from public.otm_redirects order by path",
  versions: `
    select article.slug, count(*)::int from public.otm_versions version join public.otm_blog_articles article on article.id = version.subject_id
    group by article.slug order by article.slug`,
  imports: "select source, key, kind, group_key, hash, number from private.imports order by source, key",
  orphans: `
    select 'a version' as what from public.otm_versions where kind = 'article' and subject_id not in (select id from public.otm_blog_articles)
    union all select 'an article without text' from public.otm_blog_articles where id not in (select article_id from public.otm_blog_article_content)
    union all select 'an item without subject' from private.imports where subject_id not in (
      select id from public.otm_blog_articles union all select id from public.otm_blog_tags union all select id from public.otm_media)
    union all select 'a file of no import' from public.otm_media where id not in (select subject_id from private.imports)
    union all select 'an article of no import' from public.otm_blog_articles where slug ~ '^(artikel|article)-' and id not in (select subject_id from private.imports)`,
} as const;

type Content = Readonly<Record<string, readonly object[]>>;

async function readContent(database: Database): Promise<Content> {
  const content = await database.transaction(async (transaction) => {
    await transaction.execute(`
      create function pg_temp.by_content(text) returns text language plpgsql as $$
        declare one record;
        begin
          for one in select id, hash from public.otm_media loop $1 := replace($1, one.id::text, one.hash); end loop;
          return $1;
        end $$`);
    const read: Record<string, readonly object[]> = {};
    for (const [part, statement] of Object.entries(statements))
      read[part] = await transaction.query(statement);
    return read;
  });
  assert.deepEqual(content.orphans, []);
  return content;
}

async function countTaken(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>("select count(*)::int as count from private.imports");
  return row?.count ?? 0;
}
