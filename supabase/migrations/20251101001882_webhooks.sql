-- Webhooks: the addresses that the site calls when something happens. What happens is in the next files.

create table public.otm_webhooks (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'webhook'
    constraint kind_is_known check (kind in ('webhook', 'indexnow')),
  url text not null
    constraint url_length check (char_length(url) <= 2000)
    -- As a browser writes it; no password, no fragment.
    constraint url_shape check (url ~ '^https?://[]a-z0-9._:[-]+/[!-"$-~]*$'),
  events text[] not null
    constraint events_are_known check (events <> '{}' and events <@ array[
      'lead.created', 'download.requested', 'article.published', 'article.updated', 'article.unpublished',
      'download_page.published', 'team.changed'
    ]),
  includes_person boolean not null default false,
  pause text
    constraint pause_is_known check (pause in ('person', 'failures', 'gone')),
  failing_since timestamptz,
  failing_days int not null default 0,
  last_failed_on date,
  created_at timestamptz not null default now()
);
comment on table public.otm_webhooks is
  'Who is told what happens. The server adds the row of search engines (IndexNow) by its settings.';
comment on column public.otm_webhooks.includes_person is 'Whether it gets the personal data of a lead.';
comment on column public.otm_webhooks.pause is 'Who paused it: a person, or the server, after failures on five days or at an answer 410 (gone).';
comment on column public.otm_webhooks.failing_since is 'The first failure since the last success.';
comment on column public.otm_webhooks.failing_days is 'On how many days (UTC) calls failed since the last success.';

-- Not in a schema of the API. Readable, because a signature needs it.
create table private.webhook_secrets (
  webhook_id uuid primary key references public.otm_webhooks on delete cascade,
  secret text not null,
  former text,
  former_until timestamptz
);
comment on table private.webhook_secrets is 'The keys that sign; a former one signs too for a day after it was renewed.';
alter table private.webhook_secrets enable row level security;
revoke all on private.webhook_secrets from public, anon, authenticated, service_role;

create table private.webhook_network (
  is_only boolean primary key default true check (is_only),
  allows_private boolean not null
);
comment on table private.webhook_network is 'One row: what the server''s settings allow.';
alter table private.webhook_network enable row level security;
revoke all on private.webhook_network from public, anon, authenticated, service_role;

alter table public.otm_webhooks enable row level security;
revoke all on public.otm_webhooks from anon, authenticated;
grant select, delete on public.otm_webhooks to authenticated;
grant update (url, events, includes_person, pause) on public.otm_webhooks to authenticated;

create policy "admins read webhooks" on public.otm_webhooks
  for select to authenticated using ((select private.is_admin()));
create policy "admins change webhooks" on public.otm_webhooks
  for update to authenticated using (kind = 'webhook' and (select private.is_admin()));
create policy "admins delete webhooks" on public.otm_webhooks
  for delete to authenticated using (kind = 'webhook' and (select private.is_admin()));

create function private.check_webhook() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.kind = 'webhook' and not coalesce((select allows_private from private.webhook_network), false)
      -- A name with a domain; what it resolves to is checked at each call.
      and new.url !~ '^https://([a-z0-9_-]+\.)+[a-z][a-z0-9-]*(:[0-9]+)?/'
    then
      raise exception 'The address must be https, with the name of a host on the internet' using errcode = 'PT400',
        hint = 'WEBHOOK_ALLOW_PRIVATE';
    end if;
    -- What was resumed counts its failures anew.
    if tg_op = 'UPDATE' and old.pause is not null and new.pause is null then
      new.failing_since := null;
      new.failing_days := 0;
      new.last_failed_on := null;
    end if;
    return new;
  end
  $$;
comment on function private.check_webhook() is
  'Refuses addresses without TLS or without a domain, unless the server may call its own network.';
revoke all on function private.check_webhook() from public;
create trigger check_webhook before insert or update of url, pause on public.otm_webhooks
  for each row execute function private.check_webhook();

-- The host alone: an address may hold a secret.
create function private.record_webhook() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    webhook constant public.otm_webhooks := case tg_op when 'DELETE' then old else new end;
  begin
    -- The server's own work is no event, but for what it pauses.
    if private.is_restoring() or auth.jwt() is null and coalesce(webhook.pause, '') not in ('failures', 'gone') then
      return null;
    end if;
    perform private.record_event(
      case
        when tg_op = 'INSERT' then 'created'
        when tg_op = 'DELETE' then 'deleted'
        when new.pause is null and old.pause is not null then 'resumed'
        when new.pause is not null and old.pause is null then 'paused'
        else 'reconfigured'
      end,
      'webhook', webhook.id, _label => substring(webhook.url from '^https?://([^/]+)')
    );
    return null;
  end
  $$;
revoke all on function private.record_webhook() from public;
create trigger record_creation after insert on public.otm_webhooks
  for each row when (new.kind = 'webhook') execute function private.record_webhook();
create trigger keep_in_trash before delete on public.otm_webhooks
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('webhook', 'admin');
create trigger record_deletion after delete on public.otm_webhooks
  for each row when (old.kind = 'webhook') execute function private.record_webhook();
create trigger record_change after update on public.otm_webhooks
  for each row when (
    new.kind = 'webhook' and (old.url, old.events, old.includes_person, old.pause is null)
      is distinct from (new.url, new.events, new.includes_person, new.pause is null)
  )
  execute function private.record_webhook();

create function private.new_webhook_secret() returns text
  language sql volatile set search_path = ''
  as $$
    -- Two random UUIDs hold 244 random bits.
    select 'whsec_' || encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'base64')
  $$;
comment on function private.new_webhook_secret() is 'As in the Standard Webhooks specification.';
revoke all on function private.new_webhook_secret() from public;

create function public.create_webhook(_url text, _events text[], _includes_person boolean)
  returns table (id uuid, secret text)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  declare
    made uuid;
  begin
    perform private.require_admin();
    if (select count(*) from public.otm_webhooks webhook where webhook.kind = 'webhook') >= 20 then
      raise exception 'There are twenty webhooks already' using errcode = 'PT409';
    end if;
    insert into public.otm_webhooks (url, events, includes_person)
    values (_url, _events, coalesce(_includes_person, false))
    returning otm_webhooks.id into made;
    return query
      insert into private.webhook_secrets as held (webhook_id, secret) values (made, private.new_webhook_secret())
      returning held.webhook_id, held.secret;
  end
  $$;
comment on function public.create_webhook(text, text[], boolean) is 'Adds a webhook; gives its secret, once.';

create function public.renew_webhook_secret(_id uuid) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    made text;
  begin
    perform private.require_admin();
    update private.webhook_secrets
    set former = secret, former_until = now() + interval '1 day', secret = private.new_webhook_secret()
    where webhook_id = _id
    returning secret into made;
    if made is null then
      raise exception 'The webhook does not exist (any more)' using errcode = 'PT404';
    end if;
    perform private.record_event(
      'secret-renewed', 'webhook', _id,
      _label => (select substring(url from '^https?://([^/]+)') from public.otm_webhooks where id = _id)
    );
    return made;
  end
  $$;
comment on function public.renew_webhook_secret(uuid) is
  'Makes a new secret, given once; for a day calls are signed with the former one too.';

revoke all on function public.create_webhook(text, text[], boolean), public.renew_webhook_secret(uuid)
  from public, anon, authenticated;
grant execute on function public.create_webhook(text, text[], boolean), public.renew_webhook_secret(uuid)
  to authenticated;
