import type { Queryable } from "../../backend/database/database.ts";

export type Role = "anon" | "authenticated";
export type Verb = "insert" | "update";

/** A column that a caller of the API may write: by its privileges, whatever the policies say. */
export type WritableColumn = {
  table: string;
  column: string;
  type: string;
  role: Role;
  verb: Verb;
  /** A hash of its type and constraints. */
  definition: string;
};

/** A parameter of a function that a caller of the API may call. */
export type Parameter = { name: string; type: string; isOptional: boolean };
export type Routine = {
  name: string;
  parameters: Parameter[];
  roles: Role[];
  /** A hash of its source, and of the constraints of the tables that its source names. */
  definition: string;
};

/** How a table's rows are told apart, and which rows they belong to. */
export type Shape = {
  primaryKey: string[];
  /** Columns of one unique key each. */
  uniqueKeys: string[][];
  /** By column: the table and column that it refers to. */
  references: Record<string, { table: string; column: string }>;
};

/** Every column of `public` that `anon` or `authenticated` may insert or update. Throws DatabaseError. */
export function listWritableColumns(database: Pick<Queryable, "query">): Promise<WritableColumn[]> {
  return database.query<WritableColumn>(`
    select class.relname::text as table, attname::text as column, format_type(atttypid, atttypmod) as type, role, verb,
      md5(concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, (
        select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint
        where conrelid = class.oid and attnum = any(conkey)))) as definition
    from pg_class class
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    cross join unnest(array['anon', 'authenticated']) role
    cross join unnest(array['insert', 'update']) verb
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_column_privilege(role, class.oid, attnum, verb)
    order by class.oid, attnum, role, verb`);
}

/** Every function of `public` that may write and that `anon` or `authenticated` may call. Throws DatabaseError. */
export function listRoutines(database: Pick<Queryable, "query">): Promise<Routine[]> {
  return database.query<Routine>(`
    select proname::text as name, roles, coalesce(parameters, '[]') as parameters,
      md5(concat_ws(' ', pg_get_functiondef(pg_proc.oid), (
        select string_agg(pg_get_constraintdef(oid), ' ' order by conrelid::regclass::text, conname)
        from pg_constraint where connamespace = 'public'::regnamespace
          and strpos(prosrc, (select relname from pg_class where pg_class.oid = conrelid)) > 0))) as definition
    from pg_proc
    cross join lateral (
      select array_agg(role order by role) as roles from unnest(array['anon', 'authenticated']) role
      where has_function_privilege(role, pg_proc.oid, 'execute')
    ) callers
    cross join lateral (
      select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(type, null),
        'isOptional', place > pronargs - pronargdefaults) order by place) as parameters
      from unnest(proargtypes) with ordinality given (type, place)
    ) called
    where pronamespace = 'public'::regnamespace and prokind = 'f' and roles is not null
      and provolatile = 'v'
    order by proname`);
}

/** The shape of each table of `public`. Throws DatabaseError. */
export async function listShapes(database: Pick<Queryable, "query">): Promise<Map<string, Shape>> {
  const rows = await database.query<{
    table: string;
    kind: string;
    columns: string[];
    otherTable: string | null;
    otherColumns: string[] | null;
  }>(`
    select conrelid::regclass::text as table, contype::text as kind,
      confrelid::regclass::text as "otherTable",
      (select array_agg(attname::text order by place) from unnest(conkey) with ordinality own (attnum, place)
       join pg_attribute using (attnum) where attrelid = conrelid) as columns,
      (select array_agg(attname::text order by place) from unnest(confkey) with ordinality other (attnum, place)
       join pg_attribute using (attnum) where attrelid = confrelid) as "otherColumns"
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')`);
  const shapes = new Map<string, Shape>();
  for (const { table, kind, columns, otherTable, otherColumns } of rows) {
    const shape = shapes.get(table) ?? { primaryKey: [], uniqueKeys: [], references: {} };
    shapes.set(table, shape);
    if (kind === "p") shape.primaryKey = columns;
    if (kind !== "f") shape.uniqueKeys.push(columns);
    const [column] = columns;
    const [otherColumn] = otherColumns ?? [];
    if (kind === "f" && columns.length === 1 && column && otherTable && otherColumn)
      shape.references[column] = { table: otherTable, column: otherColumn };
  }
  return shapes;
}
