-- Messages that visitors send from the contact page.

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
  created_at timestamptz not null default now()
);
comment on table public.otm_contact_subm_vlotwerk is
  'Messages from the contact page: personal data, written by anyone, read by administrators.';
create index otm_contact_subm_vlotwerk_newest on public.otm_contact_subm_vlotwerk (created_at desc, id desc);
create index otm_contact_subm_vlotwerk_email on public.otm_contact_subm_vlotwerk (lower(email));

alter table public.otm_contact_subm_vlotwerk enable row level security;
revoke all on public.otm_contact_subm_vlotwerk from anon, authenticated;
grant insert (language, name, email, phone, company, message)
  on public.otm_contact_subm_vlotwerk to anon, authenticated;
grant select, delete on public.otm_contact_subm_vlotwerk to authenticated;

create policy "anyone sends a contact message" on public.otm_contact_subm_vlotwerk
  for insert to anon, authenticated with check (true);
create policy "admins read contact messages" on public.otm_contact_subm_vlotwerk
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete contact messages" on public.otm_contact_subm_vlotwerk
  for delete to authenticated using ((select private.is_admin()));
