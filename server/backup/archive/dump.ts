import type { Queryable } from "../../backend/database/database.ts";
import type { ArchiveEntry } from "./archive.ts";
import { type Manifest, names, schemas, type TableContents } from "./contents.ts";

/** Rows per fetch at most, and characters per part. A fetch is as long as half a part, by the rows before. */
const rowsAtOnce = 100;
const partSize = 1_000_000;

/** Makes the transaction a read-only snapshot with portable output formats. Must come first. Throws DatabaseError. */
export async function setSnapshot(transaction: Queryable): Promise<void> {
  await transaction.execute("set transaction isolation level repeatable read, read only");
  await setPortableFormats(transaction);
}

/** Of values as texts, and no timeouts. Throws DatabaseError. */
async function setPortableFormats(transaction: Queryable): Promise<void> {
  await transaction.execute(
    "set local statement_timeout = 0; set local lock_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO'",
  );
  await transaction.execute("set local intervalstyle = 'postgres'; set local extra_float_digits = 1");
  await transaction.execute("set local idle_in_transaction_session_timeout = 0");
}

export async function describeDatabase(transaction: Queryable): Promise<Manifest> {
  const platform = await transaction.query<{ name: string }>(
    "select name from supabase_migrations.platform_files order by name",
  );
  const migrations = await transaction.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return {
    format: 1,
    product: "vlotwerk",
    createdAt: new Date().toISOString(),
    database: "postgres",
    platform: platform.map(({ name }) => name),
    migrations: migrations.map(({ version }) => version),
    tables: await listTables(transaction),
  };
}

/** Tables with their stored columns. */
export async function listTables(transaction: Queryable): Promise<TableContents[]> {
  return transaction.query<TableContents>(
    `select format('%I.%I', space.nspname, class.relname) as name,
       array(
         select quote_ident(attname) from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum
       ) as columns
     from pg_class class
     join pg_namespace space on space.oid = class.relnamespace
     where class.relkind in ('r', 'p') and not class.relispartition and space.nspname = any($1::text[])
       and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
     order by 1`,
    [schemas],
  );
}

/** A table's rows in parts; calls `count` with the number in each. */
export async function* dumpTable(
  transaction: Queryable,
  { name, columns }: TableContents,
  count: (rows: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const cursor = `"rows of ${name.replaceAll('"', "")}"`;
  const values = columns.map((column) => `${column}::text`).join(", ");
  await transaction.execute(
    `declare ${cursor} no scroll cursor for select json_build_array(${values})::text as row from ${name}`,
  );
  let rows: string[] = [];
  let size = 0;
  let part = 0;
  let wanted = 1;
  for (;;) {
    const fetched = await transaction.query<{ row: string }>(`fetch ${wanted} from ${cursor}`);
    const characters = fetched.reduce((sum, { row }) => sum + row.length, 0);
    for (const { row } of fetched) rows.push(row);
    size += characters;
    count(fetched.length);
    const isLast = fetched.length < wanted;
    const average = Math.max(1, characters / Math.max(1, fetched.length));
    wanted = Math.max(1, Math.min(2 * wanted, rowsAtOnce, Math.floor(partSize / 2 / average)));
    if (rows.length > 0 && (isLast || size >= partSize)) {
      part += 1;
      yield { name: names.table(name, part), content: Buffer.from(`[${rows.join(",\n")}]\n`) };
      rows = [];
      size = 0;
    }
    if (isLast) break;
  }
  await transaction.execute(`close ${cursor}`);
}

/** May be ahead of the rows, never behind. */
export async function readSequences(
  transaction: Queryable,
): Promise<{ name: string; last: string; isCalled: boolean }[]> {
  const sequences = await transaction.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = any($1::text[]) order by 1`,
    [schemas],
  );
  const states: { name: string; last: string; isCalled: boolean }[] = [];
  for (const { name } of sequences) {
    const [state] = await transaction.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${name}`,
    );
    if (state) states.push({ name, last: state.last, isCalled: state.is_called });
  }
  return states;
}
