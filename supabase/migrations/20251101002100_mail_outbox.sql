-- The outbox: a mail is queued in the transaction of what it belongs to, and sent afterwards.

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint kind_length check (char_length(kind) between 1 and 60),
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  recipient text
    constraint recipient_length check (char_length(recipient) <= 254),
  lead_id uuid references public.otm_leads on delete cascade,
  sealed_link text,
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
  'Every mail and what became of it. What it says is made when it is sent, from the lead or the sealed link.';
comment on column private.mail_outbox.recipient is 'Who gets it; null is the firm itself.';
comment on column private.mail_outbox.sealed_link is 'The link of an account mail, encrypted, until it is sent.';
comment on column private.mail_outbox.claim is 'Whoever sends it at the moment, until claimed_until.';
comment on column private.mail_outbox.handed_over_at is
  'Set just before the mail server gets the last line: from then on the mail may have arrived.';
create index mail_outbox_due on private.mail_outbox (next_try_at) where state = 'queued';
create index mail_outbox_lead_id on private.mail_outbox (lead_id);
create index mail_outbox_recipient on private.mail_outbox (lower(recipient), created_at desc);
create index mail_outbox_created_at on private.mail_outbox (created_at);
alter table private.mail_outbox enable row level security;

-- Definer: visitors write the lead, but reach no mail. Spam, a form that was sent twice, and the sixth
-- confirmation to one mailbox within the hour are kept as leads and mailed to nobody. What turns out to be
-- no spam gets its mails then, once.
create function private.queue_lead_mails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sender text;
    sender_language text;
    is_repeated boolean;
  begin
    select email, language into sender, sender_language
    from (
      select id, email, language from public.otm_contact_subm_vlotwerk
      union all
      select id, email, language from public.otm_download_submissions
    ) submission
    where submission.id = new.id;
    -- One after the other, so that forms sent at the same moment see each other.
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
