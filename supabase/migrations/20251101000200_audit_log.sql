-- The audit log of the panel and of accounts. Written by triggers and by the auth service in the transaction of the
-- event; read by administrators; immutable. Each table's file has its triggers.

-- Orders events of the same millisecond, the resolution of some clocks.
create sequence private.audit_log_order as bigint;
revoke all on sequence private.audit_log_order from anon, authenticated, service_role;

create table private.audit_log (
  id uuid primary key
    default ('00000000-0000-4000-8000-' || lpad(to_hex(nextval('private.audit_log_order')), 12, '0'))::uuid,
  created_at timestamptz not null default clock_timestamp(),
  event text not null constraint event_is_known check (event in (
    'sign-in', 'sign-in-failed', 'second-step-shown', 'second-step-failed',
    'second-step-added', 'second-step-removed', 'recovery-codes-made', 'recovery-code-used',
    'token-made', 'token-revoked',
    'password-changed', 'email-changed', 'identity-added', 'identity-removed',
    'role-given', 'role-changed', 'role-taken', 'second-step-required', 'second-step-waived',
    'invited', 'invite-withdrawn', 'sessions-ended', 'account-removed', 'leads-opened', 'leads-closed',
    'uploaded', 'replaced', 'scheduled', 'unscheduled', 'shared', 'unshared', 'restored', 'discarded', 'published', 'withdrawn', 'changed', 'renamed', 'deleted', 'undeleted', 'purged', 'exported',
    'erased', 'created', 'reconfigured', 'paused', 'resumed', 'secret-renewed'
  )),
  done_by text not null constraint done_by_is_known check (done_by in ('person', 'server', 'unknown')),
  actor_id uuid references auth.users on delete set null,
  account_id uuid references auth.users on delete set null,
  noun text constraint noun_is_known check (noun in (
    'article', 'Dutch text', 'English text', 'preview link', 'tag', 'text', 'download page', 'about page', 'page', 'file', 'team member', 'message',
    'request', 'leads', 'person', 'backup', 'webhook'
  )),
  subject_id uuid,
  label text constraint label_length check (char_length(label) <= 300),
  network_hash text constraint network_hash_length check (char_length(network_hash) <= 20)
);
comment on table private.audit_log is
  'Events of the last twelve months. Not in a schema of the API, so that no role reaches the table there.';
comment on column private.audit_log.id is 'Counts up, so that it orders what happened at the same moment.';
comment on column private.audit_log.done_by is
  'A person who was signed in (actor_id, until the account is gone), the server or its owner, or somebody unknown.';
comment on column private.audit_log.account_id is 'Whose account the event was about, until the account is gone.';
comment on column private.audit_log.label is 'A slug, name or number of the subject; no e-mail address.';
comment on column private.audit_log.network_hash is
  'A keyed hash of the client''s network: comparable, but not reversible.';
create index audit_log_newest on private.audit_log (created_at desc, id desc);
create index audit_log_event on private.audit_log (event, created_at desc, id desc);
create index audit_log_actor on private.audit_log (actor_id, created_at desc, id desc) where actor_id is not null;
create index audit_log_account on private.audit_log (account_id, created_at desc, id desc)
  where account_id is not null;

alter table private.audit_log enable row level security;
revoke all on private.audit_log from anon, authenticated, service_role;

-- The actor of an event is kept as long as the account exists, regardless of roles.
create function private.protect_audit_log() returns trigger
  language plpgsql set search_path = ''
  as $$
  declare
    who constant text[] := '{actor_id,account_id}';
  begin
    if tg_op = 'DELETE' and old.created_at <= now() - interval '12 months' then
      return old;
    end if;
    -- Deleting an account removes its identity and network.
    if tg_op = 'UPDATE' and to_jsonb(new) - who = to_jsonb(old) - who
      and (new.actor_id is not distinct from old.actor_id
        or new.actor_id is null and private.is_deleted_account(old.actor_id))
      and (new.account_id is not distinct from old.account_id
        or new.account_id is null and private.is_deleted_account(old.account_id))
    then
      new.network_hash := case when (new.actor_id, new.account_id) is not distinct from (old.actor_id, old.account_id)
        then old.network_hash end;
      return new;
    end if;
    raise exception 'The audit log is not changed' using errcode = 'PT403',
      hint = 'Entries can be deleted when they are twelve months old.';
  end
  $$;
revoke all on function private.protect_audit_log() from public;

create function private.is_deleted_account(person uuid) returns boolean
  language sql volatile security definer set search_path = ''
  as $$
    select not exists (select from auth.users where users.id = person);
  $$;
comment on function private.is_deleted_account(uuid) is 'Whether there is no such account, at this very moment.';
revoke all on function private.is_deleted_account(uuid) from public;

create trigger protect_audit_log
  before update or delete on private.audit_log
  for each row execute function private.protect_audit_log();
create trigger protect_audit_log_truncate
  before truncate on private.audit_log
  for each statement execute function private.protect_audit_log();

create function private.record_event(
  _event text, _noun text default null, _subject_id uuid default null, _account_id uuid default null,
  _label text default null
) returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.audit_log (event, done_by, actor_id, account_id, noun, subject_id, label)
    values (
      _event, case when auth.uid() is null then 'server' else 'person' end,
      -- An account deleted by this statement no longer exists.
      (select id from auth.users where id = auth.uid()), (select id from auth.users where id = _account_id),
      _noun, _subject_id, left(_label, 300)
    );
  $$;
comment on function private.record_event(text, text, uuid, uuid, text) is 'Writes down what the caller does.';
revoke all on function private.record_event(text, text, uuid, uuid, text) from public;

-- Records changes of content through the API only: the server's own work (seeding, retention) is no event.
create function private.record_content() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    noun constant text := tg_argv[0];
    label_column constant text := tg_argv[1];
    subject constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  begin
    if auth.jwt() is null or (noun in ('message', 'request') and auth.uid() is null) then
      return null;
    end if;
    perform private.record_event(
      case
        when tg_op = 'DELETE' then 'deleted'
        when (subject ->> tg_argv[2])::boolean then 'published'
        else 'withdrawn'
      end,
      noun, (subject ->> 'id')::uuid, _label => subject ->> label_column
    );
    return null;
  end
  $$;
comment on function private.record_content() is
  'Records a change of a row. Arguments: noun, label column (or empty), column that says it is published.';
revoke all on function private.record_content() from public;

create function private.record_rename() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null then
      perform private.record_event('renamed', tg_argv[0], new.id, _label => old.name || ' → ' || new.name);
    end if;
    return null;
  end
  $$;
comment on function private.record_rename() is
  'Records the former and the present name of a row, as record_content does. Argument: noun.';
revoke all on function private.record_rename() from public;

create function private.record_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.user_id <> new.user_id then
      perform private.record_event('role-given', _account_id => new.user_id, _label => new.role);
    end if;
    if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.user_id <> new.user_id then
      perform private.record_event('role-taken', _account_id => old.user_id, _label => old.role);
    elsif tg_op = 'UPDATE' and old.role <> new.role then
      perform private.record_event(
        'role-changed', _account_id => new.user_id, _label => old.role || ' → ' || new.role
      );
    end if;
    if tg_op = 'UPDATE' and old.requires_second_step <> new.requires_second_step then
      perform private.record_event(
        case when new.requires_second_step then 'second-step-required' else 'second-step-waived' end,
        _account_id => new.user_id
      );
    end if;
    return null;
  end
  $$;
revoke all on function private.record_role() from public;

create trigger record_role after insert or update or delete on public.user_roles
  for each row execute function private.record_role();

create function public.list_audit_log(
  _events text[] default null,
  _person uuid default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _newer boolean default false,
  _limit integer default 50
) returns table (
  id uuid, created_at timestamptz, event text, done_by text, actor text, account text, noun text, subject_id uuid,
  label text, network_hash text
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  declare
    wanted constant text := case when _events is null then 'true' else 'event = any ($1)' end
      || case
        when _id is null then ''
        when _newer then ' and (created_at, id) > ($2, $3)'
        else ' and (created_at, id) < ($2, $3)'
      end;
    in_order_from constant text :=
      case when _newer then ' order by created_at, id' else ' order by created_at desc, id desc' end || ' limit $4';
  begin
    if not private.is_admin() then
      return;
    end if;
    return query execute
      'with found as (select * from ('
      || case
        when _person is null then 'select * from private.audit_log where ' || wanted
        -- Two index scans: one with "or" would read all of the user's events.
        else '(select * from private.audit_log where actor_id = $5 and ' || wanted || in_order_from
          || ') union (select * from private.audit_log where account_id = $5 and ' || wanted || in_order_from || ')'
      end
      || ') entries' || in_order_from || ')
      select found.id, found.created_at, found.event, found.done_by, actors.email::text, accounts.email::text,
        found.noun, found.subject_id, found.label, found.network_hash
      from found
      left join auth.users actors on actors.id = found.actor_id
      left join auth.users accounts on accounts.id = found.account_id
      order by found.created_at desc, found.id desc'
      using _events, _created_at, _id, least(greatest(_limit, 1), 1000), _person;
  end
  $$;
comment on function public.list_audit_log is
  'The entries of the audit log at a place, newest first, of these events or of all, by and about a person or of all; '
  'for administrators, else none.';
revoke all on function public.list_audit_log from public, anon, authenticated;
grant execute on function public.list_audit_log to authenticated;

create function public.list_audit_people() returns table (id uuid, email text)
  language plpgsql stable security definer rows 10 set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      return;
    end if;
    return query
      select people.id, people.email::text
      from auth.users people
      where people.id in (
        select roles.user_id from public.user_roles roles
        union
        select log.account_id from private.audit_log log where log.event in ('role-given', 'role-taken')
      )
      order by people.email::text, people.id
      limit 200;
  end
  $$;
comment on function public.list_audit_people is
  'Whoever has or had a role, for as long as the account is there: whose entries one may look for; for '
  'administrators, else none.';
revoke all on function public.list_audit_people from public, anon, authenticated;
grant execute on function public.list_audit_people to authenticated;

create function public.record_export(_noun text, _count integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      raise exception 'Administrators export' using errcode = 'PT403';
    end if;
    if _noun is distinct from 'leads' then
      raise exception 'Leads are what can be exported' using errcode = 'PT400';
    end if;
    perform private.record_event('exported', _noun, _label => _count::text);
  end
  $$;
comment on function public.record_export(text, integer) is
  'Writes down that the caller exports so many leads. An export begins with this, and ends when it fails.';
revoke all on function public.record_export(text, integer) from public, anon, authenticated;
grant execute on function public.record_export(text, integer) to authenticated;
