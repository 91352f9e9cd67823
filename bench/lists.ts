import { openDatabase } from "../server/backend/database/database.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { fill } from "./content.ts";
import { measureLoad } from "./load.ts";
import { publishableKey, serveBackend } from "./serve.ts";

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
  const server = await startPostgres();
  try {
    const database = await openDatabase({ url: server.url });
    await fill(database);
    const { address, close } = await serveBackend(database);
    const { perSecond, p99 } = await measureLoad(address + listCall, publishableKey);
    await close();
    const measured = { http: Math.round(perSecond), p99, target: 2_000 };
    console.table([measured]);
    return measured;
  } finally {
    await server.stop();
  }
}
