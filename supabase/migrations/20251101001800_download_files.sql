-- The PDF files of download pages: one of the library per language.

create function private.is_pdf(_media_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.otm_media where id = _media_id and content_type = 'application/pdf'
    )
  $$;
comment on function private.is_pdf(uuid) is 'Whether the library has this file, and it is a PDF.';
revoke all on function private.is_pdf(uuid) from public;
grant execute on function private.is_pdf(uuid) to authenticated;

create table public.otm_download_files (
  page_id uuid not null references public.otm_download_pages on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  media_id uuid not null references public.otm_media on delete cascade,
  created_at timestamptz not null default now(),
  primary key (page_id, language)
);
comment on table public.otm_download_files is
  'The file of a download page in one language; visitors get it by a signed link alone.';
create index otm_download_files_media_id on public.otm_download_files (media_id);

create function private.record_file() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null then
      perform private.record_event(
        case tg_op when 'DELETE' then 'withdrawn' else 'published' end, 'file',
        case tg_op when 'DELETE' then old.media_id else new.media_id end,
        _label => (
          select media.name from public.otm_media media
          where media.id = case tg_op when 'DELETE' then old.media_id else new.media_id end
        )
      );
    end if;
    return null;
  end
  $$;
comment on function private.record_file() is 'Records which file a page gets, or no longer has.';
revoke all on function private.record_file() from public;

create trigger record_publication after insert or update or delete on public.otm_download_files
  for each row execute function private.record_file();
create trigger record_media_uses after insert or delete or update on public.otm_download_files
  for each row execute function private.record_media_uses('download file', 'page_id', 'language');

alter table public.otm_download_files enable row level security;
revoke all on public.otm_download_files from anon, authenticated;
grant select, delete, insert (page_id, language, media_id), update (page_id, language, media_id)
  on public.otm_download_files to authenticated;

create policy "editors read the files of download pages" on public.otm_download_files
  for select to authenticated using ((select private.is_editor()));
create policy "editors add files to download pages" on public.otm_download_files
  for insert to authenticated with check ((select private.is_editor()) and private.is_pdf(media_id));
create policy "editors change the files of download pages" on public.otm_download_files
  for update to authenticated
  using ((select private.is_editor()))
  with check ((select private.is_editor()) and private.is_pdf(media_id));
create policy "editors delete the files of download pages" on public.otm_download_files
  for delete to authenticated using ((select private.is_editor()));

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

create policy "whoever sees leads reads how often files were opened" on public.otm_download_opens
  for select to authenticated using ((select private.sees_leads()));

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
  returns table (file_id uuid, file_hash text, file_name text, page_slug text, language text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    file public.otm_media;
  begin
    select media.* from private.file_of_lead(_lead_id) wanted join public.otm_media media on media.id = wanted.media_id
    into file;
    if file.id is not null and _is_counted then
      insert into public.otm_download_opens as held (lead_id) values (_lead_id)
      on conflict (lead_id) do update set opens = held.opens + 1, last_opened_at = now();
    end if;
    return query
      select file.id, file.hash, file.name, coalesce(page.slug, lead.page_slug), request.language
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
