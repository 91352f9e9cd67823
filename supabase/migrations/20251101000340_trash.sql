-- The trash: what people delete is kept here with everything that hung on it, until it is restored or its time is up. Each
-- table of which rows are kept has the trigger keep_in_trash. What the server deletes by itself is not kept.

create table private.trash (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  noun text not null,
  role text not null
    constraint role_is_known check (role in ('admin', 'editor', 'writer')),
  subject_id uuid not null
    constraint trash_subject_id_key unique,
  title text not null,
  slug text,
  document jsonb not null,
  links jsonb not null,
  created_at timestamptz,
  deleted_at timestamptz not null default now(),
  deleted_by uuid references auth.users on delete set null
);
comment on table private.trash is
  'What people deleted. Not in a schema of the API, so that no role reaches the table there.';
comment on column private.trash.source is 'The table in public that had it.';
comment on column private.trash.noun is 'What the audit log and messages call it.';
comment on column private.trash.role is 'The least role that may restore it: the one that may delete it.';
comment on column private.trash.title is 'What people know it by.';
comment on column private.trash.document is
  'The rows that were deleted, each table after those that it refers to: a list of {table, rows}.';
comment on column private.trash.links is 'The rows that referred to one of them and remain, as they were: a list of {table, columns, rows}.';
comment on column private.trash.created_at is 'Of the row itself: personal data expires by it.';
create index trash_newest on private.trash (deleted_at desc, id desc);
create index trash_deleted_by on private.trash (deleted_by);
create index trash_media on private.trash (subject_id) where source = 'otm_media';
alter table private.trash enable row level security;
revoke all on private.trash from public, anon, authenticated, service_role;

create function private.left_out_of_trash() returns table (name text, reason text)
  language sql immutable rows 6 set search_path = ''
  as $$
    values
      ('private.article_search', 'The trigger of the texts writes it.'),
      ('private.page_search', 'The trigger of the texts writes it.'),
      ('private.shown_articles', 'The restoration writes it from the article.'),
      ('private.events', 'Webhooks are told what happens once.'),
      ('private.event_deliveries', 'What was not told before the deletion is not told after it.'),
      ('mail_outbox_webhook_id_fkey', 'It told administrators of what was the matter then.')
  $$;
comment on function private.left_out_of_trash() is
  'The tables and foreign keys whose rows go with what they belong to and don''t come back, with the reason.';
revoke all on function private.left_out_of_trash() from public;

create function private.is_restoring() returns boolean
  language sql stable set search_path = ''
  as $$ select coalesce(current_setting('vlotwerk.restoring', true), '') = 'on' $$;
comment on function private.is_restoring() is
  'Whether rows are written that were there before: nobody is told of them as of something new.';
revoke all on function private.is_restoring() from public;

create function private.columns_of(_table oid, _numbers smallint[]) returns text[]
  language sql stable set search_path = ''
  as $$
    select array_agg(attname::text order by place) from unnest(_numbers) with ordinality named (attnum, place)
    join pg_catalog.pg_attribute using (attnum) where attrelid = _table
  $$;
revoke all on function private.columns_of(oid, smallint[]) from public;

create function private.primary_key_of(_table oid) returns text[]
  language sql stable set search_path = ''
  as $$
    select private.columns_of(conrelid, conkey) from pg_catalog.pg_constraint where conrelid = _table and contype = 'p'
  $$;
revoke all on function private.primary_key_of(oid) from public;

create function private.equal_columns(_alias text, _columns text[], _other_alias text, _other_columns text[]) returns text
  language sql immutable set search_path = ''
  as $$
    select string_agg(format('%s.%I = %s.%I', _alias, own, _other_alias, other), ' and ')
    from unnest(_columns, _other_columns) pair (own, other)
  $$;
comment on function private.equal_columns(text, text[], text, text[]) is 'The condition of SQL that joins two tables.';
revoke all on function private.equal_columns(text, text[], text, text[]) from public;

create function private.rows_referring(_key pg_catalog.pg_constraint, _rows jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
  declare
    referring jsonb;
  begin
    -- Locked, so that what is kept is what is deleted.
    execute format(
      'select jsonb_agg(to_jsonb(held)) from (
        select child.* from %s child join jsonb_populate_recordset(null::%s, $1) parent on %s for update of child
      ) held',
      _key.conrelid::regclass, _key.confrelid::regclass, private.equal_columns(
        'child', private.columns_of(_key.conrelid, _key.conkey),
        'parent', private.columns_of(_key.confrelid, _key.confkey)
      )
    ) using _rows into referring;
    return referring;
  end
  $$;
comment on function private.rows_referring(pg_catalog.pg_constraint, jsonb) is
  'The rows that refer to these by a foreign key, locked; null without one.';
revoke all on function private.rows_referring(pg_catalog.pg_constraint, jsonb) from public;

create function private.rows_below(_table regclass, _rows jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
  declare
    key pg_catalog.pg_constraint;
    held jsonb;
    below jsonb := '[]';
  begin
    for key in
      select * from pg_catalog.pg_constraint
      where contype = 'f' and confrelid = _table and confdeltype = 'c'
        and not exists (select from private.left_out_of_trash() where name in (conrelid::regclass::text, conname))
      order by conrelid
    loop
      held := private.rows_referring(key, _rows);
      continue when held is null;
      below := below || jsonb_build_array(jsonb_build_object('table', key.conrelid::regclass::text, 'rows', held))
        || private.rows_below(key.conrelid, held);
    end loop;
    return below;
  end
  $$;
comment on function private.rows_below(regclass, jsonb) is
  'What is deleted with these rows of a table, as a list of {table, rows}.';
revoke all on function private.rows_below(regclass, jsonb) from public;

create function private.links_to(_document jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
  declare
    part jsonb;
    key pg_catalog.pg_constraint;
    held jsonb;
    kept text[];
    links jsonb := '[]';
  begin
    for part in select jsonb_array_elements(_document) loop
      for key in
        select * from pg_catalog.pg_constraint
        where contype = 'f' and confrelid = (part ->> 'table')::regclass and confdeltype = 'n'
        order by conrelid
      loop
        held := private.rows_referring(key, part -> 'rows');
        continue when held is null;
        kept := private.primary_key_of(key.conrelid) || private.columns_of(key.conrelid, key.conkey);
        links := links || jsonb_build_array(jsonb_build_object(
          'table', key.conrelid::regclass::text, 'columns', private.columns_of(key.conrelid, key.conkey), 'rows', (
            select jsonb_agg((select jsonb_object_agg(name, one -> name) from unnest(kept) name))
            from jsonb_array_elements(held) one
          )
        ));
      end loop;
    end loop;
    return links;
  end
  $$;
comment on function private.links_to(jsonb) is
  'The rows that lose their reference to what is deleted, without what else they hold: it may be personal data.';
revoke all on function private.links_to(jsonb) from public;

create function private.keep_in_trash() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    subject constant jsonb := to_jsonb(old);
    document jsonb;
  begin
    -- The server's own deletions, by retention and by erasure, are for good.
    if auth.uid() is null then return old; end if;
    document := jsonb_build_array(jsonb_build_object('table', tg_relid::regclass::text, 'rows', jsonb_build_array(subject)))
      || private.rows_below(tg_relid, jsonb_build_array(subject));
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
comment on function private.keep_in_trash() is
  'Puts into the trash what a person deletes. Arguments: noun, the least role that may restore it, and the column that says '
  'it is live, when a writer may restore what is not; of a file its uses say so.';
revoke all on function private.keep_in_trash() from public;

create function private.is_in_trash(_subject_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from private.trash where subject_id = _subject_id) $$;
revoke all on function private.is_in_trash(uuid) from public;

create function private.may_restore(_item private.trash) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case _item.role
      when 'admin' then private.is_admin() when 'editor' then private.is_editor() else private.is_writer()
    end
  $$;
comment on function private.may_restore(private.trash) is 'Whether the caller may, as whoever may delete it.';
revoke all on function private.may_restore(private.trash) from public;

create function public.list_trash(
  _source text default null, _search text default '', _deleted_at timestamptz default null, _id uuid default null,
  _newer boolean default false, _limit int default 50
) returns table (
  id uuid, source text, subject_id uuid, title text, slug text, deleted_at timestamptz, person text
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  declare
    roles constant text[] := array_remove(array[
      case when private.is_admin() then 'admin' end, case when private.is_editor() then 'editor' end,
      case when private.is_writer() then 'writer' end
    ], null);
  begin
    return query
      select item.id, item.source, item.subject_id, item.title, item.slug, item.deleted_at, users.email::text
      from private.trash item left join auth.users on users.id = item.deleted_by
      where item.role = any (roles) and (_source is null or item.source = _source)
        and (_search = '' or strpos(lower(concat_ws(' ', item.title, item.slug)), lower(_search)) > 0)
        and case
          when _id is null then true
          when _newer then (item.deleted_at, item.id) > (_deleted_at, _id)
          else (item.deleted_at, item.id) < (_deleted_at, _id)
        end
      order by case when _newer then item.deleted_at end, case when _newer then item.id end,
        item.deleted_at desc, item.id desc
      limit least(greatest(_limit, 1), 1000);
  end
  $$;
comment on function public.list_trash is
  'What is in the trash that the caller may restore, the newest first, with the address of whoever deleted it: of one table, '
  'with this text in its title or slug; those after the item that _deleted_at and _id name in that order, or with _newer '
  'those right before it, the nearest first. At most 1,000 at once.';
revoke all on function public.list_trash from public, anon, authenticated;
grant execute on function public.list_trash to authenticated;

create function private.insert_kept_rows(_table regclass, _rows jsonb) returns int
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
comment on function private.insert_kept_rows(regclass, jsonb) is
  'Inserts rows as they were, less those whose place is taken or that belong to what is gone; gives how many.';
revoke all on function private.insert_kept_rows(regclass, jsonb) from public;

create function private.free_slug(_source text, _subject jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    free text;
  begin
    -- A page shares its addresses with those of its kind alone.
    execute format(
      'select wanted from generate_series(2, 1000) number, lateral (values (left($1, 190) || ''-'' || number)) named (wanted)
      where not exists (
        select from public.%I other where other.slug = wanted and to_jsonb(other) ->> ''kind'' is not distinct from $2
      ) order by number limit 1', _source
    ) using _subject ->> 'slug', _subject ->> 'kind' into free;
    return free;
  end
  $$;
comment on function private.free_slug(text, jsonb) is 'The slug of a subject with the first number that makes it free.';
revoke all on function private.free_slug(text, jsonb) from public;

create function private.is_there(_item private.trash) returns boolean
  language plpgsql stable set search_path = ''
  as $$
  declare
    is_there boolean;
  begin
    execute format('select exists (select from public.%I where id = $1)', _item.source) using _item.subject_id into is_there;
    return is_there;
  end
  $$;
comment on function private.is_there(private.trash) is 'Whether what was deleted is there again.';
revoke all on function private.is_there(private.trash) from public;

create function private.restore_rows(_item private.trash, _slug text) returns text[]
  language plpgsql set search_path = ''
  as $$
  declare
    subject jsonb := (_item.document #> '{0,rows,0}')
      || case when _slug is null or _item.slug is null then '{}' else jsonb_build_object('slug', _slug) end;
    part jsonb;
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
      if private.insert_kept_rows((part ->> 'table')::regclass, part -> 'rows') < jsonb_array_length(part -> 'rows') then
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
comment on function private.restore_rows(private.trash, text) is
  'Writes the rows of an item into their tables; gives the names of those tables that did not get all.';
revoke all on function private.restore_rows(private.trash, text) from public;

create function private.hand_on_rows(_item_id uuid, _part jsonb) returns void
  language sql set search_path = ''
  as $$
    update private.trash item
    set document = item.document || jsonb_build_array(jsonb_build_object('table', _part -> 'table', 'rows', handed.rows))
    from (
      select other.id, jsonb_agg(kept) as rows
      from jsonb_array_elements(_part -> 'rows') kept, jsonb_each_text(kept) held
      join private.trash other on other.subject_id::text = held.value
      where other.id <> _item_id
      group by other.id
    ) handed
    where item.id = handed.id
  $$;
comment on function private.hand_on_rows(uuid, jsonb) is
  'Rows that belong to something else in the trash, as the tag of an article, come back with that.';
revoke all on function private.hand_on_rows(uuid, jsonb) from public;

create function private.restore_links(_table regclass, _columns text[], _rows jsonb) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    execute format(
      'update %1$s held set %2$s from jsonb_populate_recordset(null::%1$s, $1) kept where %3$s and %4$s', _table,
      (select string_agg(format('%I = kept.%1$I', name), ', ') from unnest(_columns) name),
      private.equal_columns('held', private.primary_key_of(_table), 'kept', private.primary_key_of(_table)),
      (select string_agg(format('held.%I is null', name), ' and ') from unnest(_columns) name)
    ) using _rows;
  end
  $$;
comment on function private.restore_links(regclass, text[], jsonb) is 'Has rows that lost their reference refer to it again.';
revoke all on function private.restore_links(regclass, text[], jsonb) from public;

create function public.restore_from_trash(_id uuid, _slug text default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    item private.trash;
    claims constant text := current_setting('request.jwt.claims', true);
    left_out text[];
  begin
    perform private.require_writer();
    select * from private.trash held where _id in (held.id, held.subject_id) for update into item;
    if not found then
      raise exception 'This is not in the trash (any more)' using errcode = 'PT404';
    end if;
    if not private.may_restore(item) then
      raise exception 'You have no role that allows this' using errcode = 'insufficient_privilege';
    end if;
    -- Triggers take over what is stored elsewhere, with its dates, from a server alone.
    perform set_config('request.jwt.claims', '', true), set_config('vlotwerk.restoring', 'on', true);
    left_out := private.restore_rows(item, _slug);
    -- What is merely uploaded is on no page yet, but this may be.
    if item.source = 'otm_media' then insert into private.content_changes default values on conflict do nothing; end if;
    if item.source = 'otm_blog_articles' then
      perform private.show_article(item.subject_id, private.document_of('article', item.subject_id));
    end if;
    delete from private.trash where id = item.id;
    perform private.rename_waiting_version(item.subject_id, item.slug, _slug);
    perform private.record_media_of_versions(item.subject_id);
    perform set_config('request.jwt.claims', claims, true), set_config('vlotwerk.restoring', '', true);
    perform private.record_event('undeleted', item.noun, item.subject_id, _label => private.trash_label(item));
    return jsonb_build_object('subject_id', item.subject_id, 'left_out', left_out);
  end
  $$;
comment on function public.restore_from_trash(uuid, text) is
  'Puts back what was deleted, by its id in the trash or its own, with all that hung on it, at another slug if one is given; '
  'gives its id, and the tables whose rows could not all come back. PT404 when it is not in the trash, PT409 with a free '
  'slug as detail when its own is taken, 23505 with a name as detail when the library has the same file again.';
revoke all on function public.restore_from_trash(uuid, text) from public, anon, authenticated;
grant execute on function public.restore_from_trash(uuid, text) to authenticated;

-- As the deletion itself is recorded: without a word of a visitor.
create function private.trash_label(_item private.trash) returns text
  language sql immutable set search_path = ''
  as $$ select case when _item.noun not in ('message', 'request') then coalesce(_item.slug, _item.title) end $$;
revoke all on function private.trash_label(private.trash) from public;

create function private.forget_trash() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_there(old) then
      perform private.forget_versions(old.subject_id);
      delete from private.media_uses where media_id = old.subject_id;
    end if;
    return null;
  end
  $$;
comment on function private.forget_trash() is
  'Deletes the versions of what is deleted for good, and was not restored, and the uses of a file.';
revoke all on function private.forget_trash() from public;
create trigger forget_versions after delete on private.trash
  for each row execute function private.forget_trash();

create function public.delete_from_trash(_ids uuid[]) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    item private.trash;
    deleted int := 0;
  begin
    perform private.require_admin();
    for item in delete from private.trash where id = any (_ids[:500]) returning * loop
      perform private.record_event('purged', item.noun, item.subject_id, _label => private.trash_label(item));
      deleted := deleted + 1;
    end loop;
    return deleted;
  end
  $$;
comment on function public.delete_from_trash(uuid[]) is
  'Deletes items of the trash for good, 500 at most; for administrators. Gives how many.';
revoke all on function public.delete_from_trash(uuid[]) from public, anon, authenticated;
grant execute on function public.delete_from_trash(uuid[]) to authenticated;

create function public.purge_trash(_before timestamptz) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    purged int;
  begin
    delete from private.trash where id in (
      select id from private.trash where deleted_at < _before order by deleted_at limit 500 for update skip locked
    );
    get diagnostics purged = row_count;
    return purged;
  end
  $$;
comment on function public.purge_trash(timestamptz) is
  'Deletes for good what was deleted before this moment; 500 at most. Gives how many.';
revoke all on function public.purge_trash(timestamptz) from public, anon, authenticated;
grant execute on function public.purge_trash(timestamptz) to service_role;
