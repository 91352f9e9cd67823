import type { Database } from "../server/backend/database/database.ts";
import { loadCatalog } from "../server/backend/rest/catalog/load-catalog.ts";
import { planQuery } from "../server/backend/rest/plan/plan.ts";
import { parseQuery } from "../server/backend/rest/plan/query-string.ts";
import { readStatement } from "../server/backend/rest/sql/read.ts";
import type { Execution } from "../server/backend/rest/sql/result.ts";

const select = [
  "id,slug,author,read_time,image_url,created_at",
  "otm_blog_article_content(language,title,subtitle,excerpt)",
  "otm_blog_tags(name,slug)",
].join(",");

/** The site's request for the list of articles. */
export const listCall = `/rest/v1/otm_blog_articles?select=${select}&published=eq.true&order=created_at.desc`;

/** The SQL statement of the call. */
export async function listStatement(database: Database): Promise<Execution> {
  const catalog = await loadCatalog(database);
  const table = catalog.tables.get("otm_blog_articles");
  if (!table) throw new Error("There is no table of articles");
  const query = parseQuery(new URL(listCall, "http://localhost").searchParams);
  return readStatement(
    { ...planQuery(catalog, table, query), limit: 1_000 },
    { shape: "list", isStripped: false },
    false,
  );
}
