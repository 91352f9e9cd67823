import type { Queryable } from "../server/backend/database/database.ts";

export type Column = { table: string; name: string; type: string; nullable: boolean; optional: boolean };
export type Relationship = {
  table: string;
  name: string;
  columns: string[];
  oneToOne: boolean;
  referencedTable: string;
  referencedColumns: string[];
};
export type Argument = { function: string; name: string; type: string; optional: boolean; output: boolean };
export type Routine = { name: string; type: string; set: boolean };
export type Catalog = {
  columns: Column[];
  relationships: Relationship[];
  routines: Routine[];
  arguments: Argument[];
};

/** What the client may know of schema `public`: read from the catalog, in alphabetical order. */
export async function readCatalog(database: Queryable): Promise<Catalog> {
  return {
    columns: await database.query<Column>(columns),
    relationships: await database.query<Relationship>(relationships),
    routines: await database.query<Routine>(routines),
    arguments: await database.query<Argument>(routineArguments),
  };
}

const columns = `
  select c.relname::text as "table", a.attname::text as name, t.typname::text as type,
    not a.attnotnull as nullable, a.atthasdef or not a.attnotnull as optional
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname collate "C", a.attname collate "C"`;

const relationships = `
  select source.relname::text as "table", k.conname::text as name,
    target.relname::text as "referencedTable",
    array(select attname::text from unnest(k.conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = k.conrelid and attnum = number order by place) as columns,
    array(select attname::text from unnest(k.confkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = k.confrelid and attnum = number order by place) as "referencedColumns",
    exists (select from pg_constraint u
      where u.conrelid = k.conrelid and u.contype in ('p', 'u')
        and u.conkey @> k.conkey and u.conkey <@ k.conkey) as "oneToOne"
  from pg_constraint k
  join pg_class source on source.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid
  where k.contype = 'f'
    and source.relnamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
  order by source.relname collate "C", k.conname collate "C"`;

const routines = `
  select p.proname::text as name, t.typname::text as type, p.proretset as set
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  order by p.proname collate "C"`;

const routineArguments = `
  select p.proname::text as "function", p.proargnames[place] as name, t.typname::text as type,
    place > p.pronargs - p.pronargdefaults as optional,
    coalesce(p.proargmodes[place] in ('o', 't'), false) as output
  from pg_proc p
  cross join unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as argument (type, place)
  join pg_type t on t.oid = argument.type
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  order by p.proname collate "C", p.proargnames[place] collate "C"`;
