-- Telling events: a server claims deliveries, calls each address, and stores the answer. At least once, in order per
-- subject, and one call at a time per webhook.

create function private.describe_delivery(delivery private.event_deliveries) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', delivery.id, 'kind', webhook.kind, 'tries', delivery.tries, 'url', webhook.url,
      'secrets', (
        select jsonb_build_array(secret) || case when former_until > now() then jsonb_build_array(former) else '[]' end
        from private.webhook_secrets where webhook_id = webhook.id
      ),
      'event', jsonb_build_object('id', event.id, 'type', event.type, 'createdAt', event.created_at, 'data', event.data),
      'lead', (
        select jsonb_build_object(
          'id', lead.id, 'language', coalesce(message.language, request.language), 'origin', lead.origin,
          'pageSlug', coalesce(page.slug, lead.page_slug), 'pageTitle', lead.page_title,
          'person', case when webhook.includes_person then jsonb_build_object(
            'name', coalesce(message.name, request.name), 'email', coalesce(message.email, request.email),
            'phone', message.phone, 'company', coalesce(message.company, request.company),
            'text', coalesce(message.message, request.remarks)
          ) end
        )
        from public.otm_leads lead
        left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
        left join public.otm_download_submissions request on request.id = lead.download_id
        left join public.otm_download_pages page on page.id = lead.page_id
        where lead.id = event.lead_id
      )
    )
    from private.events event, public.otm_webhooks webhook
    where event.id = delivery.event_id and webhook.id = delivery.webhook_id
  $$;
revoke all on function private.describe_delivery(private.event_deliveries) from public;

create function public.claim_deliveries(_claim uuid, _most int) returns setof jsonb
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- One claim at a time, each with a view of its own: two instances never call one webhook at once.
    perform pg_advisory_xact_lock(hashtext('private.event_deliveries'));
    return query
      with due as (
        select next.id
        from public.otm_webhooks webhook
        cross join lateral (
          select delivery.id, delivery.next_try_at
          from private.event_deliveries delivery
          join private.events event on event.id = delivery.event_id
          where delivery.webhook_id = webhook.id and delivery.state = 'queued' and delivery.next_try_at <= now()
            and (webhook.pause is null or event.type = 'webhook.test')
            and not exists (
              select from private.event_deliveries earlier
              where earlier.webhook_id = delivery.webhook_id and earlier.subject = delivery.subject
                and earlier.state = 'queued' and earlier.place < delivery.place
            )
          order by delivery.place limit 1
        ) next
        where not exists (
          select from private.event_deliveries held
          where held.webhook_id = webhook.id and held.state = 'queued' and held.claimed_until > now()
        )
        order by next.next_try_at
        limit _most
      ), taken as (
        -- What is being deleted with its lead or webhook is left alone.
        select delivery.id from private.event_deliveries delivery where delivery.id in (select id from due)
        for update skip locked
      )
      update private.event_deliveries delivery
      set claim = _claim, claimed_until = now() + interval '40 seconds', tries = tries + 1
      from taken where delivery.id = taken.id
      returning private.describe_delivery(delivery);
  end
  $$;
comment on function public.claim_deliveries(uuid, int) is
  'Gives due deliveries of different webhooks to one server, for forty seconds; no other server calls those meanwhile.';

create function public.acknowledge_delivery(
  _id uuid, _claim uuid, _status int, _answer text, _error text, _retry_after int
) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    today constant date := (now() at time zone 'utc')::date;
    tried private.event_deliveries;
    usual interval;
    is_test boolean;
    paused uuid;
  begin
    select * from private.event_deliveries where id = _id and claim = _claim and state = 'queued' for update into tried;
    if tried.id is null then return null; end if;
    is_test := (select type = 'webhook.test' from private.events where id = tried.event_id);
    usual := case tried.tries
      when 1 then interval '1 minute' when 2 then interval '5 minutes' when 3 then interval '15 minutes'
      when 4 then interval '1 hour' when 5 then interval '3 hours' else interval '6 hours'
    end;
    -- Up to a tenth later: not all webhooks of a receiver come back at once.
    tried.next_try_at := now() + (1 + random() / 10) * case
      when _retry_after is null then usual
      else make_interval(secs => least(greatest(_retry_after, 60), 86400))
    end;
    tried.state := case
      when _error is null then 'sent'
      when is_test or now() + usual > tried.queued_at + interval '3 days' then 'failed'
      else 'queued'
    end;
    update private.event_deliveries
    set claim = null, claimed_until = null, state = tried.state, next_try_at = tried.next_try_at, tried_at = now(),
      status = _status, answer = left(_answer, 500), error = left(_error, 300)
    where id = _id;
    -- A test is no sign of how the webhook fares.
    if is_test then return tried.state; end if;
    if _error is null then
      update public.otm_webhooks set failing_since = null, failing_days = 0, last_failed_on = null
      where id = tried.webhook_id and failing_since is not null;
      return tried.state;
    end if;
    update public.otm_webhooks
    set failing_since = coalesce(failing_since, now()), failing_days = failing_days + 1, last_failed_on = today
    where id = tried.webhook_id and last_failed_on is distinct from today;
    update public.otm_webhooks set pause = case when _status = 410 then 'gone' else 'failures' end
    where id = tried.webhook_id and kind = 'webhook' and pause is null and (_status = 410 or failing_days >= 5)
    returning id into paused;
    if paused is not null then
      perform private.queue_administrator_mails('webhook-paused', _webhook_id => paused);
    end if;
    return tried.state;
  end
  $$;
comment on function public.acknowledge_delivery(uuid, uuid, int, text, text, int) is
  'Stores an answer: delivered (no error), or tried again for three days, with growing pauses or after the seconds that the '
  'answer asked for. At 410, or after failures on five days without a success between them, the webhook is paused, and '
  'administrators get a mail.';

create function public.reject_delivery(_id uuid, _claim uuid, _problem text) returns void
  language sql security definer set search_path = ''
  as $$
    update private.event_deliveries
    set claim = null, claimed_until = null, state = 'failed', tried_at = now(), status = null, answer = null,
      error = left(_problem, 300)
    where id = _id and claim = _claim and state = 'queued'
  $$;
comment on function public.reject_delivery(uuid, uuid, text) is
  'Stores why a delivery can''t be read. It is not tried again, and no sign of how the webhook fares.';

create function public.configure_deliveries(_allows_private boolean, _indexnow_url text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into private.webhook_network (allows_private) values (_allows_private)
    on conflict (is_only) do update set allows_private = excluded.allows_private;
    if _indexnow_url is null then
      delete from public.otm_webhooks where kind = 'indexnow';
    else
      update public.otm_webhooks set url = _indexnow_url where kind = 'indexnow' and url <> _indexnow_url;
      insert into public.otm_webhooks (kind, url, events)
      select 'indexnow', _indexnow_url, '{article.published,article.updated,article.unpublished}'
      where not exists (select from public.otm_webhooks where kind = 'indexnow');
    end if;
  end
  $$;
comment on function public.configure_deliveries(boolean, text) is
  'What the server''s settings say, at its start: whether it calls its own network, and search engines.';

revoke all on function
  public.claim_deliveries(uuid, int), public.acknowledge_delivery(uuid, uuid, int, text, text, int),
  public.reject_delivery(uuid, uuid, text), public.configure_deliveries(boolean, text)
from public, anon, authenticated;
grant execute on function
  public.claim_deliveries(uuid, int), public.acknowledge_delivery(uuid, uuid, int, text, text, int),
  public.reject_delivery(uuid, uuid, text), public.configure_deliveries(boolean, text)
to service_role;

create function public.list_webhook_deliveries(_webhook_id uuid, _before bigint default null, _limit int default 25)
  returns table (
    id uuid, place bigint, event_id uuid, type text, happened_at timestamptz, state text, tries int,
    tried_at timestamptz, next_try_at timestamptz, status int, answer text, error text
  )
  language plpgsql stable security definer rows 25 set search_path = ''
  as $$
  begin
    perform private.require_admin();
    return query
      select delivery.id, delivery.place, event.id, event.type, event.created_at, delivery.state, delivery.tries,
        delivery.tried_at, delivery.next_try_at, delivery.status, delivery.answer, delivery.error
      from private.event_deliveries delivery join private.events event on event.id = delivery.event_id
      where delivery.webhook_id = _webhook_id and (_before is null or delivery.place < _before)
      order by delivery.place desc
      limit least(greatest(_limit, 1), 100);
  end
  $$;
comment on function public.list_webhook_deliveries(uuid, bigint, int) is
  'The deliveries of a webhook before a place, the newest first, with the last answer of each.';

create function public.test_webhook(_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    made uuid;
  begin
    perform private.require_admin();
    if not exists (select from public.otm_webhooks where id = _id and kind = 'webhook') then
      raise exception 'The webhook does not exist (any more)' using errcode = 'PT404';
    end if;
    with event as (insert into private.events (type) values ('webhook.test') returning id)
    insert into private.event_deliveries (event_id, webhook_id, subject)
    select id, _id, 'test ' || id from event
    returning id into made;
    perform pg_notify('event_deliveries', '');
    return made;
  end
  $$;
comment on function public.test_webhook(uuid) is 'Queues a call that is tried once, also while the webhook is paused; gives its id.';

create function public.resend_delivery(_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_admin();
    update private.event_deliveries
    set state = 'queued', tries = 0, queued_at = now(), next_try_at = now(),
      place = nextval('private.event_delivery_order')
    where id = _id and state <> 'queued';
    if not found then
      raise exception 'There is no such delivery, or it is still on its way' using errcode = 'PT404';
    end if;
    perform pg_notify('event_deliveries', '');
  end
  $$;
comment on function public.resend_delivery(uuid) is 'Queues a delivery that was made or that failed once more, with the same id.';

revoke all on function
  public.list_webhook_deliveries(uuid, bigint, int), public.test_webhook(uuid), public.resend_delivery(uuid)
from public, anon, authenticated;
grant execute on function
  public.list_webhook_deliveries(uuid, bigint, int), public.test_webhook(uuid), public.resend_delivery(uuid)
to authenticated;
