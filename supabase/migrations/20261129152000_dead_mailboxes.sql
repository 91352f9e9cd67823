-- A lead from a mailbox that can't exist is suspected: the server asks once, after the request. Others of such a domain are
-- suspected at once, for a day.

alter table public.otm_leads
  drop constraint suspicion_is_known,
  add constraint suspicion_is_known check (suspicion in ('form', 'proof', 'links', 'words', 'mailbox')),
  add column mailbox_checked_at timestamptz;
comment on column public.otm_leads.suspicion is
  'Why it was suspected: filled in as a program does, without a proof of work, links alone, the words of another, or a mailbox
that can''t exist. It stays when a person makes it a lead.';
comment on column public.otm_leads.mailbox_checked_at is 'When a server took it up to ask for the mailbox; null until then.';
create index otm_leads_unchecked on public.otm_leads (created_at) where mailbox_checked_at is null and status = 'new';
create index otm_leads_dead_mailboxes on public.otm_leads (created_at) where suspicion = 'mailbox';

create function private.mail_domain(_lead_id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select lower(split_part(email, '@', 2))
    from (
      select id, email from public.otm_contact_subm_vlotwerk
      union all
      select id, email from public.otm_download_submissions
    ) submission
    where id = _lead_id
  $$;
revoke all on function private.mail_domain(uuid) from public;

create function private.suspect_dead_mailbox() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_restoring() or auth.jwt() is null or auth.role() = 'service_role' then return new; end if;
    if exists (
      select from public.otm_leads lead
      where lead.suspicion = 'mailbox' and lead.created_at > now() - interval '1 day'
        and private.mail_domain(lead.id) = private.mail_domain(new.id)
    ) then
      new.suspicion := 'mailbox';
      new.status := 'suspected';
    end if;
    return new;
  end
  $$;
revoke all on function private.suspect_dead_mailbox() from public;
-- After the trigger `suspect`, whose reasons come first.
create trigger suspect_mailbox before insert on public.otm_leads
  for each row when (new.status = 'new') execute function private.suspect_dead_mailbox();

create function public.claim_mailboxes() returns jsonb
  language sql volatile security definer set search_path = ''
  as $$
    with claimed as (
      update public.otm_leads set mailbox_checked_at = now()
      where id in (
        select id from public.otm_leads
        where mailbox_checked_at is null and status = 'new' and created_at > now() - interval '1 day'
        order by created_at limit 100 for update skip locked
      )
      returning id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'domain', private.mail_domain(id))), '[]') from claimed
  $$;
comment on function public.claim_mailboxes() is
  'Gives the leads of the last day whose mailbox no server has asked for to one, each once, 100 at most.';

create function public.suspect_mailboxes(_ids jsonb) returns int
  language sql security definer set search_path = ''
  as $$
    with suspected as (
      update public.otm_leads set status = 'suspected', suspicion = 'mailbox'
      where id in (select value::uuid from jsonb_array_elements_text(_ids)) and status = 'new' and answered_at is null
      returning id
    ),
    dropped as (
      update private.mail_outbox set state = 'failed', last_error = 'The mailbox can''t exist.'
      where lead_id in (select id from suspected) and state = 'queued' and claim is null
    )
    select count(*)::int from suspected
  $$;
comment on function public.suspect_mailboxes(jsonb) is
  'Suspects leads whose mailbox can''t exist, unless somebody has dealt with them; gives how many. What waits of their mails '
  'is not sent.';
revoke all on function public.claim_mailboxes(), public.suspect_mailboxes(jsonb) from public, anon, authenticated;
grant execute on function public.claim_mailboxes(), public.suspect_mailboxes(jsonb) to service_role;
