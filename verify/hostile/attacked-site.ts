import { startSite } from "../../bench/site-process.ts";
import { postgres, temporaryDirectory, uncached } from "../../bench/test-bed.ts";
import { type Database, openDatabase } from "../../server/backend/database/database.ts";

/** A site whose rows are changed by raw SQL. */
export type AttackedSite = Awaited<ReturnType<typeof startAttackedSite>>;

/** A site without page cache, on a new seeded PostgreSQL, until the scope ends. `directory` holds another build. */
export async function startAttackedSite({
  directory,
  settings,
}: {
  directory?: string;
  settings?: NodeJS.ProcessEnv;
} = {}) {
  await using starting = new AsyncDisposableStack();
  const data = starting.use(await temporaryDirectory());
  const server = starting.use(await postgres());
  const all = { ...uncached, ...settings, DATA_DIR: data.path, DATABASE_URL: server.url };
  const site = starting.use(await startSite(all, { directory }));
  const database = await openDatabase({ url: server.url });
  starting.defer(() => database.close());
  const started = starting.move();
  return {
    site,
    host: new URL(site.address).host,
    database,
    databaseUrl: server.url,
    dataDirectory: data.path,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

/** Publishes an article in both languages per text, with the slugs `attack-0`, `attack-1` and so on. */
export async function publishEach(database: Database, texts: readonly string[]): Promise<void> {
  await database.query(
    `insert into public.otm_blog_articles (id, slug, published)
     select gen_random_uuid(), 'attack-' || number, true from generate_series(0, $1::integer - 1) number`,
    [texts.length],
  );
  await database.query(
    `insert into public.otm_blog_article_content (article_id, language, title, content)
     select article.id, language, 'Attack', item.content
     from unnest($1::text[]) with ordinality item (content, number)
     join public.otm_blog_articles article on article.slug = 'attack-' || (item.number - 1)
     cross join unnest(array['nl', 'en']) language`,
    [texts],
  );
}
