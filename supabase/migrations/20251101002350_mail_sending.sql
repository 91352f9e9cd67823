-- How a server sends what is queued: it claims mails, marks each before the last line is handed over, and says
-- what became of it. For the server's own role alone.

create function private.describe_mail(mail private.mail_outbox) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', mail.id, 'kind', mail.kind, 'language', mail.language, 'recipient', mail.recipient,
      'sealedLink', mail.sealed_link, 'createdAt', mail.created_at,
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
          'hasFile', (private.file_of_lead(lead.id)).id is not null
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
      )
    )
  $$;
revoke all on function private.describe_mail(private.mail_outbox) from public;

create function public.claim_mails(_claim uuid, _most int) returns setof jsonb
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Whoever had these stopped before it heard the answer: to send them again could send them twice.
    update private.mail_outbox
    set state = 'failed', claim = null, claimed_until = null, sealed_link = null,
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
    -- As long as a mail server may take to answer (RFC 5321, 4.5.3.2.6), and a minute more.
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

create function public.settle_mail(_id uuid, _claim uuid, _error text) returns text
  language sql security definer set search_path = ''
  as $$
    update private.mail_outbox mail
    set claim = null, claimed_until = null, handed_over_at = null,
      last_error = left(_error, 300),
      state = case when _error is null then 'sent' when next_try < created_at + interval '1 day' then 'queued' else 'failed' end,
      sent_at = case when _error is null then now() end,
      sealed_link = case when _error is not null and next_try < created_at + interval '1 day' then sealed_link end,
      next_try_at = next_try
    from (
      select id, now() + case tries
        when 1 then interval '1 minute' when 2 then interval '5 minutes' when 3 then interval '15 minutes'
        else interval '1 hour'
      end as next_try
      from private.mail_outbox
    ) plan
    where mail.id = _id and claim = _claim and plan.id = mail.id
    returning state
  $$;
comment on function public.settle_mail(uuid, uuid, text) is
  'Says that a mail was sent (no error), or why not: then it is tried again after 1, 5 and 15 minutes and hourly, for a day.';

create function public.release_mails() returns void
  language sql security definer set search_path = ''
  as $$ update private.mail_outbox set claimed_until = now() where state = 'queued' and claim is not null $$;
comment on function public.release_mails() is
  'Ends every claim, for a server that is alone on its database and has just started.';

create function public.find_confirmation(_kind text, _email text, _name text, _text text)
  returns table (mail_id uuid, lead_id uuid, state text, has_file boolean)
  language sql stable security definer set search_path = ''
  as $$
    select mail.id, mail.lead_id, mail.state, (private.file_of_lead(mail.lead_id)).id is not null
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
  'The confirmation of what somebody sent within the last ten minutes, for whoever knows what was sent.';

create function public.mail_state(_id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select state from private.mail_outbox where id = _id $$;
comment on function public.mail_state(uuid) is 'Whether a mail is queued, sent or failed; null when it is gone.';

revoke all on function
  public.claim_mails(uuid, int), public.hand_over_mail(uuid, uuid), public.settle_mail(uuid, uuid, text),
  public.release_mails(), public.find_confirmation(text, text, text, text), public.mail_state(uuid)
from public, anon, authenticated;
grant execute on function
  public.claim_mails(uuid, int), public.hand_over_mail(uuid, uuid), public.settle_mail(uuid, uuid, text),
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
    where lead_id = _lead_id and (select private.is_admin())
    order by created_at, id
  $$;
comment on function public.list_lead_mails(uuid) is 'The mails of a lead and what became of each, for administrators.';

create function public.resend_mail(_mail_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    copy uuid;
  begin
    if not private.is_admin() then
      raise exception 'Only administrators send mails again' using errcode = '42501';
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

revoke all on function public.list_lead_mails(uuid), public.resend_mail(uuid) from public, anon, authenticated;
grant execute on function public.list_lead_mails(uuid), public.resend_mail(uuid) to authenticated;
