-- The outbox: a mail is queued in the transaction of its cause, and sent afterwards.

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint kind_length check (char_length(kind) between 1 and 60),
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  recipient text
    constraint recipient_length check (char_length(recipient) <= 254),
  lead_id uuid references public.otm_leads on delete cascade,
  schedule_id uuid references public.otm_schedules on delete cascade,
  webhook_id uuid references public.otm_webhooks on delete cascade,
  invitation_id uuid references private.invitations on delete cascade,
  encrypted_link text,
  state text not null default 'queued'
    constraint state_is_known check (state in ('queued', 'sent', 'failed')),
  tries int not null default 0,
  last_error text,
  next_try_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  handed_over_at timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table private.mail_outbox is
  'Every mail and its state. Its content is rendered when it is sent, from what it is about or the encrypted link.';
comment on column private.mail_outbox.recipient is 'Who gets it; null is the firm itself.';
comment on column private.mail_outbox.encrypted_link is 'The link of an account mail, encrypted, until it is sent.';
comment on column private.mail_outbox.claim is 'The sender that holds it until claimed_until.';
comment on column private.mail_outbox.handed_over_at is
  'Set just before the mail server gets the last line: from then on the mail may have arrived.';
create index mail_outbox_due on private.mail_outbox (next_try_at) where state = 'queued';
create index mail_outbox_lead_id on private.mail_outbox (lead_id);
create index mail_outbox_schedule_id on private.mail_outbox (schedule_id);
create index mail_outbox_webhook_id on private.mail_outbox (webhook_id);
create index mail_outbox_invitation_id on private.mail_outbox (invitation_id);
create index mail_outbox_recipient on private.mail_outbox (lower(recipient), created_at desc);
create index mail_outbox_created_at on private.mail_outbox (created_at);
create index mail_outbox_unsent on private.mail_outbox (created_at desc) where state <> 'sent';
alter table private.mail_outbox enable row level security;

create function private.end_restored_mail() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.state := 'failed';
    new.last_error := 'It was deleted before this mail was known to be sent.';
    return new;
  end
  $$;
comment on function private.end_restored_mail() is
  'What was not sent before a deletion is not sent by itself after it: it may have arrived.';
revoke all on function private.end_restored_mail() from public;
create trigger end_restored before insert on private.mail_outbox
  for each row when (new.state = 'queued' and private.is_restoring()) execute function private.end_restored_mail();

-- Definer: visitors insert the lead, but can't access mails. Spam, duplicate forms, and the sixth confirmation to one
-- mailbox within an hour are stored as leads without mails. A lead that is unmarked as spam gets its mails once.
create function private.queue_lead_mails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sender text;
    sender_language text;
    is_repeated boolean;
  begin
    if private.is_restoring() then return null; end if;
    select email, language into sender, sender_language
    from (
      select id, email, language from public.otm_contact_subm_vlotwerk
      union all
      select id, email, language from public.otm_download_submissions
    ) submission
    where submission.id = new.id;
    -- Serialises concurrent forms, so that duplicates are detected.
    perform pg_advisory_xact_lock(hashtextextended('mail ' || lower(sender), 0));

    if tg_op = 'UPDATE' then
      select exists (select from private.mail_outbox where lead_id = new.id) into is_repeated;
    elsif new.kind = 'contact' then
      select exists (
        select from public.otm_contact_subm_vlotwerk own
        join public.otm_contact_subm_vlotwerk other on lower(other.email) = lower(own.email)
        join private.mail_outbox mail on mail.lead_id = other.id
        where own.id = new.id and other.id <> own.id and other.created_at > now() - interval '10 minutes'
          and (other.name, other.message) = (own.name, own.message)
      ) into is_repeated;
    else
      select exists (
        select from public.otm_download_submissions own
        join public.otm_download_submissions other on lower(other.email) = lower(own.email)
        join private.mail_outbox mail on mail.lead_id = other.id
        where own.id = new.id and other.id <> own.id and other.created_at > now() - interval '10 minutes'
          and (other.page_id, other.name, other.remarks) is not distinct from (own.page_id, own.name, own.remarks)
      ) into is_repeated;
    end if;
    if is_repeated then return null; end if;

    insert into private.mail_outbox (kind, language, lead_id) values (new.kind || '-notice', 'nl', new.id);
    if 5 > (
      select count(*) from private.mail_outbox
      where lower(recipient) = lower(sender) and kind like '%-confirmation'
        and created_at > now() - interval '1 hour'
    ) then
      insert into private.mail_outbox (kind, language, recipient, lead_id)
      values (new.kind || '-confirmation', sender_language, sender, new.id);
    end if;
    perform pg_notify('mail_outbox', '');
    return null;
  end
  $$;
revoke all on function private.queue_lead_mails() from public;

create trigger queue_mails
  after insert on public.otm_leads
  for each row when (new.status = 'new')
  execute function private.queue_lead_mails();
create trigger queue_mails_after_all
  after update on public.otm_leads
  for each row when (old.status = 'spam' and new.status = 'new')
  execute function private.queue_lead_mails();

create function private.drop_mails_of_spam() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.mail_outbox set state = 'failed', last_error = 'The lead was marked as spam.'
    where lead_id = new.id and state = 'queued' and claim is null;
    return null;
  end
  $$;
revoke all on function private.drop_mails_of_spam() from public;

create trigger drop_mails
  after update on public.otm_leads
  for each row when (new.status = 'spam' and old.status <> 'spam')
  execute function private.drop_mails_of_spam();

create function private.queue_administrator_mails(
  _kind text, _schedule_id uuid default null, _webhook_id uuid default null
) returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.mail_outbox (kind, language, recipient, schedule_id, webhook_id)
    select _kind, case users.raw_user_meta_data ->> 'panel_language' when 'nl' then 'nl' else 'en' end,
      users.email, _schedule_id, _webhook_id
    from auth.users join public.user_roles roles on roles.user_id = users.id
    where roles.role = 'admin' and users.email_confirmed_at is not null
      and (users.banned_until is null or users.banned_until <= now());
    select pg_notify('mail_outbox', '');
  $$;
comment on function private.queue_administrator_mails(text, uuid, uuid) is
  'Tells each administrator that a schedule failed, a webhook was paused or no backup is proven, in the language of the panel.';
revoke all on function private.queue_administrator_mails(text, uuid, uuid) from public;

-- Sending: a server claims mails, marks each before it hands over the last line, and stores the result. For the
-- server's role only.

-- Volatile: each description of an invitation has a token of its own.
create function private.describe_mail(mail private.mail_outbox) returns jsonb
  language sql volatile set search_path = ''
  as $$
    select jsonb_build_object(
      'id', mail.id, 'kind', mail.kind, 'language', mail.language, 'recipient', mail.recipient,
      'encryptedLink', mail.encrypted_link, 'createdAt', mail.created_at, 'tries', mail.tries,
      'lead', (
        select jsonb_build_object(
          'id', lead.id, 'name', coalesce(message.name, request.name),
          'email', coalesce(message.email, request.email), 'phone', message.phone,
          'company', coalesce(message.company, request.company),
          'text', coalesce(message.message, request.remarks), 'visit', coalesce(message.visit, request.visit),
          'pageTitle', lead.page_title, 'pageSlug', coalesce(page.slug, lead.page_slug),
          'subject', coalesce(texts.email_subject, ''),
          'thankYouMessage', coalesce(texts.email_thank_you_message, ''),
          'footer', coalesce(texts.email_footer, ''),
          'hasFile', (private.file_of_lead(lead.id)).media_id is not null
        )
        from public.otm_leads lead
        left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
        left join public.otm_download_submissions request on request.id = lead.download_id
        left join public.otm_download_pages page on page.id = lead.page_id
        left join lateral (
          select * from public.otm_download_page_content content
          where content.page_id = page.id
          order by content.language = mail.language desc, content.language = 'nl' desc
          limit 1
        ) texts on true
        where lead.id = mail.lead_id
      ),
      'schedule', (
        select jsonb_build_object(
          'kind', schedule.kind, 'subjectId', schedule.subject_id, 'language', schedule.language,
          'action', schedule.action, 'at', schedule.at, 'failure', schedule.failure,
          'title', private.schedule_title(schedule)
        )
        from public.otm_schedules schedule
        where schedule.id = mail.schedule_id and schedule.failed_at is not null
      ),
      'webhook', (
        select jsonb_build_object('id', id, 'url', url, 'pause', pause, 'failingSince', failing_since)
        from public.otm_webhooks where id = mail.webhook_id and pause in ('failures', 'gone')
      ),
      'backup', case mail.kind when 'backup-overdue' then private.describe_backup() end,
      'invitation', (
        select jsonb_build_object(
          'role', invitation.role, 'expiresAt', invitation.expires_at, 'invitedBy', users.email,
          'hasAccount', private.has_confirmed_account(invitation.email),
          'token', private.draw_invitation_token(invitation.id)
        )
        from private.invitations invitation
        left join auth.users on users.id = invitation.invited_by
        where invitation.id = mail.invitation_id and invitation.accepted_at is null
          and invitation.withdrawn_at is null and invitation.expires_at > now()
      ),
      'siteTexts', coalesce((
        select jsonb_agg(jsonb_build_object('key', changed.key, 'language', changed.language, 'text', changed.text))
        from public.otm_site_texts changed where changed.key ~ '^(mails|firm)\.' and changed.text <> ''
      ), '[]')
    )
  $$;
revoke all on function private.describe_mail(private.mail_outbox) from public;

create function public.claim_mails(_claim uuid, _most int) returns setof jsonb
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
      returning private.describe_mail(mail);
  end
  $$;
comment on function public.claim_mails(uuid, int) is
  'Gives mails that are due to one sender, for a minute; no other sender gets them meanwhile.';

create function public.hand_over_mail(_id uuid, _claim uuid) returns boolean
  language sql security definer set search_path = ''
  as $$
    -- The response timeout of mail servers (RFC 5321, 4.5.3.2.6), plus a minute.
    with marked as (
      update private.mail_outbox
      set handed_over_at = clock_timestamp(), claimed_until = clock_timestamp() + interval '11 minutes'
      where id = _id and claim = _claim and state = 'queued' and claimed_until > clock_timestamp()
      returning 1
    )
    select exists (select from marked)
  $$;
comment on function public.hand_over_mail(uuid, uuid) is
  'Marks that the last line goes out now; false when the sender''s time was up and it must not.';

create function public.acknowledge_mail(_id uuid, _claim uuid, _error text, _is_final boolean default false) returns text
  language sql security definer set search_path = ''
  as $$
    select pg_notify('mail_outbox', _id::text);
    -- The mail server takes mails again.
    delete from private.server_warnings where name = 'mail-server' and _error is null;
    update private.mail_outbox mail
    set claim = null, claimed_until = null, handed_over_at = null,
      last_error = left(_error, 300),
      state = case when _error is null then 'sent' when is_retried then 'queued' else 'failed' end,
      sent_at = case when _error is null then now() end,
      encrypted_link = case when _error is not null and is_retried then encrypted_link end,
      next_try_at = next_try
    from (
      select id, next_try, not _is_final and next_try < created_at + interval '1 day' as is_retried
      from private.mail_outbox
      cross join lateral (
        select now() + case tries
          when 1 then interval '1 minute' when 2 then interval '5 minutes' when 3 then interval '15 minutes'
          else interval '1 hour'
        end as next_try
      ) pause
    ) plan
    where mail.id = _id and claim = _claim and plan.id = mail.id
    returning state
  $$;
comment on function public.acknowledge_mail(uuid, uuid, text, boolean) is
  'Records that a mail was sent (no error) or failed: for good when that is final, else it is retried after 1, 5 and 15 '
  'minutes and hourly, for a day.';

create function public.release_mails() returns void
  language sql security definer set search_path = ''
  as $$ update private.mail_outbox set claimed_until = now() where state = 'queued' and claim is not null $$;
comment on function public.release_mails() is
  'Ends every claim, for a server that is alone on its database and has just started.';

create function public.find_confirmation(_kind text, _email text, _name text, _text text)
  returns table (mail_id uuid, lead_id uuid, state text, has_file boolean)
  language sql stable security definer set search_path = ''
  as $$
    select mail.id, mail.lead_id, mail.state, (private.file_of_lead(mail.lead_id)).media_id is not null
    from private.mail_outbox mail
    left join public.otm_contact_subm_vlotwerk message on message.id = mail.lead_id
    left join public.otm_download_submissions request on request.id = mail.lead_id
    where lower(mail.recipient) = lower(_email) and mail.kind = _kind
      and mail.created_at > now() - interval '10 minutes'
      and coalesce(message.name, request.name) = _name
      and (message.message is null or message.message = _text)
    order by mail.created_at desc
    limit 1
  $$;
comment on function public.find_confirmation(text, text, text, text) is
  'The confirmation of a submission of the last ten minutes, for a caller who knows its content.';

create function public.mail_state(_id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select state from private.mail_outbox where id = _id $$;
comment on function public.mail_state(uuid) is 'Whether a mail is queued, sent or failed; null when it is gone.';

revoke all on function
  public.claim_mails(uuid, int), public.hand_over_mail(uuid, uuid), public.acknowledge_mail(uuid, uuid, text, boolean),
  public.release_mails(), public.find_confirmation(text, text, text, text), public.mail_state(uuid)
from public, anon, authenticated;
grant execute on function
  public.claim_mails(uuid, int), public.hand_over_mail(uuid, uuid), public.acknowledge_mail(uuid, uuid, text, boolean),
  public.release_mails(), public.find_confirmation(text, text, text, text), public.mail_state(uuid)
to service_role;

create function public.list_lead_mails(_lead_id uuid)
  returns table (
    id uuid, kind text, language text, recipient text, state text, tries int, last_error text,
    created_at timestamptz, next_try_at timestamptz, sent_at timestamptz
  )
  language sql stable security definer set search_path = ''
  as $$
    select id, kind, language, recipient, state, tries, last_error, created_at, next_try_at, sent_at
    from private.mail_outbox
    where lead_id = _lead_id and (select private.sees_leads())
    order by created_at, id
  $$;
comment on function public.list_lead_mails(uuid) is 'The mails of a lead and what became of each, for whoever sees leads.';

create function public.list_unsent_mails(_limit int default 20)
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
      and not exists (
        select from private.mail_outbox again
        where again.lead_id = mail.lead_id and again.kind = mail.kind and again.created_at > mail.created_at
      )
    order by mail.created_at desc, mail.id
    limit least(greatest(_limit, 1), 100)
  $$;
comment on function public.list_unsent_mails(int) is
  'The mails of 30 days that were not sent, or not yet after a failure, newest first, for administrators; without those '
  'of spam, and those that were queued again since.';

create function public.resend_mail(_mail_id uuid) returns uuid
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
    perform pg_notify('mail_outbox', '');
    return copy;
  end
  $$;
comment on function public.resend_mail(uuid) is 'Queues a copy of a lead''s mail that was sent or that failed; gives its id.';

revoke all on function public.list_lead_mails(uuid), public.list_unsent_mails(int), public.resend_mail(uuid)
from public, anon, authenticated;
grant execute on function public.list_lead_mails(uuid), public.list_unsent_mails(int), public.resend_mail(uuid)
to authenticated;
