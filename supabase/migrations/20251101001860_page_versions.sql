-- The versions of the about page and of download pages, as those of articles. They have no working version: what is
-- saved or restored is shown at once when the page is shown.

create table public.otm_page_versions (
  id uuid primary key default gen_random_uuid(),
  page text not null,
  page_id uuid references public.otm_download_pages on delete cascade,
  number int not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  kind text not null
    constraint kind_is_known check (kind in ('saved', 'published', 'restored')),
  note text not null default ''
    constraint note_length check (char_length(note) <= 300),
  document jsonb not null,
  constraint page_is_known check (page = coalesce(page_id::text, 'about')),
  constraint otm_page_versions_number_key unique (page, number)
);
comment on table public.otm_page_versions is 'Each saved state of the about page and of download pages.';
comment on column public.otm_page_versions.page is 'The id of a download page, or about.';
comment on column public.otm_page_versions.document is
  'Of a download page: slug, active, content. Of the about page: active, texts, members.';
create index otm_page_versions_page_id on public.otm_page_versions (page_id);
create index otm_page_versions_created_by on public.otm_page_versions (created_by);
create index otm_page_versions_expiring on public.otm_page_versions (created_at)
  where document @> '{"active": false}';

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

create function private.record_page_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_restored constant boolean := coalesce(current_setting('vlotwerk.restored_page', true), '') = new.page;
    latest public.otm_page_versions;
    present jsonb;
  begin
    delete from private.page_changes where (xid, page) = (new.xid, new.page);
    loop
      -- Before the present state: what is committed in between has a newer number, and both are read again.
      select * from public.otm_page_versions where page = new.page order by number desc limit 1 into latest;
      present := private.page_document(new.page);
      exit when present is null or not is_restored and latest.document = present;
      -- Waits for a transaction that adds the same number.
      insert into public.otm_page_versions (page, page_id, number, created_by, kind, note, document)
      values (
        new.page,
        nullif(new.page, 'about')::uuid,
        coalesce(latest.number, 0) + 1,
        (select users.id from auth.users where users.id = auth.uid()),
        case
          when is_restored then 'restored'
          when (present ->> 'active')::boolean then 'published'
          else 'saved'
        end,
        case when is_restored then current_setting('vlotwerk.restored_note', true) else '' end,
        present
      )
      on conflict (page, number) do nothing;
      exit when found;
    end loop;
    return null;
  end
  $$;
revoke all on function private.record_page_version() from public;

create constraint trigger record_page_version after insert on private.page_changes
  deferrable initially deferred
  for each row execute function private.record_page_version();

create trigger keep_version after insert or update or delete on public.otm_about_us_content
  for each row execute function private.record_page_change();
create trigger keep_version after insert or update or delete on public.otm_team_members
  for each row execute function private.record_page_change();
create trigger keep_version after insert or update on public.otm_download_pages
  for each row execute function private.record_page_change();
create trigger keep_version after insert or update or delete on public.otm_download_page_content
  for each row execute function private.record_page_change();

create function private.restore_about_page(_document jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    -- A text without a row then had its default, as an empty one has.
    update public.otm_about_us_content set value_nl = '', value_en = ''
    where content_key not in (select text ->> 'content_key' from jsonb_array_elements(_document -> 'texts') text);
    insert into public.otm_about_us_content (content_key, value_nl, value_en)
    select content_key, value_nl, value_en
    from jsonb_populate_recordset(null::public.otm_about_us_content, _document -> 'texts')
    on conflict (content_key) do update set value_nl = excluded.value_nl, value_en = excluded.value_en;
    update public.otm_team_members set active = false
    where active and id not in (select (member ->> 'id')::uuid from jsonb_array_elements(_document -> 'members') member);
    insert into public.otm_team_members
      (id, name, image_url, role_nl, role_en, bio_nl, bio_en, display_order, active)
    select id, name, image_url, role_nl, role_en, bio_nl, bio_en, display_order, active
    from jsonb_populate_recordset(null::public.otm_team_members, _document -> 'members')
    on conflict (id) do update set name = excluded.name, image_url = excluded.image_url, role_nl = excluded.role_nl,
      role_en = excluded.role_en, bio_nl = excluded.bio_nl, bio_en = excluded.bio_en,
      display_order = excluded.display_order, active = excluded.active;
  $$;
comment on function private.restore_about_page(jsonb) is
  'Writes a document into the tables. Members that were deleted come back; later ones stay, but are no longer shown.';
revoke all on function private.restore_about_page(jsonb) from public;

create function private.restore_download_page(_id uuid, _document jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    -- Counts as saved.
    update public.otm_download_pages set active = active where id = _id;
    update public.otm_download_page_content set title = '', content = '', form_title = '', button_text = '',
      confirmation_title = '', confirmation_content = '', email_subject = '', email_thank_you_message = '',
      email_footer = ''
    where page_id = _id
      and language not in (select variant ->> 'language' from jsonb_array_elements(_document -> 'content') variant);
    insert into public.otm_download_page_content (page_id, language, title, content, form_title, button_text,
      confirmation_title, confirmation_content, email_subject, email_thank_you_message, email_footer)
    select _id, language, title, content, form_title, button_text,
      confirmation_title, confirmation_content, email_subject, email_thank_you_message, email_footer
    from jsonb_populate_recordset(null::public.otm_download_page_content, _document -> 'content')
    on conflict (page_id, language) do update set title = excluded.title, content = excluded.content,
      form_title = excluded.form_title, button_text = excluded.button_text,
      confirmation_title = excluded.confirmation_title, confirmation_content = excluded.confirmation_content,
      email_subject = excluded.email_subject, email_thank_you_message = excluded.email_thank_you_message,
      email_footer = excluded.email_footer;
  $$;
comment on function private.restore_download_page(uuid, jsonb) is
  'Writes the texts of a document. Whether the page is shown, and where, is no matter of restored texts.';
revoke all on function private.restore_download_page(uuid, jsonb) from public;

create function public.restore_page_version(_id uuid, _number int) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_page_versions;
  begin
    perform private.require_editor();
    select * from public.otm_page_versions where id = _id into wanted;
    if not found then
      raise exception 'The version does not exist (any more)' using errcode = 'PT404';
    end if;
    -- Saves wait from here on, in the order of move_team_member.
    if wanted.page = 'about' then
      perform from public.otm_about_us_content order by content_key for update;
      perform from public.otm_team_members order by id for update;
    else
      perform from public.otm_download_pages where id = wanted.page_id for update;
      perform from public.otm_download_page_content where page_id = wanted.page_id order by language for update;
    end if;
    if _number is distinct from (select max(number) from public.otm_page_versions where page = wanted.page) then
      raise exception 'The page was changed by somebody else' using errcode = 'PT409';
    end if;
    perform set_config('vlotwerk.restored_page', wanted.page, true);
    perform set_config('vlotwerk.restored_note', wanted.number::text, true);
    if wanted.page = 'about' then
      perform private.restore_about_page(wanted.document);
      perform private.record_event('restored', 'about page', null);
    else
      perform private.restore_download_page(wanted.page_id, wanted.document);
      perform private.record_event('restored', 'download page', wanted.page_id,
        _label => (select slug from public.otm_download_pages where id = wanted.page_id) || ' ' || wanted.number);
    end if;
    return _number + 1;
  end
  $$;
comment on function public.restore_page_version(uuid, int) is
  'Makes an earlier version of a page the newest one. _number is that of the newest one that was loaded (PT409). Gives '
  'the new version''s number.';
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
      where version.created_at < _before and version.document @> '{"active": false}' and version.number < (
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
