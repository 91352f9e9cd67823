import type { Database } from "../../server/backend/database/database.ts";

/** Stores a newest version with this document, as it is from before documents were checked; gives its id. */
export async function storeDamaged(
  database: Database,
  articleId: string,
  document: unknown,
  kind = "working",
): Promise<string> {
  return storeUnchecked(
    database,
    `insert into public.otm_article_versions (article_id, number, kind, document)
     select $1, max(number) + 1, $2, $3 from public.otm_article_versions where article_id = $1 returning id`,
    [articleId, kind, JSON.stringify(document)],
  );
}

/** The same of a page. */
export async function storeDamagedPage(
  database: Database,
  page: string,
  document: unknown,
  kind = "working",
): Promise<string> {
  return storeUnchecked(
    database,
    `insert into public.otm_page_versions (page, page_id, number, kind, document)
     select $1, nullif($1, 'about')::uuid, max(number) + 1, $2, $3
     from public.otm_page_versions where page = $1 returning id`,
    [page, kind, JSON.stringify(document)],
  );
}

async function storeUnchecked(database: Database, statement: string, values: string[]): Promise<string> {
  return database.transaction(async (transaction) => {
    // As a dump is restored: without triggers.
    await transaction.query("set local session_replication_role = replica");
    const [row] = await transaction.query<{ id: string }>(statement, values);
    if (!row) throw new Error("Nothing was stored");
    return row.id;
  });
}
