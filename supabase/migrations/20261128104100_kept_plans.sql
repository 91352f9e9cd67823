-- What was planned for something that is deleted comes back with it, unless its time has passed by then.

create function private.plans_of(_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(
      jsonb_agg(jsonb_build_object('table', 'public.otm_schedules', 'rows', held.rows)) filter (where held.rows is not null),
      '[]'
    )
    from (
      select jsonb_agg(to_jsonb(schedule)) from public.otm_schedules schedule
      where schedule.subject_id = _id and schedule.failed_at is null
    ) held (rows)
  $$;
comment on function private.plans_of(uuid) is
  'What is planned for a subject, as a list of {table, rows}: no foreign key leads there, as its tables are several.';
revoke all on function private.plans_of(uuid) from public;

create function private.rows_to_restore(_part jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(kept order by place), '[]')
    from jsonb_array_elements(_part -> 'rows') with ordinality held (kept, place)
    where _part ->> 'table' <> 'public.otm_schedules' or (kept ->> 'at')::timestamptz > now()
  $$;
comment on function private.rows_to_restore(jsonb) is
  'The rows of a part that may come back: what was due meanwhile would happen at once.';
revoke all on function private.rows_to_restore(jsonb) from public;

create or replace function private.insert_kept_rows(_table regclass, _rows jsonb) returns int
  language plpgsql set search_path = ''
  as $$
  declare
    -- A column that is newer than the deletion gets its default.
    stored constant text[] := array(
      select attname::text from pg_catalog.pg_attribute
      where attrelid = _table and attnum > 0 and not attisdropped and attgenerated = '' and _rows -> 0 ? attname
    );
    is_present text;
    conditions text := 'true';
    key pg_catalog.pg_constraint;
    columns text[];
    row_values text[] := array(select format('kept.%I', name) from unnest(stored) name);
    inserted int;
  begin
    if _rows = '[]' then return 0; end if;
    for key in select * from pg_catalog.pg_constraint where contype = 'f' and conrelid = _table loop
      columns := private.columns_of(key.conrelid, key.conkey);
      is_present := format('exists (select from %s other where %s)', key.confrelid::regclass,
        private.equal_columns('other', private.columns_of(key.confrelid, key.confkey), 'kept', columns));
      if key.confdeltype = 'n' then
        row_values := array(
          select case when name = any (columns) then format('case when %s then kept.%I end', is_present, name) else value end
          from unnest(stored, row_values) with ordinality both_lists (name, value, place) order by place
        );
      else
        conditions := conditions || format(' and (%s or num_nulls(%s) > 0)', is_present, (
          select string_agg(format('kept.%I', name), ', ') from unnest(columns) name
        ));
      end if;
    end loop;
    execute format(
      'insert into %1$s (%2$s) select %3$s from jsonb_populate_recordset(null::%1$s, $1) kept where %4$s
      on conflict do nothing',
      _table, (select string_agg(quote_ident(name), ', ') from unnest(stored) name), array_to_string(row_values, ', '),
      conditions
    ) using _rows;
    get diagnostics inserted = row_count;
    return inserted;
  end
  $$;

create or replace function private.keep_in_trash() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    subject constant jsonb := to_jsonb(old);
    document jsonb;
  begin
    -- The server's own deletions, by retention and by erasure, are for good.
    if auth.uid() is null then return old; end if;
    document := jsonb_build_array(jsonb_build_object('table', tg_relid::regclass::text, 'rows', jsonb_build_array(subject)))
      || private.rows_below(tg_relid, jsonb_build_array(subject)) || private.plans_of(old.id);
    insert into private.trash as held
      (source, noun, role, subject_id, title, slug, document, links, created_at, deleted_by)
    values (
      tg_table_name, tg_argv[0],
      case
        when not (subject ->> tg_argv[2])::boolean or tg_table_name = 'otm_media' and not private.is_media_live(old.id)
          then 'writer'
        else tg_argv[1]
      end,
      old.id,
      left(coalesce(
        (
          select variant ->> 'title' from jsonb_array_elements(document) part, jsonb_array_elements(part -> 'rows') variant
          where variant ->> 'title' <> '' order by variant ->> 'language' desc limit 1
        ),
        subject ->> 'name', subject ->> 'slug', substring(subject ->> 'url' from '^https?://([^/]+)'), ''
      ), 300),
      subject ->> 'slug', document, private.links_to(document), (subject ->> 'created_at')::timestamptz,
      (select id from auth.users where id = auth.uid())
    )
    -- It was there again by another way than from the trash.
    on conflict (subject_id) do update set (role, title, slug, document, links, created_at, deleted_at, deleted_by)
      = row (
        excluded.role, excluded.title, excluded.slug, excluded.document, excluded.links, excluded.created_at,
        excluded.deleted_at, excluded.deleted_by
      );
    return old;
  end
  $$;

create or replace function private.restore_rows(_item private.trash, _slug text) returns text[]
  language plpgsql set search_path = ''
  as $$
  declare
    subject jsonb := (_item.document #> '{0,rows,0}')
      || case when _slug is null or _item.slug is null then '{}' else jsonb_build_object('slug', _slug) end;
    part jsonb;
    kept jsonb;
    left_out text[] := '{}';
  begin
    if _item.source = 'otm_media' then subject := private.media_to_restore(subject); end if;
    if private.insert_kept_rows(format('public.%I', _item.source)::regclass, jsonb_build_array(subject)) = 0 then
      if private.is_there(_item) then
        raise exception 'The % is there already', _item.noun using errcode = 'PT409';
      end if;
      raise exception 'Another % has the slug "%" by now', _item.noun, subject ->> 'slug' using errcode = 'PT409',
        detail = private.free_slug(_item.source, subject), hint = 'Restore it under another slug.';
    end if;
    for part in select jsonb_array_elements(_item.document - 0) loop
      kept := private.rows_to_restore(part);
      if private.insert_kept_rows((part ->> 'table')::regclass, kept) < jsonb_array_length(part -> 'rows') then
        left_out := left_out || split_part(part ->> 'table', '.', 2);
        perform private.hand_on_rows(_item.id, part);
      end if;
    end loop;
    for part in select jsonb_array_elements(_item.links) loop
      perform private.restore_links(
        (part ->> 'table')::regclass, array(select jsonb_array_elements_text(part -> 'columns')), part -> 'rows'
      );
    end loop;
    return left_out;
  end
  $$;
