-- The versions of the about page and of download pages, as those of articles. The about page has no working version:
-- what is restored is shown at once.

create table public.otm_page_versions (
  id uuid primary key default gen_random_uuid(),
  page text not null,
  page_id uuid references public.otm_download_pages on delete cascade,
  number int not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  kind text not null
    constraint kind_is_known check (kind in ('saved', 'working', 'discarded', 'published', 'restored')),
  note text not null default ''
    constraint note_length check (char_length(note) <= 300),
  document jsonb not null,
  constraint page_is_known check (page = coalesce(page_id::text, 'about')),
  constraint otm_page_versions_number_key unique (page, number)
);
comment on table public.otm_page_versions is
  'Each saved state of the about page and of download pages. Of an active download page, the newest one waits to be '
  'published when it is of kind working or restored.';
comment on column public.otm_page_versions.page is 'The id of a download page, or about.';
comment on column public.otm_page_versions.document is
  'Of a download page: slug, active, content. Of the about page: active, texts, members.';
create index otm_page_versions_page_id on public.otm_page_versions (page_id);
create index otm_page_versions_created_by on public.otm_page_versions (created_by);
create index otm_page_versions_expiring on public.otm_page_versions (created_at)
  where page_id is not null and kind <> 'published';

alter table public.otm_page_versions enable row level security;
revoke all on public.otm_page_versions from anon, authenticated;
grant select on public.otm_page_versions to authenticated;

create policy "editors read the versions of pages" on public.otm_page_versions
  for select to authenticated using ((select private.is_editor()));

create function private.page_document(_page text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'active', true,
      'texts', coalesce((
        select jsonb_agg(to_jsonb(text) - 'updated_at' order by text.content_key) from public.otm_about_us_content text
      ), '[]'),
      'members', coalesce((
        select jsonb_agg(to_jsonb(member) - 'updated_at' order by member.display_order, member.id)
        from public.otm_team_members member
      ), '[]')
    )
    where _page = 'about'
    union all
    select jsonb_build_object(
      'active', page.active, 'slug', page.slug,
      'content', coalesce((
        select jsonb_agg(to_jsonb(variant) - array['page_id', 'updated_at'] order by variant.language desc)
        from public.otm_download_page_content variant where variant.page_id = page.id
      ), '[]')
    )
    from public.otm_download_pages page where _page <> 'about' and page.id = nullif(_page, 'about')::uuid
  $$;
comment on function private.page_document(text) is 'The present state of a page, as a version holds it.';
revoke all on function private.page_document(text) from public;

-- One version for each transaction and page, however many rows it wrote.
create table private.page_changes (
  xid xid8 not null default pg_current_xact_id(),
  page text not null,
  primary key (xid, page)
);
comment on table private.page_changes is
  'The pages that transactions in progress have changed; each deletes its rows when it commits.';
alter table private.page_changes enable row level security;
revoke all on private.page_changes from public, anon, authenticated;

create function private.record_page_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed text := 'about';
  begin
    if tg_table_name = 'otm_download_pages' then changed := new.id;
    elsif tg_table_name = 'otm_download_page_content' then
      changed := case tg_op when 'DELETE' then old.page_id else new.page_id end;
    end if;
    insert into private.page_changes (page) values (changed) on conflict do nothing;
    return null;
  end
  $$;
comment on function private.record_page_change() is 'Has the commit write a version of the page.';
revoke all on function private.record_page_change() from public;

create function private.is_waiting(_version public.otm_page_versions) returns boolean
  language sql immutable set search_path = ''
  as $$
    -- What was restored on a page that was no longer shown is in the tables.
    select coalesce(
      _version.kind = 'working'
      or _version.kind = 'restored' and _version.page_id is not null and _version.document -> 'active' is distinct from 'false',
      false
    )
  $$;
comment on function private.is_waiting(public.otm_page_versions) is
  'Whether a newest version waits to be published.';
revoke all on function private.is_waiting(public.otm_page_versions) from public;

create function private.newest_page_version(_page text) returns public.otm_page_versions
  language sql stable security definer set search_path = ''
  as $$ select * from public.otm_page_versions where page = _page order by number desc limit 1 $$;
revoke all on function private.newest_page_version(text) from public;

create function private.record_media_of_page_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed constant text := case tg_op when 'DELETE' then old.page else new.page end;
    latest constant public.otm_page_versions := private.newest_page_version(changed);
  begin
    perform private.set_media_uses(
      'download page version', changed, '',
      case when private.is_waiting(latest) then private.strings_in(latest.document) end
    );
    return null;
  end
  $$;
comment on function private.record_media_of_page_version() is
  'Counts what the newest version of a download page names, while it waits to be published.';
revoke all on function private.record_media_of_page_version() from public;

create trigger record_media_uses after insert or delete or update of kind, number on public.otm_page_versions
  for each row execute function private.record_media_of_page_version();

create trigger move_schedules_on after insert or update of number on public.otm_page_versions
  for each row when (new.page_id is not null) execute function private.move_schedules_on();

-- What was written to the tables has passed their constraints.
create function private.require_page_version_document() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_page_document(new.document, new.page);
    return new;
  end
  $$;
comment on function private.require_page_version_document() is
  'Rejects a version that can''t be read, or published later.';
revoke all on function private.require_page_version_document() from public;
create trigger require_document before insert on public.otm_page_versions
  for each row when (new.kind in ('working', 'restored')) execute function private.require_page_version_document();

create function private.insert_page_version(_page text, _number int, _kind text, _note text, _document jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Waits for a transaction that adds the same number.
    insert into public.otm_page_versions (page, page_id, number, created_by, kind, note, document)
    values (
      _page, nullif(_page, 'about')::uuid, _number, (select users.id from auth.users where users.id = auth.uid()), _kind,
      _note, _document
    )
    on conflict (page, number) do nothing;
    return found;
  end
  $$;
comment on function private.insert_page_version(text, int, text, text, jsonb) is
  'False when another transaction added this number.';
revoke all on function private.insert_page_version(text, int, text, text, jsonb) from public;

create function private.record_page_version(_page text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_restored constant boolean := coalesce(current_setting('vlotwerk.restored_page', true), '') = _page;
    latest public.otm_page_versions;
    present jsonb;
  begin
    loop
      -- Before the present state: what is committed in between has a newer number, and both are read again.
      latest := private.newest_page_version(_page);
      present := private.page_document(_page);
      exit when present is null;
      exit when not is_restored and latest.document = present and latest.kind <> 'discarded'
        and not private.is_waiting(latest);
      exit when private.insert_page_version(
        _page,
        coalesce(latest.number, 0) + 1,
        case
          when is_restored then 'restored'
          when (present ->> 'active')::boolean then 'published'
          else 'saved'
        end,
        case when is_restored then current_setting('vlotwerk.restored_note', true) else '' end,
        present
      );
    end loop;
  end
  $$;
revoke all on function private.record_page_version(text) from public;

create function private.record_page_versions(_xid xid8) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed text;
  begin
    for changed in select page from private.page_changes where xid = _xid order by page loop
      delete from private.page_changes where (xid, page) = (_xid, changed);
      perform private.record_page_version(changed);
    end loop;
  end
  $$;
comment on function private.record_page_versions(xid8) is
  'Writes the versions of all pages that a transaction changed, in one order, so that no two wait for each other.';
revoke all on function private.record_page_versions(xid8) from public;

create function private.record_versions_of_pages() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from private.page_changes where (xid, page) = (new.xid, new.page)) then
      -- Those of articles first, as in all transactions.
      perform private.record_article_versions(new.xid);
      perform private.record_page_versions(new.xid);
    end if;
    return null;
  end
  $$;
revoke all on function private.record_versions_of_pages() from public;

create constraint trigger record_page_version after insert on private.page_changes
  deferrable initially deferred
  for each row execute function private.record_versions_of_pages();

create trigger keep_version after insert or update or delete on public.otm_about_us_content
  for each row execute function private.record_page_change();
create trigger keep_version after insert or update or delete on public.otm_team_members
  for each row execute function private.record_page_change();
create trigger keep_version after insert or update on public.otm_download_pages
  for each row execute function private.record_page_change();
create trigger keep_version after insert or update or delete on public.otm_download_page_content
  for each row execute function private.record_page_change();

create function private.write_rows(_table regclass, _key text[], _given jsonb, _rows jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    columns constant record := public.document_columns(_table::text, _key || '{updated_at}'::text[]);
  begin
    -- A row that stays as it is was not changed today.
    execute format(
      'insert into %1$s as present (%2$s, %4$s) select %3$s, %5$s '
      'from jsonb_array_elements($1) given, jsonb_populate_record(null::%1$s, given || $2) held '
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

create function private.restore_about_page(_document jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    -- A text without a row then had its default, as an empty one has.
    select private.write_rows('public.otm_about_us_content', '{content_key}', '{}', (
      select jsonb_agg(coalesce(text, jsonb_build_object('content_key', content_key)))
      from public.otm_about_us_content
      full join (
        select text ->> 'content_key' as content_key, text from jsonb_array_elements(_document -> 'texts') text
      ) wanted using (content_key)
    ));
    update public.otm_team_members set active = false
    where active and id not in (select (member ->> 'id')::uuid from jsonb_array_elements(_document -> 'members') member);
    select private.write_rows('public.otm_team_members', '{id}', '{}', _document -> 'members');
  $$;
comment on function private.restore_about_page(jsonb) is
  'Writes a document into the tables. Members that were deleted come back; later ones stay, but are no longer shown.';
revoke all on function private.restore_about_page(jsonb) from public;

create function private.restore_download_page(_id uuid, _active boolean, _document jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    -- A language that the document lacks is empty.
    select private.write_rows(
      'public.otm_download_page_content', '{page_id,language}', jsonb_build_object('page_id', _id), (
        select jsonb_agg(coalesce(variant, jsonb_build_object('language', language)))
        from (select language from public.otm_download_page_content where page_id = _id) present
        full join (
          select variant ->> 'language' as language, variant from jsonb_array_elements(_document -> 'content') variant
        ) wanted using (language)
      )
    );
    -- Counts as saved. After the texts: a page is not published without them.
    update public.otm_download_pages set active = _active where id = _id;
  $$;
comment on function private.restore_download_page(uuid, boolean, jsonb) is
  'Writes the texts of a document, and whether the page is shown. Where it is shown is no matter of texts.';
revoke all on function private.restore_download_page(uuid, boolean, jsonb) from public;

create function private.lock_page(_page text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- In the order of move_team_member.
    if _page = 'about' then
      perform from public.otm_about_us_content order by content_key for update;
      perform from public.otm_team_members order by id for update;
      return;
    end if;
    perform from public.otm_download_pages where id = _page::uuid for update;
    if not found then
      raise exception 'The download page does not exist (any more)' using errcode = 'PT404';
    end if;
    perform from public.otm_download_page_content where page_id = _page::uuid order by language for update;
  end
  $$;
comment on function private.lock_page(text) is 'Has saves of a page wait for the end of this transaction.';
revoke all on function private.lock_page(text) from public;

create function private.require_newest_version(_page text, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.lock_page(_page);
    if _number is distinct from coalesce((private.newest_page_version(_page)).number, 0) then
      raise exception 'The page was changed by somebody else in the meantime'
        using errcode = 'PT409', hint = 'Nothing was saved. Load the page again and repeat your changes.';
    end if;
  end
  $$;
comment on function private.require_newest_version(text, int) is
  'Locks a page, and rejects a save over another state than the one that was loaded.';
revoke all on function private.require_newest_version(text, int) from public;

-- The working version of a download page.

create function private.edited_document(_id uuid, _content jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    latest constant public.otm_page_versions := private.newest_page_version(_id::text);
    present jsonb := private.page_document(_id::text);
    blank constant jsonb := (
      select jsonb_object_agg(name, '') from unnest(string_to_array(
        (public.document_columns('public.otm_download_page_content', '{page_id,language,updated_at}')).names, ', '
      )) name
    );
    fault text := private.page_texts_fault(coalesce(_content, '[]'));
  begin
    if fault is not null then raise exception '%', fault using errcode = 'check_violation'; end if;
    if exists (
      select from jsonb_to_recordset(_content) variant (language text) where coalesce(language, '') not in ('nl', 'en')
    ) then
      raise exception 'The language of a text is nl or en' using errcode = 'check_violation';
    end if;
    if private.is_waiting(latest) then
      fault := private.page_texts_fault(latest.document -> 'content');
      if fault is not null then
        raise exception 'The changes that wait can''t be read: discard them first. %', fault
          using errcode = 'check_violation';
      end if;
      present := present || jsonb_build_object('content', latest.document -> 'content');
    end if;
    return present || jsonb_build_object('content', (
      select coalesce(jsonb_agg(
        blank || coalesce(held.variant, '{}') || coalesce(typed.variant, '{}')
        order by language desc
      ), '[]')
      from (
        select variant ->> 'language' as language, variant from jsonb_array_elements(present -> 'content') variant
      ) held
      full join (
        select distinct on (variant ->> 'language') variant ->> 'language' as language, jsonb_strip_nulls(variant) as variant
        from jsonb_array_elements(_content) variant
      ) typed using (language)
      -- An empty language is not added.
      where held.variant is not null or exists (
        select from jsonb_each_text(typed.variant) where key <> 'language' and value <> ''
      )
    ));
  end
  $$;
comment on function private.edited_document(uuid, jsonb) is
  'The changes of a page that wait to be published, else what is in the tables, with the given texts over them.';
revoke all on function private.edited_document(uuid, jsonb) from public;

create function private.save_download_page(_id uuid, _active boolean, _content jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    latest constant public.otm_page_versions := private.newest_page_version(_id::text);
  begin
    perform private.restore_download_page(_id, _active, private.edited_document(_id, _content));
    -- Otherwise the trigger of the table records it.
    if private.is_waiting(latest) and _active then
      perform private.record_event('published', 'download page', _id, _label => latest.document ->> 'slug');
    end if;
  end
  $$;
revoke all on function private.save_download_page(uuid, boolean, jsonb) from public;

create function public.save_download_page(_id uuid, _number int, _active boolean, _content jsonb default '[]')
  returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_editor();
    perform private.require_newest_version(_id::text, _number);
    perform private.save_download_page(_id, _active, _content);
  end
  $$;
comment on function public.save_download_page is
  'Saves a download page: whether it is shown, and texts per language over those that wait to be published or are in the '
  'tables. _number is that of the newest version that was loaded (PT409).';
revoke all on function public.save_download_page from public, anon, authenticated;
grant execute on function public.save_download_page to authenticated;

create function public.save_working_page(_id uuid, _number int, _content jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_editor();
    perform private.require_newest_version(_id::text, _number);
    if not (select active from public.otm_download_pages where id = _id) then
      raise exception 'The page is a draft: what is saved in it is not shown' using errcode = 'PT409';
    end if;
    perform private.insert_page_version(
      _id::text, _number + 1, 'working', '', private.edited_document(_id, _content)
    );
  end
  $$;
comment on function public.save_working_page is
  'Saves texts of an active download page without showing them. _number is that of the newest version that was loaded '
  '(PT409).';
revoke all on function public.save_working_page from public, anon, authenticated;
grant execute on function public.save_working_page to authenticated;

create function public.discard_working_page(_id uuid, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_editor();
    perform private.require_newest_version(_id::text, _number);
    -- The newest one gets a new number: who still has it open saves over what is live now, and is told.
    update public.otm_page_versions version
    set kind = 'discarded', number = case number when _number then number + 1 else number end
    where page_id = _id and private.is_waiting(version) and number > coalesce((
      select max(other.number) from public.otm_page_versions other
      where other.page_id = _id and other.kind in ('saved', 'published')
    ), 0);
    if not found then
      raise exception 'Nothing waits to be published' using errcode = 'PT409';
    end if;
    perform private.record_event('discarded', 'download page', _id,
      _label => (select slug from public.otm_download_pages where id = _id));
  end
  $$;
comment on function public.discard_working_page(uuid, int) is
  'Throws away what waits to be published; its versions stay in the history. _number is that of the newest version.';
revoke all on function public.discard_working_page(uuid, int) from public, anon, authenticated;
grant execute on function public.discard_working_page(uuid, int) to authenticated;

create function public.restore_page_version(_id uuid, _number int) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_page_versions;
    present jsonb;
  begin
    perform private.require_editor();
    select * from public.otm_page_versions where id = _id into wanted;
    if not found then
      raise exception 'The version does not exist (any more)' using errcode = 'PT404';
    end if;
    perform private.require_newest_version(wanted.page, _number);
    perform private.require_page_document(
      wanted.document, wanted.page, 'This version can''t be read, so it can''t be restored. '
    );
    present := private.page_document(wanted.page);
    perform private.record_event(
      'restored', case when wanted.page_id is null then 'about page' else 'download page' end, wanted.page_id,
      _label => (present ->> 'slug') || ' ' || wanted.number
    );
    if wanted.page_id is not null and (present ->> 'active')::boolean then
      perform private.insert_page_version(
        wanted.page, _number + 1, 'restored', wanted.number::text,
        present || jsonb_build_object('content', wanted.document -> 'content')
      );
      return _number + 1;
    end if;
    perform set_config('vlotwerk.restored_page', wanted.page, true);
    perform set_config('vlotwerk.restored_note', wanted.number::text, true);
    if wanted.page_id is null then
      perform private.restore_about_page(wanted.document);
    else
      perform private.restore_download_page(wanted.page_id, false, wanted.document);
    end if;
    return _number + 1;
  end
  $$;
comment on function public.restore_page_version(uuid, int) is
  'Makes an earlier version of a page the newest one: of an active download page as changes that wait to be published. '
  '_number is that of the newest one that was loaded (PT409). Gives the new version''s number.';
revoke all on function public.restore_page_version(uuid, int) from public, anon, authenticated;
grant execute on function public.restore_page_version(uuid, int) to authenticated;

create function public.list_page_versions(_page text, _before int default null, _limit int default 50)
  returns table (id uuid, number int, created_at timestamptz, kind text, note text, person text)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    perform private.require_editor();
    return query
      select version.id, version.number, version.created_at, version.kind, version.note, users.email::text
      from public.otm_page_versions version
      left join auth.users on users.id = version.created_by
      where version.page = _page and (_before is null or version.number < _before)
      order by version.number desc
      limit least(greatest(_limit, 1), 200);
  end
  $$;
comment on function public.list_page_versions(text, int, int) is
  'The versions of a page without their documents, the newest first, with the address of whoever saved each.';
revoke all on function public.list_page_versions(text, int, int) from public, anon, authenticated;
grant execute on function public.list_page_versions(text, int, int) to authenticated;

create function public.prune_page_versions(_before timestamptz) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    pruned int;
  begin
    delete from public.otm_page_versions where id in (
      select version.id from public.otm_page_versions version
      where version.created_at < _before and version.page_id is not null and version.kind <> 'published'
        and version.number < (
        select max(newer.number) from public.otm_page_versions newer where newer.page = version.page
      )
      order by version.created_at limit 500
    );
    get diagnostics pruned = row_count;
    return pruned;
  end
  $$;
comment on function public.prune_page_versions(timestamptz) is
  'Deletes versions of before this moment that were never public and are not the newest; 500 at most. Gives how many.';
revoke all on function public.prune_page_versions(timestamptz) from public, anon, authenticated;
grant execute on function public.prune_page_versions(timestamptz) to service_role;
