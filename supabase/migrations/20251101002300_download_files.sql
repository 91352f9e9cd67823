-- What a download page gives away: a PDF per language, whose bytes lie outside the database.

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
comment on column public.otm_download_files.id is 'The random name under which the bytes are kept.';

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
