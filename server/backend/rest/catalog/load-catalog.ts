import type { Database } from "../../database/database.ts";
import { limits } from "../errors/limits.ts";
import type { Catalog, Column, Routine, RoutineParameter, Table } from "./catalog.ts";
import { type ForeignKey, findRelationships, type Keys } from "./relationships.ts";

/** Reads schema `public` from pg_catalog. Throws DatabaseError. */
export async function loadCatalog(database: Database): Promise<Catalog> {
  const [relations, routines] = await Promise.all([
    database.query<RelationRow>(relationsStatement),
    database.query<RoutineRow>(routinesStatement),
  ]);
  const tables = new Map(relations.map((row) => [row.name, toTable(row)]));
  const keys = new Map<string, Keys>(relations.map((row) => [row.name, toKeys(row)]));
  return {
    tables,
    relationships: findRelationships(keys),
    routines: Map.groupBy(
      routines.map((row) => toRoutine(row, tables)),
      (routine) => routine.name,
    ),
  };
}

type ConstraintRow = {
  name: string;
  kind: "p" | "u" | "f";
  columns: string[];
  target: string | null;
  target_columns: string[] | null;
};

type RelationRow = {
  name: string;
  columns: Column[];
  constraints: ConstraintRow[];
  is_public_content: boolean;
};

const relationsStatement = `
  select relation.relname::text as name,
    (
      select json_agg(
        json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'isLong', (
          has_column_privilege('anon', relation.oid, attnum, 'select') and exists (
            select from pg_constraint
            where conrelid = relation.oid and contype = 'c' and conkey = array[attnum]
              and substring(pg_get_constraintdef(oid) from '_length\\([^()]*\\) <= (\\d+)')::int > ${limits.comparedCharacters}
          )
        ), 'default', (
          select pg_get_expr(adbin, adrelid) from pg_attrdef
          where adrelid = relation.oid and adnum = attnum and attgenerated = ''
        )) order by attnum
      )
      from pg_attribute
      where attrelid = relation.oid and attnum > 0 and not attisdropped
    ) as columns,
    (
      select coalesce(json_agg(json_build_object(
        'name', found.conname,
        'kind', found.contype,
        'columns', (
          select json_agg(attname order by place)
          from unnest(found.conkey) with ordinality as key (number, place)
            join pg_attribute on attrelid = found.conrelid and attnum = key.number
        ),
        'target', (
          select target.relname from pg_class target
          where target.oid = found.confrelid and target.relnamespace = 'public'::regnamespace
        ),
        'target_columns', (
          select json_agg(attname order by place)
          from unnest(found.confkey) with ordinality as key (number, place)
            join pg_attribute on attrelid = found.confrelid and attnum = key.number
        )
      ) order by found.conname), '[]')
      from pg_constraint found
      where found.conrelid = relation.oid and found.contype in ('p', 'u', 'f')
    ) as constraints,
    exists (
      select from pg_trigger
      where tgrelid = relation.oid and tgfoid = to_regproc('private.record_content_change')
    ) as is_public_content
  from pg_class relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm', 'f')
  order by relation.relname
`;

type RoutineRow = {
  name: string;
  parameters: RoutineParameter[];
  returned_columns: Column[];
  returned_relation: string | null;
  returns: "nothing" | "value" | "row";
  is_set: boolean;
  is_volatile: boolean;
};

const routinesStatement = `
  select routine.proname::text as name,
    (
      select coalesce(json_agg(json_build_object(
        'name', parameter.name,
        'type', format_type(parameter.type, null),
        'isOptional', parameter.place > parameter.count - routine.pronargdefaults
      ) order by parameter.place), '[]')
      from (
        select name, type, row_number() over (order by place) as place, count(*) over () as count
        from unnest(
          coalesce(routine.proallargtypes, routine.proargtypes::oid[]), routine.proargnames, routine.proargmodes
        ) with ordinality as argument (type, name, mode, place)
        where coalesce(mode, 'i') in ('i', 'b', 'v') and type is not null
      ) parameter
    ) as parameters,
    (
      select coalesce(json_agg(
        json_build_object('name', name, 'type', format_type(type, null), 'isLong', false, 'default', null) order by place
      ), '[]')
      from unnest(routine.proallargtypes, routine.proargnames, routine.proargmodes)
        with ordinality as argument (type, name, mode, place)
      where mode in ('o', 'b', 't')
    ) as returned_columns,
    (
      select relname::text from pg_class
      where oid = result.typrelid and relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    ) as returned_relation,
    case
      when result.oid = 'void'::regtype then 'nothing'
      when result.typtype = 'c' or result.oid = 'record'::regtype then 'row'
      else 'value'
    end as returns,
    routine.proretset as is_set,
    routine.provolatile = 'v' as is_volatile
  from pg_proc routine
    join pg_type result on result.oid = routine.prorettype
  where routine.pronamespace = 'public'::regnamespace
    and routine.prokind = 'f'
    and result.oid not in ('trigger'::regtype, 'event_trigger'::regtype)
    and (
      has_function_privilege('anon', routine.oid, 'execute')
      or has_function_privilege('authenticated', routine.oid, 'execute')
    )
  order by routine.proname
`;

function toTable({ name, columns, constraints, is_public_content }: RelationRow): Table {
  return {
    name,
    columns: byName(columns ?? []),
    primaryKey: constraints.find(({ kind }) => kind === "p")?.columns ?? [],
    isPublicContent: is_public_content,
  };
}

function toKeys({ constraints }: RelationRow): Keys {
  return {
    primaryKey: constraints.find(({ kind }) => kind === "p")?.columns ?? [],
    uniques: constraints.filter(({ kind }) => kind !== "f").map(({ columns }) => columns),
    foreignKeys: constraints.flatMap(toForeignKey),
  };
}

function toForeignKey({ name, kind, columns, target, target_columns }: ConstraintRow): ForeignKey[] {
  if (kind !== "f" || !target || !target_columns) return [];
  return [{ name, columns, target, targetColumns: target_columns }];
}

function toRoutine(row: RoutineRow, tables: ReadonlyMap<string, Table>): Routine {
  const columns = byName(row.returned_columns);
  const own: Table = { name: row.name, columns, primaryKey: [], isPublicContent: false };
  return {
    name: row.name,
    parameters: row.parameters,
    returns: row.returns,
    isSet: row.is_set,
    isVolatile: row.is_volatile,
    table: row.returns === "row" ? (tables.get(row.returned_relation ?? "") ?? own) : null,
  };
}

function byName(columns: readonly Column[]): ReadonlyMap<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}
