-- Trials of the contact form: the site sends itself a message as a visitor without scripts does, when an administrator asks
-- for it and each week. The message is no lead, gets the mails of one, and is removed when the trial ends.

create table private.form_trials (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references auth.users on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  lead_id uuid,
  ended_at timestamptz,
  failures jsonb not null default '{}'
    constraint failures_are_known check (failures - '{page,message,visitor,firm}'::text[] = '{}')
);
comment on table private.form_trials is
  'Trials of the contact form. A message that ends in the id of one that is under way belongs to it.';
comment on column private.form_trials.person_id is 'Who asked for it and gets the visitor''s mail; null for the weekly one.';
comment on column private.form_trials.lead_id is 'The lead of its message, which it outlives.';
comment on column private.form_trials.failures is
  'What went wrong, in English and without e-mail addresses: the page did not take the message, it was not stored, or a mail '
  'to the visitor or the firm was not sent.';
create index form_trials_person_id on private.form_trials (person_id);
create index form_trials_lead_id on private.form_trials (lead_id);
alter table private.form_trials enable row level security;
revoke all on private.form_trials from public, anon, authenticated, service_role;

alter table public.otm_leads
  drop constraint status_is_known,
  add constraint status_is_known check (status in ('new', 'handled', 'spam', 'suspected', 'trial'));
alter policy "whoever sees leads changes them" on public.otm_leads
  with check (status <> 'trial' and (select private.sees_leads()));

create function private.take_as_trial() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_restoring() then return new; end if;
    update private.form_trials trial set lead_id = new.id
    from public.otm_contact_subm_vlotwerk message
    where message.id = new.contact_id and right(message.message, 36) = trial.id::text
      and trial.started_at is not null and trial.ended_at is null and trial.lead_id is null;
    if found then
      new.status := 'trial';
      new.suspicion := null;
      new.words_digest := null;
    end if;
    return new;
  end
  $$;
revoke all on function private.take_as_trial() from public;
-- After the triggers `suspect` and `suspect_mailbox`: without scripts there is no proof of work.
create trigger take_as_trial before insert on public.otm_leads
  for each row when (new.kind = 'contact') execute function private.take_as_trial();
create trigger queue_mails_of_trial after insert on public.otm_leads
  for each row when (new.status = 'trial') execute function private.queue_lead_mails();

-- What administrators ask for and see.

create function public.request_form_trial(_language text) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    trial uuid;
  begin
    perform private.require_admin();
    select id into trial from private.form_trials
    where person_id = auth.uid() and ended_at is null and requested_at > now() - interval '2 minutes';
    if not found then
      insert into private.form_trials (person_id, language) values (auth.uid(), _language) returning id into trial;
      perform pg_notify('form_trials', '');
    end if;
    return trial;
  end
  $$;
comment on function public.request_form_trial(text) is
  'Asks for a trial of the contact form in a language, and gives its id, or that of the one that is under way. The '
  'confirmation goes to whoever asks, who is an administrator.';

create function public.list_form_trials()
  returns table (id uuid, is_weekly boolean, requested_at timestamptz, ended_at timestamptz, failures jsonb)
  language sql stable security definer rows 2 set search_path = ''
  as $$
    select distinct on (person_id is null) id, person_id is null, requested_at, ended_at, failures
    from private.form_trials
    where (select private.is_admin()) and (person_id = auth.uid() or person_id is null and ended_at is not null)
    order by person_id is null, requested_at desc
  $$;
comment on function public.list_form_trials() is
  'The last trial that the caller asked for, and the last weekly one that has ended, for administrators.';
revoke all on function public.request_form_trial(text), public.list_form_trials() from public, anon, authenticated;
grant execute on function public.request_form_trial(text), public.list_form_trials() to authenticated;

-- What the server does.

alter table private.server_warnings
  drop constraint server_warnings_are_known,
  add constraint server_warnings_are_known check (name in ('mail-server', 'proxy', 'calendar', 'contact-form'));

create function public.end_form_trial(_id uuid, _failures jsonb, _now timestamptz) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    ended private.form_trials;
    failure constant text := (select value from jsonb_each_text(_failures) limit 1);
    is_news boolean;
  begin
    update private.form_trials set ended_at = _now, failures = _failures
    where id = _id and ended_at is null
    returning * into ended;
    delete from public.otm_contact_subm_vlotwerk where id = ended.lead_id;
    if failure is null then
      delete from private.server_warnings where name = 'contact-form' and ended.id is not null;
    -- Once may be chance: a server that starts, a mail server that is busy.
    elsif ended.person_id is null and (
      select failures <> '{}' from private.form_trials
      where person_id is null and requested_at < ended.requested_at order by requested_at desc limit 1
    ) then
      insert into private.server_warnings as held (name, detail, seen_at) values ('contact-form', failure, _now)
      on conflict (name) do update set detail = excluded.detail, seen_at = excluded.seen_at
      returning xmax = 0 into is_news;
      if is_news then perform private.queue_administrator_mails('form-broken'); end if;
    end if;
  end
  $$;
comment on function public.end_form_trial(uuid, jsonb, timestamptz) is
  'Stores what a trial found and removes its message. The second weekly one in a row that failed warns administrators, once, '
  'until a trial succeeds.';

create function public.claim_form_trial(_is_weekly boolean, _now timestamptz) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    claimed private.form_trials;
  begin
    -- One server after the other.
    perform pg_advisory_xact_lock(hashtext('form_trials'));
    perform public.end_form_trial(id, '{"page": "The server stopped during the trial."}', _now)
    from private.form_trials where ended_at is null and started_at < _now - interval '5 minutes';
    delete from private.form_trials where ended_at < _now - interval '90 days';
    insert into private.form_trials (language, requested_at)
    select 'nl', _now
    where _is_weekly and not exists (
      select from private.form_trials
      where person_id is null and _now < requested_at + case
        when failures = '{}' then interval '7 days'
        when exists (select from private.server_warnings where name = 'contact-form') then interval '1 day'
        else interval '1 hour'
      end
    );
    update private.form_trials set started_at = _now
    where id = (select id from private.form_trials where started_at is null order by requested_at limit 1)
    returning * into claimed;
    return case when claimed.id is not null then jsonb_build_object(
      'id', claimed.id, 'language', claimed.language,
      'email', (select email from auth.users where users.id = claimed.person_id)
    ) end;
  end
  $$;
comment on function public.claim_form_trial(boolean, timestamptz) is
  'Gives a trial that was asked for to one server, or the weekly one when that is due: a week after one that succeeded, an '
  'hour after the first that failed, then daily. Null when there is none. Trials that servers left are ended.';

create function public.read_form_trial(_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('isStored', lead_id is not null, 'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'state', state, 'error', last_error)), '[]')
      from private.mail_outbox mail where mail.lead_id = trial.lead_id
    ))
    from private.form_trials trial where id = _id
  $$;
comment on function public.read_form_trial(uuid) is
  'Whether the message of a trial is stored, and the state of its mails with what the mail server said.';
revoke all on function
  public.end_form_trial(uuid, jsonb, timestamptz), public.claim_form_trial(boolean, timestamptz),
  public.read_form_trial(uuid)
from public, anon, authenticated;
grant execute on function
  public.end_form_trial(uuid, jsonb, timestamptz), public.claim_form_trial(boolean, timestamptz),
  public.read_form_trial(uuid)
to service_role;

-- Mails.

create function private.describe_trial(mail private.mail_outbox) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'isSilent', exists (select from private.form_trials where lead_id = mail.lead_id and person_id is null),
      'formFailures', case when mail.kind = 'form-broken' then (
        select nullif(failures, '{}') from private.form_trials
        where ended_at is not null order by ended_at desc limit 1
      ) end
    )
  $$;
comment on function private.describe_trial(private.mail_outbox) is
  'Whether a mail ends before the mail server has it, as those of weekly trials do; and what went wrong in the last trial, '
  'null for other mails and when it succeeded.';
revoke all on function private.describe_trial(private.mail_outbox) from public;

create or replace function public.claim_mails(_claim uuid, _most int) returns setof jsonb
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The sender stopped before the response: a retry could send the mail twice.
    update private.mail_outbox
    set state = 'failed', claim = null, claimed_until = null, encrypted_link = null,
      last_error = 'The server stopped before it heard whether the mail had arrived.'
    where state = 'queued' and handed_over_at is not null and claimed_until <= now();

    return query
      with due as (
        select id from private.mail_outbox
        where state = 'queued' and next_try_at <= now() and (claimed_until is null or claimed_until <= now())
        order by next_try_at
        limit _most
        for update skip locked
      )
      update private.mail_outbox mail
      set claim = _claim, claimed_until = now() + interval '1 minute', tries = tries + 1
      from due where mail.id = due.id
      returning private.describe_mail(mail) || private.describe_answers(mail) || private.describe_trial(mail);
  end
  $$;
