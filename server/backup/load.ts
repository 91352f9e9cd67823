import type { Queryable } from "../backend/database.ts";
import { schemas, type TableContents } from "./contents.ts";
import { listTables } from "./dump.ts";

/** Each step in the way of loading rows as they are, and the way back. */
type Guard = { away: string; back: string };

export type Loader = {
  /** Adds rows (a JSON array of arrays of texts) to a table of the backup; gives how many. Throws DatabaseError. */
  load(table: string, rows: string): Promise<number>;
  setSequence(name: string, last: string, isCalled: boolean): Promise<void>;
  /** Checks every reference between tables, and puts the guards back. Throws DatabaseError. */
  finish(): Promise<void>;
};

/** The tables in the backup and in the database are not the same. */
export class TableMismatch extends Error {
  override name = "TableMismatch";
}

/**
 * Empties every table of ours and takes rows as they were: triggers are off, so that what they keep is taken from
 * the backup, and references are looked at when all rows are there. All of it belongs to one transaction, and to the
 * owner of the tables, who needs no further rights. Throws TableMismatch or DatabaseError.
 */
export async function createLoader(
  transaction: Queryable,
  tables: readonly TableContents[],
): Promise<Loader> {
  const own = await listTables(transaction);
  for (const table of tables) refuseMismatch(table, own);
  const guards = [...(await listReferences(transaction)), ...(await listTriggers(transaction))];
  for (const { away } of guards) await transaction.execute(away);
  await transaction.execute(`truncate ${own.map(({ name }) => name).join(", ")}`);
  const inserts = new Map<string, string>();
  for (const table of tables) inserts.set(table.name, await insertInto(transaction, table));

  return {
    async load(table, rows) {
      const insert = inserts.get(table);
      if (insert === undefined)
        throw new TableMismatch(`The backup has rows of ${table}, and no such table.`);
      const [inserted] = await transaction.query<{ rows: number }>(insert, [rows]);
      return inserted?.rows ?? 0;
    },
    async setSequence(name, last, isCalled) {
      await transaction.query("select setval($1::regclass, $2::bigint, $3)", [name, last, isCalled]);
    },
    async finish() {
      await transaction.execute("set constraints all immediate");
      for (const { back } of guards) await transaction.execute(back);
    },
  };
}

function refuseMismatch(table: TableContents, own: readonly TableContents[]): void {
  const columns = own.find(({ name }) => name === table.name)?.columns ?? [];
  const isSame = [...columns].sort().join() === [...table.columns].sort().join();
  if (!isSame) throw new TableMismatch(`The table ${table.name} in the backup is not as it is here.`);
}

/** Between tables, and of a table to itself: looked at when everything is there. */
async function listReferences(transaction: Queryable): Promise<Guard[]> {
  return transaction.query<Guard>(
    `select format('alter table %s alter constraint %I deferrable initially deferred', conrelid::regclass, conname) as away,
       format('alter table %s alter constraint %I not deferrable', conrelid::regclass, conname) as back
     from pg_constraint
     join pg_namespace space on space.oid = connamespace
     where contype = 'f' and not condeferrable and space.nspname = any($1::text[])
     order by 1`,
    [schemas],
  );
}

async function listTriggers(transaction: Queryable): Promise<Guard[]> {
  return transaction.query<Guard>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
       format('alter table %s enable %s %I', tgrelid::regclass,
         case tgenabled when 'A' then 'always trigger' else 'trigger' end, tgname) as back
     from pg_trigger
     join pg_class class on class.oid = tgrelid
     join pg_namespace space on space.oid = class.relnamespace
     where not tgisinternal and tgenabled in ('O', 'A') and space.nspname = any($1::text[])
     order by 1`,
    [schemas],
  );
}

async function insertInto(transaction: Queryable, { name, columns }: TableContents): Promise<string> {
  const types = await transaction.query<{ column: string; type: string }>(
    `select quote_ident(attname) as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  );
  const typeOf = new Map(types.map(({ column, type }) => [column, type]));
  const values = columns.map((column, at) => `(value ->> ${at})::${typeOf.get(column)}`);
  return `with inserted as (
      insert into ${name} (${columns.join(", ")}) overriding system value
      select ${values.join(", ")} from json_array_elements($1::json) value
      returning 1
    )
    select count(*)::int as rows from inserted`;
}
