import type { Queryable } from "../../server/backend/database/database.ts";

/**
 * The sorted lines of a schema: tables, columns, policies, functions, triggers, constraints, indexes and privileges.
 * Throws DatabaseError.
 */
export async function catalogText(database: Queryable): Promise<string> {
  const rows = await database.query<{ line: string }>(`
    with space as (
      select oid, nspname, nspacl from pg_namespace
      where nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')
    )
    select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') as line from space
    union all
    select format('%s %I.%I %s %s %s', relkind, nspname, relname, relrowsecurity, relforcerowsecurity, relacl)
      from pg_class join space on space.oid = relnamespace
    union all
    select format('column %s %s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        attnotnull, attacl, pg_get_expr(adbin, adrelid))
      from pg_attribute join pg_class on pg_class.oid = attrelid join space on space.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
    union all
    select 'policy ' || pg_policies::text from pg_policies
    union all
    select format('function %s %s %s', pg_proc.oid::regprocedure, proacl,
        case when prokind in ('f', 'p') then pg_get_functiondef(pg_proc.oid) end)
      from pg_proc join space on space.oid = pronamespace
    union all
    select format('trigger %s %s', tgenabled, pg_get_triggerdef(pg_trigger.oid))
      from pg_trigger join pg_class on pg_class.oid = tgrelid join space on space.oid = relnamespace
      where not tgisinternal
    union all
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join space on space.oid = connamespace
    union all
    select 'index ' || indexdef from pg_indexes join space on nspname = schemaname
    union all
    select format('default %s %s %s', defaclrole::regrole, defaclobjtype, defaclacl) from pg_default_acl
    order by 1`);
  return rows.map(({ line }) => line).join("\n");
}
