import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";

/** All that an import can write, each row as text. */
export async function readRows({ DATA_DIR = "" }: NodeJS.ProcessEnv): Promise<string[]> {
  const database = await openEmbeddedDatabase(DATA_DIR);
  try {
    const rows = await database.query<{ row: string }>(`
      select imports::text as row from private.imports
      union all select articles::text from public.otm_blog_articles articles
      union all select content::text from public.otm_blog_article_content content
      union all select pages::text from public.otm_pages pages
      union all select content::text from public.otm_page_content content
      union all select tags::text from public.otm_blog_tags tags
      union all select media::text from public.otm_media media
      union all select redirects::text from public.otm_redirects redirects
      order by 1`);
    return rows.map(({ row }) => row);
  } finally {
    await database.close();
  }
}
