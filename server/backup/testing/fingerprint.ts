import type { Database } from "../../backend/database/database.ts";
import { listTables, readSequences } from "../archive/dump.ts";

/** The nightly backup is proven of one database alone. */
const notMoved: Readonly<Record<string, string>> = { "private.backup_state": "true" };

/**
 * What every table of ours holds, as a number of rows and a hash of all values, and where its sequences stand: equal
 * for two databases only if every row is, also where one has columns more that are null. What no restore moves is left out.
 * Throws DatabaseError.
 *
 * @param leftOut by table, in SQL, which rows are left out
 */
export async function fingerprint(
  database: Database,
  leftOut: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  return database.transaction(async (transaction) => {
    await transaction.execute("set local timezone = 'UTC'; set local statement_timeout = 0");
    const found: Record<string, string> = {};
    for (const { name, columns } of await listTables(transaction)) {
      const values = columns.map((column) => `'${column.replaceAll("'", "''")}', ${column}::text`).join(", ");
      const [table] = await transaction.query<{ print: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as print
         from (select md5(json_strip_nulls(json_build_object(${values}))::text) as hash from ${name}
               where (${leftOut[name] ?? notMoved[name] ?? "false"}) is not true) as row`,
      );
      found[name] = table?.print ?? "";
    }
    for (const { name, last } of await readSequences(transaction)) found[name] = last;
    return found;
  });
}
