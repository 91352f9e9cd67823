-- Calendars of the team: when its members are busy, so that the contact form proposes moments that are free. A reply
-- confirms one of them.

create table private.calendars (
  member_id uuid primary key references public.otm_team_members on delete cascade,
  url text not null
    constraint url_length check (char_length(url) <= 2000)
    constraint url_shape check (url ~ '^https?://[]a-z0-9._:[-]+/[!-"$-~]*$'),
  tried_at timestamptz,
  read_at timestamptz,
  failure text
    constraint failure_length check (char_length(failure) <= 300),
  busy jsonb not null default '[]',
  full_moments text[] not null default '{}'
);
comment on table private.calendars is
  'Calendars of the team, by a secret address (iCal), and when their members are busy in the four weeks after they were read.';
comment on column private.calendars.url is 'Whoever has it reads the calendar. Never given to a person.';
comment on column private.calendars.busy is 'Pairs of times, in order. Nothing else of a calendar is stored.';
comment on column private.calendars.full_moments is
  'The halves of days without room for a call, such as 2026-12-01-morning; of the contact person alone.';
alter table private.calendars enable row level security;
revoke all on private.calendars from public, anon, authenticated, service_role;

create function private.is_current(_calendar private.calendars) returns boolean
  language sql stable set search_path = ''
  as $$ select coalesce(_calendar.read_at > now() - interval '2 hours', false) $$;
revoke all on function private.is_current(private.calendars) from public;

create function public.set_calendar(_member_id uuid, _url text default null) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    member text;
  begin
    perform private.require_admin();
    select name into member from public.otm_team_members where id = _member_id;
    if not found then
      raise exception 'The member is gone' using errcode = 'PT404';
    end if;
    if _url is null then
      delete from private.calendars where member_id = _member_id;
    else
      if not coalesce((select allows_private from private.webhook_network), false)
        and _url !~ '^https://([a-z0-9_-]+\.)+[a-z][a-z0-9-]*(:[0-9]+)?/'
      then
        raise exception 'The address must be https, with the name of a host on the internet' using errcode = 'PT400',
          hint = 'WEBHOOK_ALLOW_PRIVATE';
      end if;
      insert into private.calendars (member_id, url) values (_member_id, _url)
      on conflict (member_id) do update
      set (url, tried_at, read_at, failure, busy, full_moments) = row (excluded.url, null, null, null, '[]', '{}');
    end if;
    insert into private.content_changes default values on conflict do nothing;
    perform private.record_event('reconfigured', 'team member', _member_id, _label => member);
  end
  $$;
comment on function public.set_calendar(uuid, text) is
  'Sets the secret address of a member''s calendar, or takes it away (null). For administrators.';

create function public.list_calendars()
  returns table (member_id uuid, host text, read_at timestamptz, is_current boolean, failure text)
  language sql stable security definer rows 5 set search_path = ''
  as $$
    select calendar.member_id, substring(calendar.url from '^https?://([^/]+)'), calendar.read_at,
      private.is_current(calendar), calendar.failure
    from private.calendars calendar where (select private.is_admin())
  $$;
comment on function public.list_calendars() is
  'The calendars of the team by their hosts, and how reading them went, for administrators.';

create function public.find_busy_spans(_member_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select busy from private.calendars calendar
    where member_id = _member_id and private.is_current(calendar) and (select private.sees_leads())
  $$;
comment on function public.find_busy_spans(uuid) is
  'When a member is busy, as pairs of times, for whoever sees leads; null without a calendar that was read within two hours.';

revoke all on function public.set_calendar(uuid, text), public.list_calendars(), public.find_busy_spans(uuid)
  from public, anon, authenticated;
grant execute on function public.set_calendar(uuid, text), public.list_calendars(), public.find_busy_spans(uuid)
  to authenticated;

create function public.list_full_moments(_member_id uuid) returns setof text
  language sql stable security definer rows 10 set search_path = ''
  as $$
    select unnest(full_moments) from private.calendars calendar
    where member_id = _member_id and private.is_current(calendar)
  $$;
comment on function public.list_full_moments(uuid) is
  'The halves of days that the contact form leaves out; none without a calendar that was read within two hours.';
revoke all on function public.list_full_moments(uuid) from public, anon, authenticated;
grant execute on function public.list_full_moments(uuid) to anon, authenticated;

create function public.claim_calendars() returns jsonb
  language sql volatile security definer set search_path = ''
  as $$
    with claimed as (
      update private.calendars set tried_at = now()
      where tried_at is null or tried_at <= now() - interval '10 minutes'
      returning member_id, url
    )
    select jsonb_build_object(
      'calendars', (
        select coalesce(jsonb_agg(jsonb_build_object('memberId', member_id, 'url', url)), '[]') from claimed
      ),
      'facts', (
        select coalesce(jsonb_object_agg(key, text), '{}') from public.otm_site_texts
        where key like 'firm.%' and language = 'all' and text <> ''
      )
    )
  $$;
comment on function public.claim_calendars() is
  'Gives the calendars that no server has read for ten minutes to one, and the facts of the firm.';

create function public.store_calendar(
  _member_id uuid, _url text, _busy jsonb default null, _full jsonb default '[]', _failure text default null
) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    before private.calendars;
    stored private.calendars;
  begin
    select * into before from private.calendars where member_id = _member_id and url = _url for update;
    -- Taken away, or replaced, meanwhile.
    if not found then return null; end if;
    update private.calendars calendar
    set failure = left(_failure, 300), busy = coalesce(_busy, busy),
      read_at = case when _failure is null then now() else read_at end,
      full_moments = case
        when _failure is null then array(select jsonb_array_elements_text(_full))
        when private.is_current(calendar) then full_moments
        else '{}'
      end
    where member_id = _member_id
    returning * into stored;
    if stored.full_moments <> before.full_moments then
      insert into private.content_changes default values on conflict do nothing;
    end if;
    return private.is_current(stored);
  end
  $$;
comment on function public.store_calendar(uuid, text, jsonb, jsonb, text) is
  'Stores what was read of a calendar, or why it could not be; gives whether it was read within two hours, null when it is gone.';
revoke all on function public.claim_calendars(), public.store_calendar(uuid, text, jsonb, jsonb, text)
  from public, anon, authenticated;
grant execute on function public.claim_calendars(), public.store_calendar(uuid, text, jsonb, jsonb, text) to service_role;

alter table private.server_warnings
  drop constraint server_warnings_are_known,
  add constraint server_warnings_are_known check (name in ('mail-server', 'proxy', 'calendar'));

create or replace function public.list_server_warnings() returns table (name text, detail text, seen_at timestamptz)
  language sql stable security definer rows 2 set search_path = ''
  as $$
    select name, detail, seen_at from private.server_warnings
    where (select private.is_admin()) and case name
      -- A proxy is noticed again every hour, a calendar every ten minutes.
      when 'proxy' then seen_at > now() - interval '1 day'
      when 'calendar' then seen_at > now() - interval '1 hour'
      else true
    end
    order by name
  $$;
comment on function public.list_server_warnings() is
  'What servers noticed and what is not mended yet, for administrators; of proxies within the last day, of calendars within '
  'the last hour.';

-- Which moments suit a visitor, and which one a reply confirms.

alter table public.otm_contact_subm_vlotwerk
  add column moments text
    constraint moments_shape check (
      moments ~ '^\d{4}-\d\d-\d\d-(morning|afternoon)( \d{4}-\d\d-\d\d-(morning|afternoon)){0,19}$'
    );
comment on column public.otm_contact_subm_vlotwerk.moments is
  'The halves of days that suit the sender, with spaces between; the message says the same in words.';
grant insert (moments) on public.otm_contact_subm_vlotwerk to anon, authenticated;

alter table public.otm_lead_answers
  add column appointment_at timestamptz
    constraint appointments_are_replies check (appointment_at is null or how = 'replied');
comment on column public.otm_lead_answers.appointment_at is 'When the call begins that a reply confirms; it takes half an hour.';

create function public.reply_to_lead(
  _lead_id uuid, _subject text, _body text, _answers int, _appointment_at timestamptz default null
) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    receiver record;
    mail uuid;
    reply uuid;
  begin
    if not private.sees_leads() then
      raise exception 'Whoever sees leads answers them' using errcode = 'insufficient_privilege';
    end if;
    if _appointment_at not between now() and now() + interval '60 days' then
      raise exception 'An appointment is within the next sixty days' using errcode = 'PT400';
    end if;
    -- Locked, so that of two who send at once the second is told.
    perform from public.otm_leads where id = _lead_id for update;
    select email, language into receiver
    from (
      select id, email, language from public.otm_contact_subm_vlotwerk
      union all
      select id, email, language from public.otm_download_submissions
    ) submission
    where id = _lead_id;
    if not found then
      raise exception 'The lead is gone' using errcode = 'PT404';
    end if;
    if _answers is distinct from (select count(*) from public.otm_lead_answers where lead_id = _lead_id) then
      raise exception 'Somebody has answered since' using errcode = 'PT409';
    end if;
    insert into private.mail_outbox (kind, language, recipient, lead_id)
    values ('lead-reply', receiver.language, receiver.email, _lead_id)
    returning id into mail;
    insert into public.otm_lead_answers (lead_id, how, subject, body, mail_id, appointment_at)
    values (_lead_id, 'replied', _subject, _body, mail, _appointment_at)
    returning id into reply;
    if _appointment_at is not null then
      insert into private.mail_outbox (kind, language, lead_id) values ('appointment-notice', 'nl', _lead_id);
    end if;
    perform pg_notify('mail_outbox', '');
    return reply;
  end
  $$;
comment on function public.reply_to_lead(uuid, text, text, int, timestamptz) is
  'Sends a reply to the sender of a lead, and gives the id of the answer; the firm gets a mail too when it confirms an '
  'appointment. _answers is how many answers its writer has seen: PT409 when there are others, PT404 when the lead is gone.';
revoke all on function public.reply_to_lead(uuid, text, text, int, timestamptz) from public, anon, authenticated;
grant execute on function public.reply_to_lead(uuid, text, text, int, timestamptz) to authenticated;

create function public.list_lead_answers(_lead_id uuid)
  returns table (
    id uuid, how text, subject text, body text, person text, is_own boolean, created_at timestamptz, mail_id uuid,
    state text, last_error text, next_try_at timestamptz, appointment_at timestamptz
  )
  language sql stable security definer rows 2 set search_path = ''
  as $$
    select answer.id, answer.how, answer.subject, answer.body, users.email::text,
      answer.created_by is not distinct from auth.uid(), answer.created_at,
      mail.id, mail.state, mail.last_error, mail.next_try_at, answer.appointment_at
    from public.otm_lead_answers answer
    left join auth.users on users.id = answer.created_by
    left join private.mail_outbox mail on mail.id = answer.mail_id
    where answer.lead_id = _lead_id and (select private.sees_leads())
    order by answer.created_at, answer.id
  $$;
comment on function public.list_lead_answers(uuid) is
  'The answers to a lead, the oldest first, with the address of whoever answered and what became of the mail, for whoever '
  'sees leads.';
revoke all on function public.list_lead_answers(uuid) from public, anon, authenticated;
grant execute on function public.list_lead_answers(uuid) to authenticated;

create function private.describe_answers(mail private.mail_outbox) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'reply', (
        select jsonb_build_object(
          'subject', answer.subject, 'body', answer.body, 'author', users.email, 'wroteAt', lead.created_at
        )
        from public.otm_lead_answers answer
        join public.otm_leads lead on lead.id = answer.lead_id
        left join auth.users on users.id = answer.created_by
        where answer.mail_id = mail.id
      ),
      'appointment', (
        select jsonb_build_object(
          'id', answer.id, 'at', answer.appointment_at, 'person', users.email, 'confirmedAt', answer.created_at
        )
        from public.otm_lead_answers answer
        left join auth.users on users.id = answer.created_by
        where answer.lead_id = mail.lead_id and answer.appointment_at is not null
          and (answer.mail_id = mail.id or mail.kind = 'appointment-notice' and answer.created_at <= mail.created_at)
        order by answer.created_at desc limit 1
      ),
      'waiting', case mail.kind when 'leads-waiting' then jsonb_build_object(
        'person', (
          select name from public.otm_team_members member
          join public.otm_site_texts fact on fact.key = 'firm.contactPerson' and fact.text = member.id::text
          where active
        ),
        'leads', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', lead.id, 'name', coalesce(message.name, request.name),
            'company', coalesce(message.company, request.company), 'createdAt', lead.created_at
          ) order by lead.created_at, lead.id), '[]')
          from public.otm_leads lead
          left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
          left join public.otm_download_submissions request on request.id = lead.download_id
          where lead.is_waiting and lead.reminded_at = mail.created_at
        )
      ) end
    )
  $$;
comment on function private.describe_answers(private.mail_outbox) is
  'What a reply says, the appointment that it confirms, and of whom a reminder still has to tell; null for other mails.';
revoke all on function private.describe_answers(private.mail_outbox) from public;
