-- Answers to leads: who answered and how, replies that go through the outbox, and what still waits for one.

alter table public.otm_leads
  add column answered_at timestamptz,
  add column reminded_at timestamptz,
  add column is_waiting boolean not null generated always as (status = 'new' and answered_at is null) stored;
comment on column public.otm_leads.answered_at is 'When it was first answered; null until then.';
comment on column public.otm_leads.reminded_at is
  'When a reminder named it: that mail was created at the same moment. Nobody is reminded of a lead twice.';
-- Nobody is reminded of what came in before answers were recorded.
update public.otm_leads set reminded_at = now();

-- Lists begin with what waits.
drop index public.otm_leads_newest, public.otm_leads_status, public.otm_leads_kind, public.otm_leads_page_id;
create index otm_leads_in_order on public.otm_leads (is_waiting desc, created_at desc, id desc);
create index otm_leads_created_at on public.otm_leads (created_at);
create index otm_leads_status on public.otm_leads (status, is_waiting desc, created_at desc, id desc);
create index otm_leads_kind on public.otm_leads (kind, is_waiting desc, created_at desc, id desc);
create index otm_leads_page_id on public.otm_leads (page_id, is_waiting desc, created_at desc, id desc);
create index otm_leads_unreminded on public.otm_leads (created_at) where is_waiting and reminded_at is null;

create table public.otm_lead_answers (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.otm_leads on delete cascade,
  how text not null
    constraint how_is_known check (how in ('replied', 'called', 'wrote')),
  subject text not null default ''
    constraint subject_length check (char_length(subject) <= 250)
    constraint subject_is_a_line check (subject !~ '[[:cntrl:]]'),
  body text not null default ''
    constraint body_length check (char_length(body) <= 20000),
  mail_id uuid,
  created_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  constraint replies_have_words check (
    case how when 'replied' then subject ~ '\S' and body ~ '\S' else subject = '' and body = '' end
  )
);
comment on table public.otm_lead_answers is
  'Answers to leads: replies from the panel, and that somebody called or wrote from elsewhere.';
comment on column public.otm_lead_answers.mail_id is 'The mail of a reply, or its last copy, in the outbox, which it outlives.';
create index otm_lead_answers_lead_id on public.otm_lead_answers (lead_id, created_at);
create index otm_lead_answers_mail_id on public.otm_lead_answers (mail_id);
create index otm_lead_answers_created_by on public.otm_lead_answers (created_by);

alter table public.otm_lead_answers enable row level security;
revoke all on public.otm_lead_answers from anon, authenticated;
grant select, delete on public.otm_lead_answers to authenticated;
grant insert (lead_id, how) on public.otm_lead_answers to authenticated;

create policy "whoever sees leads reads their answers" on public.otm_lead_answers
  for select to authenticated using ((select private.sees_leads()));
create policy "whoever sees leads records that they called or wrote" on public.otm_lead_answers
  for insert to authenticated with check (how <> 'replied' and (select private.sees_leads()));
create policy "whoever recorded that takes it back" on public.otm_lead_answers
  for delete to authenticated
  using (how <> 'replied' and created_by = (select auth.uid()) and (select private.sees_leads()));

create function private.set_answered() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_restoring() then return null; end if;
    update public.otm_leads
    set answered_at = (select min(created_at) from public.otm_lead_answers where lead_id = otm_leads.id)
    where id = coalesce(new.lead_id, old.lead_id);
    return null;
  end
  $$;
comment on function private.set_answered() is 'Copies the time of a lead''s first answer into the lead.';
revoke all on function private.set_answered() from public;
create trigger set_answered after insert or delete on public.otm_lead_answers
  for each row execute function private.set_answered();

-- A copy of a reply takes its place.

create or replace function public.resend_mail(_mail_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    copy uuid;
  begin
    if not private.sees_leads() then
      raise exception 'Whoever sees leads sends their mails again' using errcode = '42501';
    end if;
    insert into private.mail_outbox (kind, language, recipient, lead_id)
    select kind, language, recipient, lead_id from private.mail_outbox
    where id = _mail_id and lead_id is not null and state <> 'queued'
    returning id into copy;
    if copy is null then
      raise exception 'There is no such mail, or it is still on its way' using errcode = 'PT404';
    end if;
    update public.otm_lead_answers set mail_id = copy where mail_id = _mail_id;
    perform pg_notify('mail_outbox', '');
    return copy;
  end
  $$;

create or replace function public.list_unsent_mails(_limit int default 20)
  returns table (
    id uuid, kind text, recipient text, state text, last_error text, created_at timestamptz, lead_id uuid
  )
  language sql stable security definer rows 5 set search_path = ''
  as $$
    select mail.id, mail.kind, mail.recipient, mail.state, mail.last_error, mail.created_at, mail.lead_id
    from private.mail_outbox mail
    left join public.otm_leads lead on lead.id = mail.lead_id
    where (select private.is_admin())
      and mail.state <> 'sent' and (mail.state = 'failed' or mail.last_error is not null)
      and mail.created_at > now() - interval '30 days'
      and lead.status is distinct from 'spam'
      and case mail.kind
        -- A lead may have several replies.
        when 'lead-reply' then exists (select from public.otm_lead_answers where mail_id = mail.id)
        else not exists (
          select from private.mail_outbox again
          where again.lead_id = mail.lead_id and again.kind = mail.kind and again.created_at > mail.created_at
        )
      end
    order by mail.created_at desc, mail.id
    limit least(greatest(_limit, 1), 100)
  $$;

-- Reminders: the server knows the firm's working hours, and says of which leads.

create function public.list_unreminded_leads() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'facts', (
        select coalesce(jsonb_object_agg(key, text), '{}') from public.otm_site_texts
        where key like 'firm.%' and language = 'all' and text <> ''
      ),
      'leads', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'createdAt', created_at) order by created_at), '[]')
        from (
          select id, created_at from public.otm_leads
          where is_waiting and reminded_at is null order by created_at limit 500
        ) lead
      )
    )
  $$;
comment on function public.list_unreminded_leads() is
  'The 500 oldest leads that wait and that no reminder named yet, and the facts of the firm.';

create function public.remind_of_leads(_ids jsonb) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    reminded int;
  begin
    update public.otm_leads set reminded_at = now()
    where id in (select value::uuid from jsonb_array_elements_text(_ids)) and is_waiting and reminded_at is null;
    get diagnostics reminded = row_count;
    if reminded > 0 then
      insert into private.mail_outbox (kind, language) values ('leads-waiting', 'nl');
      perform pg_notify('mail_outbox', '');
    end if;
    return reminded;
  end
  $$;
comment on function public.remind_of_leads(jsonb) is
  'Queues one mail to the firm about these leads, as far as they wait and no reminder named them yet; gives how many.';
revoke all on function public.list_unreminded_leads(), public.remind_of_leads(jsonb) from public, anon, authenticated;
grant execute on function public.list_unreminded_leads(), public.remind_of_leads(jsonb) to service_role;

-- Lists: what waits, then the newest.

drop function public.list_leads;
create function public.list_leads(
  _kind text default null,
  _status text default null,
  _page_id uuid default null,
  _from date default null,
  _to date default null,
  _search text default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _waiting boolean default false,
  _newer boolean default false,
  _limit integer default 50
) returns table (
  id uuid, kind text, status text, created_at timestamptz, page_id uuid, page_slug text, page_title text,
  language text, name text, email text, phone text, company text, message text, visit jsonb, notes text,
  answered_at timestamptz, is_waiting boolean
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    if not (private.sees_leads() or private.has_token('leads')) then
      return;
    end if;
    return query execute
      'select lead.id, lead.kind, lead.status, lead.created_at, lead.page_id, lead.page_slug, lead.page_title,
        coalesce(message.language, request.language), coalesce(message.name, request.name),
        coalesce(message.email, request.email), message.phone, coalesce(message.company, request.company),
        coalesce(message.message, request.remarks), coalesce(message.visit, request.visit), lead.notes,
        lead.answered_at, lead.is_waiting
      from (select * from public.otm_leads where ' || private.lead_conditions()
      || case
        when _id is null then ''
        when _newer then ' and (is_waiting, created_at, id) > ($10, $7, $8)'
        else ' and (is_waiting, created_at, id) < ($10, $7, $8)'
      end
      || case
        when _newer then ' order by is_waiting, created_at, id'
        else ' order by is_waiting desc, created_at desc, id desc'
      end
      || ' limit $9) lead
      left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
      left join public.otm_download_submissions request on request.id = lead.download_id
      order by lead.is_waiting desc, lead.created_at desc, lead.id desc'
      using _kind, _status, _page_id, _from, _to, private.lead_query(_search), _created_at, _id,
        least(greatest(_limit, 1), 1000), _waiting;
  end
  $$;
comment on function public.list_leads is
  'The leads that a filter wants, those that wait for an answer first and then the newest first, for whoever sees leads; for
others none: those after the lead that _waiting, _created_at and _id name in that order, or with _newer those right before
it. At most 1,000 at once. Without _status all but spam.';
revoke all on function public.list_leads from public, anon, authenticated;
grant execute on function public.list_leads to authenticated;
