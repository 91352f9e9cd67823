-- A lead that was taken for spam and is none gets its mails after all, once.

create function private.queue_mails_after_all() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from private.mail_outbox where lead_id = new.id) then return null; end if;
    insert into private.mail_outbox (kind, language, lead_id) values (new.kind || '-notice', 'nl', new.id);
    insert into private.mail_outbox (kind, language, recipient, lead_id)
    select new.kind || '-confirmation', submission.language, submission.email, new.id
    from (
      select id, email, language from public.otm_contact_subm_vlotwerk
      union all
      select id, email, language from public.otm_download_submissions
    ) submission
    where submission.id = new.id;
    perform pg_notify('mail_outbox', '');
    return null;
  end
  $$;
revoke all on function private.queue_mails_after_all() from public;

create trigger queue_mails_after_all
  after update on public.otm_leads
  for each row when (old.status = 'spam' and new.status = 'new')
  execute function private.queue_mails_after_all();
