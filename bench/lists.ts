import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { measureLoad } from "./load.ts";
import { publishableKey, serveBackend } from "./serve.ts";
import { postgres } from "./test-bed.ts";

type Measured = { http: number; p99: number; target: number };

const select = [
  "id,slug,author,read_time,image_url,created_at",
  "otm_blog_article_content(language,title,subtitle,excerpt)",
  "otm_blog_tags(name,slug)",
].join(",");

/** The site's request for the list of articles. */
const listCall = `/rest/v1/otm_blog_articles?select=${select}&published=eq.true&order=created_at.desc`;

/** Calls of the article list per second, over HTTP. */
export async function measureLists(): Promise<Measured> {
  await using server = await postgres();
  const database = await openDatabase({ url: server.url });
  await fill(database);
  await using backend = await serveBackend(database);
  const { perSecond, p99 } = await measureLoad(backend.address + listCall, publishableKey);
  return { http: Math.round(perSecond), p99, target: 2_000 };
}

/** A migrated database with 20 published articles in two languages, three tags each, and as many drafts. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  await database.execute(`
    insert into public.otm_blog_articles (slug, author, read_time, image_url, published, created_at)
    select 'article-' || number, 'Noor van der Laan', 5, '/images/insights/' || number || '.svg', number <= 20,
      timestamptz '2025-01-01' + number * interval '1 day'
    from generate_series(1, 40) as number;

    insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
    select id, language, 'Waar u begint met automatiseren', 'Een lijst, een som en een eerste keuze',
      repeat('Wat u deze week met de hand doet. ', 5), '<p>' || repeat('Een alinea over het werk. ', 250) || '</p>'
    from public.otm_blog_articles cross join unnest(array['nl', 'en']) as language;

    insert into public.otm_blog_tags (name, slug)
    select 'Tag ' || number, 'tag-' || number from generate_series(1, 6) as number;

    insert into public.otm_blog_article_tags (article_id, tag_id)
    select article.id, tag.id
    from public.otm_blog_articles article
      cross join lateral (select id from public.otm_blog_tags order by md5(slug || article.slug) limit 3) tag;

    analyze;
  `);
}
