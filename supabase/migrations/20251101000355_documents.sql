-- What the functions of kinds share: a document is held to the columns and constraints of its tables before it is written
-- to them, perhaps much later, and written by them. They are read from the catalog.

create function private.ids_in(_list jsonb) returns table (id uuid, place bigint)
  language sql immutable rows 5 set search_path = ''
  as $$
    select (item #>> '{}')::uuid, place
    from jsonb_path_query(
      _list, 'strict $[*] ? (@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" flag "i")', silent => true
    ) with ordinality items (item, place)
  $$;
comment on function private.ids_in(jsonb) is 'The ids in a list, in order; nothing else in it, and none of what is no list.';
revoke all on function private.ids_in(jsonb) from public;

create function private.is_json_of(_kind text, _value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case _kind
      when 'a whole number' then _value::text ~ '^-?[0-9]{1,9}$'
      when 'an id' then exists (select from private.ids_in(jsonb_build_array(_value)))
      when 'a list of ids' then case
        when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) = (select count(*) from private.ids_in(_value))
        else false
      end
      else false
    end
  $$;
revoke all on function private.is_json_of(text, jsonb) from public;

create function private.document_columns(_table regclass, _without text[], out names text, out sources text)
  language plpgsql stable set search_path = ''
  as $$
  begin
    select string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(case
        when attnotnull and atthasdef then format('coalesce(held.%I, %s)', attname, pg_get_expr(adbin, adrelid))
        else format('held.%I', attname)
      end, ', ' order by attnum)
    from pg_catalog.pg_attribute left join pg_catalog.pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where attrelid = _table and attnum > 0 and not attisdropped and attname <> all (_without)
    into names, sources;
  end
  $$;
comment on function private.document_columns(regclass, text[]) is
  'The columns of a table but _without, and what is written to each from a row named held: a value, else the default.';
revoke all on function private.document_columns(regclass, text[]) from public;

create function private.rows_fault(
  _name text, _rows jsonb, _table regclass, _without text[], _required text[]
) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault text;
  begin
    if jsonb_typeof(_rows) is distinct from 'array' then
      return format('"%s" must be a list', _name);
    end if;
    if exists (select from jsonb_array_elements(_rows) held where jsonb_typeof(held) <> 'object') then
      return format('"%s" must hold objects', _name);
    end if;
    with columns as (
      select attname::text as key, case
        when atttypid = 'uuid'::regtype then 'an id'
        when atttypid = 'uuid[]'::regtype then 'a list of ids'
        when atttypid = 'boolean'::regtype then 'true or false'
        when atttypid = 'integer'::regtype then 'a whole number'
        when atttypid = 'jsonb'::regtype then 'a list'
        else 'a text'
      end as kind
      from pg_catalog.pg_attribute
      where attrelid = _table and attnum > 0 and not attisdropped and attname <> all (_without)
    )
    select case
      when kind is null then format('"%s" has no field "%s"', _name, left(key, 60))
      when coalesce(given, 'null') = 'null' then format('"%s" lacks "%s"', _name, key)
      else format('"%s" of "%s" must be %s', key, _name, kind)
    end
    from jsonb_array_elements(_rows) held, lateral (
      select key, value, kind from jsonb_each(held) full join columns using (key)
    ) field (key, given, kind)
    where kind is null or case coalesce(given, 'null')
      when 'null' then key = any (_required)
      else case kind
        when 'a text' then jsonb_typeof(given) <> 'string'
        when 'true or false' then jsonb_typeof(given) <> 'boolean'
        when 'a list' then jsonb_typeof(given) <> 'array'
        else not private.is_json_of(kind, given)
      end
    end
    order by key limit 1
    into fault;
    if fault is null and exists (
      select from jsonb_array_elements(_rows) held where held ? 'language'
      group by held ->> 'language' having count(*) > 1
    ) then
      return format('"%s" has a language twice', _name);
    end if;
    return fault;
  end
  $$;
comment on function private.rows_fault(text, jsonb, regclass, text[], text[]) is
  'Why a list is none of rows for a table, in one sentence; null for one that is. Its fields are the columns but _without, '
  'each of the column''s type or null, and those of _required are not null.';
revoke all on function private.rows_fault(text, jsonb, regclass, text[], text[]) from public;

create function private.constraint_fault(_name text, _rows jsonb, _table regclass) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    checks text;
    broken text;
  begin
    select string_agg(format('when not (%s) then %L', pg_get_expr(conbin, conrelid), conname), ' ' order by conname)
    from pg_catalog.pg_constraint where conrelid = _table and contype = 'c' into checks;
    execute format(
      'select broken from jsonb_populate_recordset(null::%s, $1), lateral (select case %s end) tested (broken) '
      'where broken is not null limit 1',
      _table, checks
    ) using _rows into broken;
    return case when broken is not null then format('"%s" violates check constraint "%s"', _name, broken) end;
  end
  $$;
comment on function private.constraint_fault(text, jsonb, regclass) is
  'Which check constraint of a table rows would violate, in one sentence; null for none. What is null violates none.';
revoke all on function private.constraint_fault(text, jsonb, regclass) from public;

create function private.without_blanks(_rows jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_agg((
      select coalesce(jsonb_object_agg(key, case
        when key = 'content' or jsonb_typeof(value) <> 'string' then value
        else to_jsonb(nullif(btrim(value #>> '{}', E' \t\r\n'), ''))
      end), '{}')
      from jsonb_each(held)
    )), '[]')
    from jsonb_array_elements(_rows) held
  $$;
comment on function private.without_blanks(jsonb) is
  'Rows as they are written: their texts but content without blanks around them, and null when nothing is left.';
revoke all on function private.without_blanks(jsonb) from public;

create function private.write_row(_table regclass, _id uuid, _row jsonb, _without text[]) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    columns constant record := private.document_columns(_table, _without);
    saved uuid;
  begin
    execute format(
      case when _id is null then
        'insert into %1$s (%2$s) select %3$s from jsonb_populate_record(null::%1$s, $1) held returning id'
      else 'update %1$s set (%2$s) = (select %3$s from jsonb_populate_record(null::%1$s, $1) held) where id = $2 returning id'
      end, _table, columns.names, columns.sources
    ) using _row, _id into saved;
    return saved;
  end
  $$;
comment on function private.write_row(regclass, uuid, jsonb, text[]) is
  'Writes a row, or without an id a new one, except the columns _without; a column that it lacks gets its default.';
revoke all on function private.write_row(regclass, uuid, jsonb, text[]) from public;

create function private.insert_rows(_table regclass, _rows jsonb, _given jsonb, _without text[] default '{}') returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    columns constant record := private.document_columns(_table, _without);
  begin
    execute format(
      'insert into %1$s (%2$s) select %3$s from jsonb_populate_recordset(jsonb_populate_record(null::%1$s, $2), $1) held',
      _table, columns.names, columns.sources
    ) using _rows, _given;
  end
  $$;
comment on function private.insert_rows(regclass, jsonb, jsonb, text[]) is
  'Adds rows, each with the _given columns; a column that a row lacks gets its default.';
revoke all on function private.insert_rows(regclass, jsonb, jsonb, text[]) from public;

create function private.write_rows(_table regclass, _key text[], _rows jsonb, _given jsonb default '{}') returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    columns constant record := private.document_columns(_table, _key || '{updated_at}'::text[]);
  begin
    -- A row that stays as it is was not changed today.
    execute format(
      'insert into %1$s as present (%2$s, %4$s) select %3$s, %5$s '
      'from jsonb_populate_recordset(jsonb_populate_record(null::%1$s, $2), $1) held '
      'on conflict (%2$s) do update set (%4$s) = row(%6$s) '
      'where to_jsonb(present) - ''updated_at'' <> to_jsonb(excluded) - ''updated_at''',
      _table, array_to_string(_key, ', '), 'held.' || array_to_string(_key, ', held.'), columns.names, columns.sources,
      'excluded.' || replace(columns.names, ', ', ', excluded.')
    ) using _rows, _given;
  end
  $$;
comment on function private.write_rows(regclass, text[], jsonb, jsonb) is
  'Writes rows by their key, each with the _given columns; a column that a row lacks gets its default.';
revoke all on function private.write_rows(regclass, text[], jsonb, jsonb) from public;
