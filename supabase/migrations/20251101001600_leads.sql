-- Leads: submissions of either form, with their handling.

create table public.otm_leads (
  id uuid primary key,
  kind text not null
    constraint kind_is_contact_or_download check (kind in ('contact', 'download')),
  contact_id uuid constraint otm_leads_contact_id_key unique
    references public.otm_contact_subm_vlotwerk on delete cascade,
  download_id uuid constraint otm_leads_download_id_key unique
    references public.otm_download_submissions on delete cascade,
  page_id uuid references public.otm_download_pages on delete set null,
  page_slug text,
  page_title text,
  origin text not null
    constraint origin_length check (char_length(origin) <= 300),
  status text not null default 'new'
    constraint status_is_known check (status in ('new', 'handled', 'spam')),
  notes text not null default ''
    constraint notes_length check (char_length(notes) <= 5000),
  words tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lead_is_of_one_form check (
    id = coalesce(contact_id, download_id) and num_nonnulls(contact_id, download_id) = 1
    and (kind = 'contact') = (contact_id is not null)
  )
);
comment on table public.otm_leads is
  'One row per message or request, written by triggers; its words, its status and the firm''s notes.';
comment on column public.otm_leads.page_slug is 'The page''s address and title as they were, for when it is gone.';
comment on column public.otm_leads.origin is 'The campaign''s source, else the referring host, else empty.';
comment on column public.otm_leads.words is 'What can be searched: name, address, company and text, without accents.';
create index otm_leads_newest on public.otm_leads (created_at desc, id desc);
create index otm_leads_status on public.otm_leads (status, created_at desc, id desc);
create index otm_leads_kind on public.otm_leads (kind, created_at desc, id desc);
create index otm_leads_page_id on public.otm_leads (page_id, created_at desc, id desc);
create index otm_leads_words on public.otm_leads using gin (words);

create trigger set_updated_at
  before update on public.otm_leads
  for each row execute function private.set_updated_at();

alter table public.otm_leads enable row level security;
revoke all on public.otm_leads from anon, authenticated;
grant select on public.otm_leads to authenticated;
grant update (status, notes) on public.otm_leads to authenticated;

create policy "whoever sees leads reads them" on public.otm_leads
  for select to authenticated using ((select private.sees_leads()));
create policy "whoever sees leads changes them" on public.otm_leads
  for update to authenticated using ((select private.sees_leads()));

create function private.plain_words(text text) returns text
  language sql immutable set search_path = ''
  as $$
    select regexp_replace(
      regexp_replace(lower(normalize(plain_words.text, nfkd)), '[\u0300-\u036f]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g'
    )
  $$;
comment on function private.plain_words(text) is 'Lower-case words without accents, with one space between them.';
revoke all on function private.plain_words(text) from public;

create function private.origin_of(visit jsonb) returns text
  language sql immutable set search_path = ''
  as $$ select coalesce(visit ->> 'utm_source', visit ->> 'referrer', '') $$;
comment on function private.origin_of(jsonb) is 'Where a visitor came from, in one word for lists and figures.';
revoke all on function private.origin_of(jsonb) from public;

-- Definer, because visitors may not read or write leads.
create function private.add_contact_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The trash has the lead, with its status and notes.
    if private.is_restoring() then return null; end if;
    insert into public.otm_leads (id, kind, contact_id, origin, status, words, created_at)
    values (
      new.id, 'contact', new.id, private.origin_of(new.visit),
      case when new.is_spam then 'spam' else 'new' end,
      to_tsvector('simple', private.plain_words(concat_ws(' ', new.name, new.email, new.company, new.phone, new.message))),
      new.created_at
    );
    return null;
  end
  $$;
revoke all on function private.add_contact_lead() from public;

create function private.add_download_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The trash has the lead, with its status and notes.
    if private.is_restoring() then return null; end if;
    insert into public.otm_leads (
      id, kind, download_id, page_id, page_slug, page_title, origin, status, words, created_at
    )
    select
      new.id, 'download', new.id, page.id, page.slug, coalesce(texts.title, page.slug), private.origin_of(new.visit),
      case when new.is_spam then 'spam' else 'new' end,
      to_tsvector('simple', private.plain_words(
        concat_ws(' ', new.name, new.email, new.company, new.remarks, page.slug, texts.title)
      )),
      new.created_at
    from (values (new.page_id)) request (page_id)
    left join public.otm_download_pages page on page.id = request.page_id
    left join lateral (
      select title from public.otm_download_page_content content
      where content.page_id = page.id and title <> ''
      order by language = new.language desc, language = 'nl' desc
      limit 1
    ) texts on true;
    return null;
  end
  $$;
revoke all on function private.add_download_lead() from public;

create trigger add_lead
  after insert on public.otm_contact_subm_vlotwerk
  for each row execute function private.add_contact_lead();
create trigger add_lead
  after insert on public.otm_download_submissions
  for each row execute function private.add_download_lead();
