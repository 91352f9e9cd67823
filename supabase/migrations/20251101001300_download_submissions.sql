-- What visitors asked for on a download page: the leads.

create table public.otm_download_submissions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.otm_download_pages on delete cascade,
  language text not null default 'nl'
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  name text not null
    constraint name_length check (char_length(name) <= 200)
    constraint name_is_a_line check (name <> '' and name = btrim(name) and name !~ '[[:cntrl:]]'),
  company text
    constraint company_length check (char_length(company) <= 200)
    constraint company_is_a_line check (company <> '' and company = btrim(company) and company !~ '[[:cntrl:]]'),
  email text not null
    constraint email_length check (char_length(email) <= 254)
    constraint email_is_one_plain_mailbox check (
      email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
      -- Mail programs would decode it (RFC 2047).
      and position('=?' in email) = 0
    ),
  remarks text
    constraint remarks_length check (char_length(remarks) <= 5000)
    constraint remarks_are_trimmed check (remarks <> '' and remarks = btrim(remarks, E' \t\r\n')),
  created_at timestamptz not null default now()
);
comment on table public.otm_download_submissions is
  'Requests from download pages: personal data, written by anyone, read by administrators.';
create index otm_download_submissions_newest on public.otm_download_submissions (created_at desc, id desc);
create index otm_download_submissions_page_id on public.otm_download_submissions (page_id);
create index otm_download_submissions_email on public.otm_download_submissions (lower(email));

alter table public.otm_download_submissions enable row level security;
revoke all on public.otm_download_submissions from anon, authenticated;
grant insert (page_id, language, name, company, email, remarks)
  on public.otm_download_submissions to anon, authenticated;
grant select, delete on public.otm_download_submissions to authenticated;

create policy "anyone sends a request from an active download page" on public.otm_download_submissions
  for insert to anon, authenticated with check (
    (select page.active from public.otm_download_pages page where page.id = page_id)
  );
create policy "admins read download requests" on public.otm_download_submissions
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete download requests" on public.otm_download_submissions
  for delete to authenticated using ((select private.is_admin()));
