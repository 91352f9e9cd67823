import { kinds } from "../../app/content/kinds.ts";
import { canonicalContent } from "./canonical-content.ts";
import type { Database, Queryable } from "./database/database.ts";

/** In the order of their foreign keys. */
export const contentTables: readonly string[] = [
  "otm_media",
  "otm_blog_tags",
  ...kinds.flatMap(({ tables }) => tables),
  "otm_homepage_featured_articles",
  "otm_homepage_cases",
  "otm_download_files",
  "otm_site_texts",
  "otm_redirects",
];

export class CopyError extends Error {
  override name = "CopyError";
}

const rowsAtOnce = 200;

/**
 * Copies all content into an empty database, with one spelling of the library's addresses; returns the number of rows.
 * Throws CopyError, DatabaseError.
 */
export async function copyContent(from: Queryable, to: Database, { origin }: URL): Promise<number> {
  return to.transaction(async (transaction) => {
    for (const table of contentTables) await requireNoContent(transaction, table);
    let copied = 0;
    for (const table of contentTables) copied += await copyTable(from, transaction, table, origin);
    return copied;
  });
}

async function requireNoContent(to: Queryable, table: string): Promise<void> {
  const rows = await to.query(`select from public.${table} limit 1`);
  if (rows.length > 0) {
    throw new CopyError(
      `There is content already (${table}): copy into a database without the example content.`,
    );
  }
}

async function copyTable(from: Queryable, to: Queryable, table: string, origin: string): Promise<number> {
  const rows = await from.query<{ row: string }>(
    // Accounts are not copied.
    `select (to_jsonb(whole_row) - array['created_by', 'updated_by'])::text as row from public.${table} whole_row`,
  );
  const columns = await to.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = to_regclass('public.' || $1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(", ");
  for (let index = 0; index < rows.length; index += rowsAtOnce) {
    const part = rows.slice(index, index + rowsAtOnce).map(({ row }) => canonicalRow(row, origin));
    await to.query(
      `insert into public.${table} (${names})
       select ${names} from json_populate_recordset(null::public.${table}, $1::json)`,
      [`[${part.join(",")}]`],
    );
  }
  return rows.length;
}

function canonicalRow(json: string, origin: string): string {
  const row: unknown = JSON.parse(json);
  const canonical = canonicalContent(row, origin);
  return canonical === row ? json : JSON.stringify(canonical);
}
