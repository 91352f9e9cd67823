-- Retention: deletes personal data that has expired. For the server's own role alone.

create function public.delete_expired(_leads_before timestamptz, _mails_before timestamptz) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    messages int;
    requests int;
    mails int;
    deliveries int;
    events int;
  begin
    delete from public.otm_contact_subm_vlotwerk where id in (
      select id from public.otm_contact_subm_vlotwerk where created_at < _leads_before
      order by created_at limit 500 for update skip locked
    );
    get diagnostics messages = row_count;
    delete from public.otm_download_submissions where id in (
      select id from public.otm_download_submissions where created_at < _leads_before
      order by created_at limit 500 for update skip locked
    );
    get diagnostics requests = row_count;
    with expired as (
      delete from private.trash where id in (
        select id from private.trash where noun in ('message', 'request') and created_at < _leads_before
        order by created_at limit 500 for update skip locked
      ) returning 1
    )
    select requests + count(*) from expired into requests;
    delete from private.mail_outbox where id in (
      select id from private.mail_outbox where created_at < _mails_before and state <> 'queued'
      order by created_at limit 500 for update skip locked
    );
    get diagnostics mails = row_count;
    delete from private.events where id in (
      select id from private.events event where created_at < _mails_before and not exists (
        select from private.event_deliveries where event_id = event.id and state = 'queued'
      )
      order by created_at limit 500 for update skip locked
    );
    get diagnostics deliveries = row_count;
    delete from private.audit_log where id in (
      select id from private.audit_log where created_at <= now() - interval '12 months'
      order by created_at limit 500 for update skip locked
    );
    get diagnostics events = row_count;
    delete from private.invitations where id in (
      select id from private.invitations where coalesce(accepted_at, withdrawn_at, expires_at) < _mails_before
      order by created_at limit 500 for update skip locked
    );
    delete from public.otm_access_tokens where expires_at < now() - interval '30 days';
    delete from private.stored_bytes where hour < now() - interval '2 days';
    return jsonb_build_object('leads', messages + requests, 'mails', mails, 'deliveries', deliveries, 'events', events);
  end
  $$;
comment on function public.delete_expired(timestamptz, timestamptz) is
  'Deletes messages, requests (also from the trash), invitations, sent mails and told events of before these moments and events of more than a year ago, 500 of each at
most, and access tokens that expired a month ago; gives how many.';
revoke all on function public.delete_expired(timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.delete_expired(timestamptz, timestamptz) to service_role;
