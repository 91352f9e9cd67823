-- Visitors' submissions: contact messages and download requests.

create function private.is_visit(visit jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select jsonb_typeof(visit) = 'object' and not exists (
      select from jsonb_each(case jsonb_typeof(visit) when 'object' then visit else '{}' end) part
      where part.key not in (
          'first_page', 'last_page', 'referrer',
          'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'
        )
        or jsonb_typeof(part.value) <> 'string'
        or char_length(part.value #>> '{}') not between 1 and 300
        or part.value #>> '{}' ~ '[[:cntrl:]]'
    )
  $$;
comment on function private.is_visit(jsonb) is
  'Whether these are the known parts of a visit, each a short text on one line.';
-- A check constraint runs as the inserting role, which needs execute on the function but no usage of this schema.
revoke all on function private.is_visit(jsonb) from public;
grant execute on function private.is_visit(jsonb) to anon, authenticated, service_role;

create table public.otm_contact_subm_vlotwerk (
  id uuid primary key default gen_random_uuid(),
  language text not null default 'nl'
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  name text not null
    constraint name_length check (char_length(name) <= 200)
    constraint name_is_a_line check (name <> '' and name = btrim(name) and name !~ '[[:cntrl:]]'),
  email text not null
    constraint email_length check (char_length(email) <= 254)
    constraint email_is_one_plain_mailbox check (
      email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
      -- Mail programs would decode it (RFC 2047).
      and position('=?' in email) = 0
    ),
  phone text
    constraint phone_length check (char_length(phone) <= 40)
    constraint phone_is_a_line check (phone <> '' and phone = btrim(phone) and phone !~ '[[:cntrl:]]'),
  company text
    constraint company_length check (char_length(company) <= 200)
    constraint company_is_a_line check (company <> '' and company = btrim(company) and company !~ '[[:cntrl:]]'),
  message text not null
    constraint message_length check (char_length(message) <= 5000)
    constraint message_is_trimmed check (message <> '' and message = btrim(message, E' \t\r\n')),
  created_at timestamptz not null default now(),
  is_spam boolean not null default false,
  visit jsonb constraint visit_is_known check (private.is_visit(visit))
);
comment on table public.otm_contact_subm_vlotwerk is
  'Messages from the contact page: personal data, written by anyone, read by administrators.';
create index otm_contact_subm_vlotwerk_newest on public.otm_contact_subm_vlotwerk (created_at desc, id desc);
create index otm_contact_subm_vlotwerk_email on public.otm_contact_subm_vlotwerk (lower(email));

-- A deletion removes the sender's data, so the audit event has no label.
create trigger keep_in_trash before delete on public.otm_contact_subm_vlotwerk
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('message', 'admin');
create trigger record_deletion after delete on public.otm_contact_subm_vlotwerk
  for each row execute function private.record_content('message', '');

alter table public.otm_contact_subm_vlotwerk enable row level security;
revoke all on public.otm_contact_subm_vlotwerk from anon, authenticated;
grant insert (language, name, email, phone, company, message, is_spam, visit)
  on public.otm_contact_subm_vlotwerk to anon, authenticated;
grant select, delete on public.otm_contact_subm_vlotwerk to authenticated;

create policy "anyone sends a contact message" on public.otm_contact_subm_vlotwerk
  for insert to anon, authenticated with check (true);
create policy "whoever sees leads reads contact messages" on public.otm_contact_subm_vlotwerk
  for select to authenticated using ((select private.sees_leads()));
create policy "admins delete contact messages" on public.otm_contact_subm_vlotwerk
  for delete to authenticated using ((select private.is_admin()));

create table public.otm_download_submissions (
  id uuid primary key default gen_random_uuid(),
  -- Submissions survive the deletion of their page.
  page_id uuid references public.otm_download_pages on delete set null,
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
  created_at timestamptz not null default now(),
  is_spam boolean not null default false,
  visit jsonb constraint visit_is_known check (private.is_visit(visit))
);
comment on table public.otm_download_submissions is
  'Requests from download pages: personal data, written by anyone, read by administrators.';
create index otm_download_submissions_newest on public.otm_download_submissions (created_at desc, id desc);
create index otm_download_submissions_page_id on public.otm_download_submissions (page_id);
create index otm_download_submissions_email on public.otm_download_submissions (lower(email));

create trigger keep_in_trash before delete on public.otm_download_submissions
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('request', 'admin');
create trigger record_deletion after delete on public.otm_download_submissions
  for each row execute function private.record_content('request', '');

alter table public.otm_download_submissions enable row level security;
revoke all on public.otm_download_submissions from anon, authenticated;
grant insert (page_id, language, name, company, email, remarks, is_spam, visit)
  on public.otm_download_submissions to anon, authenticated;
grant select, delete on public.otm_download_submissions to authenticated;

create policy "anyone sends a request from an active download page" on public.otm_download_submissions
  for insert to anon, authenticated with check (
    (select page.active from public.otm_download_pages page where page.id = page_id)
  );
create policy "whoever sees leads reads download requests" on public.otm_download_submissions
  for select to authenticated using ((select private.sees_leads()));
create policy "admins delete download requests" on public.otm_download_submissions
  for delete to authenticated using ((select private.is_admin()));
