import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { Queryable } from "../database.ts";

const fixture = new URL("fixtures/first-release.sql.gz", import.meta.url);

/**
 * Makes an empty database one of the first release (commit dbef697, the first fifteen migrations): by the scripts
 * that it had, with the rows that its own server and seed wrote, a renamed article, a draft, two messages and a request
 * among them. It asks for a superuser, as its triggers are off meanwhile. Throws DatabaseError.
 */
export async function loadFirstRelease(database: Queryable): Promise<void> {
  await database.execute(gunzipSync(await readFile(fixture)).toString());
}

export type StoredRow = { table: string; row: Record<string, unknown> };

/** Every row of every table of ours, as JSON. */
export async function readEveryRow(database: Queryable): Promise<StoredRow[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('auth', 'public', 'private', 'supabase_migrations')
     order by 1`,
  );
  const found: StoredRow[] = [];
  for (const { name } of tables) {
    const rows = await database.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(stored) as row from ${name} stored`,
    );
    found.push(...rows.map(({ row }) => ({ table: name, row })));
  }
  return found;
}
