-- The PDF files of download pages, one per language, stored outside the database.

create table public.otm_download_files (
  page_id uuid not null references public.otm_download_pages on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  id uuid not null
    constraint otm_download_files_id_key unique,
  name text not null
    constraint name_length check (char_length(name) between 1 and 200)
    constraint name_is_a_file_name check (name !~ '[[:cntrl:]/\\]'),
  size int not null
    constraint size_within_25_mb check (size between 1 and 26214400),
  created_at timestamptz not null default now(),
  primary key (page_id, language)
);
comment on table public.otm_download_files is
  'The file of a download page in one language; visitors get it by a signed link alone.';
comment on column public.otm_download_files.id is 'The random name of the stored file.';

create function private.record_file() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null then
      perform private.record_event('published', 'file', new.id, _label => new.name);
    end if;
    return null;
  end
  $$;
comment on function private.record_file() is 'Records an upload through the API.';
revoke all on function private.record_file() from public;

create trigger record_publication after insert or update on public.otm_download_files
  for each row execute function private.record_file();
create trigger record_deletion after delete on public.otm_download_files
  for each row execute function private.record_content('file', 'name');

alter table public.otm_download_files enable row level security;
revoke all on public.otm_download_files from anon, authenticated;
grant select, insert, update, delete on public.otm_download_files to authenticated;

create policy "admins read the files of download pages" on public.otm_download_files
  for select to authenticated using ((select private.is_admin()));
create policy "admins add files to download pages" on public.otm_download_files
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change the files of download pages" on public.otm_download_files
  for update to authenticated using ((select private.is_admin()));
create policy "admins delete the files of download pages" on public.otm_download_files
  for delete to authenticated using ((select private.is_admin()));

-- For the server: the bucket object of a signed link.
grant select on public.otm_download_files to service_role;

create table public.otm_download_opens (
  lead_id uuid primary key references public.otm_leads on delete cascade,
  opens int not null default 1,
  first_opened_at timestamptz not null default now(),
  last_opened_at timestamptz not null default now()
);
comment on table public.otm_download_opens is 'How often a lead opened its file, written by the server.';

alter table public.otm_download_opens enable row level security;
revoke all on public.otm_download_opens from anon, authenticated;
grant select on public.otm_download_opens to authenticated;

create policy "admins read how often files were opened" on public.otm_download_opens
  for select to authenticated using ((select private.is_admin()));

create function private.file_of_lead(_lead_id uuid) returns public.otm_download_files
  language sql stable set search_path = ''
  as $$
    select file.*
    from public.otm_download_submissions request
    join public.otm_download_files file on file.page_id = request.page_id
    where request.id = _lead_id
    order by file.language = request.language desc, file.language = 'nl' desc
    limit 1
  $$;
comment on function private.file_of_lead(uuid) is 'The file that a request was for: in its language, else in the other.';
revoke all on function private.file_of_lead(uuid) from public;

create function public.open_download(_lead_id uuid, _is_counted boolean)
  returns table (file_id uuid, file_name text, page_slug text, language text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    file public.otm_download_files := private.file_of_lead(_lead_id);
  begin
    if file.id is not null and _is_counted then
      insert into public.otm_download_opens as held (lead_id) values (_lead_id)
      on conflict (lead_id) do update set opens = held.opens + 1, last_opened_at = now();
    end if;
    return query
      select file.id, file.name, coalesce(page.slug, lead.page_slug), request.language
      from public.otm_leads lead
      join public.otm_download_submissions request on request.id = lead.download_id
      left join public.otm_download_pages page on page.id = lead.page_id and page.active
      where lead.id = _lead_id;
  end
  $$;
comment on function public.open_download(uuid, boolean) is
  'What the link of a request opens (no file: null), counted when somebody opened it.';
revoke all on function public.open_download(uuid, boolean) from public, anon, authenticated;
grant execute on function public.open_download(uuid, boolean) to service_role;

create table private.file_link_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);
comment on table private.file_link_key is
  'One row: what links to files are signed with where server and functions of the site have nothing else in common.';
alter table private.file_link_key enable row level security;

create function public.file_link_key() returns text
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Three random UUIDs hold 366 random bits.
    insert into private.file_link_key (key)
    select sha256(string_agg(uuid_send(gen_random_uuid()), '')) from generate_series(1, 3)
    on conflict (is_only) do nothing;
    return (select encode(key, 'hex') from private.file_link_key);
  end
  $$;
comment on function public.file_link_key() is
  'The key of links to files, in hexadecimal digits, made with the first call. Without its row all links end.';
revoke all on function public.file_link_key() from public, anon, authenticated;
grant execute on function public.file_link_key() to service_role;

-- The bucket for files in a Supabase project. Elsewhere this schema does not exist, and the site's server serves the
-- same calls.
--
-- The object `{page}/{language}` is a page's file in that language. Triggers copy its metadata to otm_download_files
-- for the panel.

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('download-files', 'download-files', false, 26214400, array['application/pdf'])
  on conflict (id) do nothing;

  create policy "admins read the files of download pages" on storage.objects
    for select to authenticated
    using (bucket_id = 'download-files' and (select private.is_admin()));
  create policy "admins add files to download pages" on storage.objects
    for insert to authenticated
    with check (
      bucket_id = 'download-files' and (select private.is_admin())
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(nl|en)$'
    );
  create policy "admins change the files of download pages" on storage.objects
    for update to authenticated
    using (bucket_id = 'download-files' and (select private.is_admin()))
    with check (
      bucket_id = 'download-files' and (select private.is_admin())
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(nl|en)$'
    );
  create policy "admins delete the files of download pages" on storage.objects
    for delete to authenticated
    using (bucket_id = 'download-files' and (select private.is_admin()));

  create function private.file_name(encoded text) returns text
    language plpgsql immutable set search_path = ''
    as $function$
    begin
      -- Percent-encoded, because it is sent in a header; an invalid name is replaced.
      return coalesce(nullif(right(trim(regexp_replace(convert_from((
        select string_agg(
          case when part ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part, 2), 'hex') else convert_to(part, 'UTF8') end,
          ''::bytea order by place
        )
        from regexp_matches(encoded, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality found (parts, place),
          lateral (select parts[1] as part) one
      ), 'UTF8'), '[[:cntrl:]/\\\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g')), 200), ''), 'download.pdf');
    exception
      when character_not_in_repertoire or untranslatable_character then return 'download.pdf';
    end
    $function$;
  comment on function private.file_name(text) is
    'The name that a file had on the administrator''s machine, as far as it is one.';
  revoke all on function private.file_name(text) from public;

  create function private.record_stored_file() returns trigger
    language plpgsql security definer set search_path = ''
    as $function$
    begin
      if tg_op = 'DELETE' then
        delete from public.otm_download_files where id = old.id;
      -- Before an upload the storage checks the policies with a row that it rolls back.
      elsif new.metadata ? 'size' then
        insert into public.otm_download_files as held (page_id, language, id, name, size)
        values (
          split_part(new.name, '/', 1)::uuid, split_part(new.name, '/', 2), new.id,
          private.file_name(new.user_metadata ->> 'name'), (new.metadata ->> 'size')::int
        )
        on conflict (page_id, language) do update
          set id = excluded.id, name = excluded.name, size = excluded.size, created_at = now();
      end if;
      return null;
    end
    $function$;
  revoke all on function private.record_stored_file() from public;

  create trigger record_download_file
    after insert or update of metadata, user_metadata, version on storage.objects
    for each row
    when (new.bucket_id = 'download-files' and new.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(nl|en)$')
    execute function private.record_stored_file();
  create trigger forget_download_file
    after delete on storage.objects
    for each row when (old.bucket_id = 'download-files')
    execute function private.record_stored_file();
end
$$;
