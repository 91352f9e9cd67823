import type { Queryable } from "../../backend/database/database.ts";
import { schemas, type TableContents } from "./contents.ts";
import { listTables } from "./dump.ts";

/** Statements that lift a constraint or trigger and restore it. */
type Guard = { away: string; back: string };

export type Loader = {
  /** Tables and columns of the backup that no longer exist. */
  unknown: readonly string[];
  /** Inserts rows (JSON arrays of text values); returns their number. Throws DatabaseError. */
  load(table: string, rows: string): Promise<number>;
  /** Ignores a missing sequence. */
  setSequence(name: string, last: string, isCalled: boolean): Promise<void>;
  /** Checks all references and restores the guards. Throws DatabaseError. */
  finish(): Promise<void>;
};

/** What the migrations know of kinds of content. */
export const registers = [
  "private.nouns",
  "private.content_kinds",
  "private.content_paths",
  "private.content_parts",
  "private.media_places",
];

/** Written by the migrations themselves: those of the backup say nothing about the copy. */
const records = [
  "supabase_migrations.platform_files",
  "supabase_migrations.schema_migrations",
  ...registers,
  "private.backup_state",
];

/** Truncates the backup's tables, with triggers off and references deferred until `finish`. Throws DatabaseError. */
export async function createLoader(
  transaction: Queryable,
  tables: readonly TableContents[],
): Promise<Loader> {
  const own = new Map((await listTables(transaction)).map(({ name, columns }) => [name, columns]));
  const wanted = tables.filter(({ name }) => !records.includes(name));
  const loaded = wanted.filter(({ name }) => own.has(name));
  const guards = [...(await listReferences(transaction)), ...(await listTriggers(transaction))];
  for (const { away } of guards) await transaction.execute(away);
  await transaction.execute(`truncate ${loaded.map(({ name }) => name).join(", ")} cascade`);
  const inserts = new Map<string, string>();
  for (const table of loaded) {
    inserts.set(table.name, await insertInto(transaction, table, own.get(table.name) ?? []));
  }

  return {
    unknown: wanted.flatMap(({ name, columns }) => {
      const here = own.get(name);
      return here
        ? columns.filter((column) => !here.includes(column)).map((column) => `${name}.${column}`)
        : name;
    }),
    async load(table, rows) {
      const statement = inserts.get(table) ?? "select json_array_length($1::json) as rows";
      const [found] = await transaction.query<{ rows: number }>(statement, [rows]);
      return found?.rows ?? 0;
    },
    async setSequence(name, last, isCalled) {
      await transaction.query("select setval(to_regclass($1), $2::bigint, $3)", [name, last, isCalled]);
    },
    async finish() {
      await transaction.execute("set constraints all immediate");
      for (const { back } of guards) await transaction.execute(back);
    },
  };
}

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

async function insertInto(
  transaction: Queryable,
  { name, columns }: TableContents,
  own: readonly string[],
): Promise<string> {
  const types = await transaction.query<{ column: string; type: string }>(
    `select quote_ident(attname) as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  );
  const typeOf = new Map(types.map(({ column, type }) => [column, type]));
  const known = own.filter((column) => columns.includes(column));
  const values = known.map((column) => `(value ->> ${columns.indexOf(column)})::${typeOf.get(column)}`);
  return `with inserted as (
      insert into ${name} (${known.join(", ")}) overriding system value
      select ${values.join(", ")} from json_array_elements($1::json) value
      returning 1
    )
    select count(*)::int as rows from inserted`;
}
