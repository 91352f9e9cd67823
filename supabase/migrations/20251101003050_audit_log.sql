-- Who did what in the panel and with accounts, and when. Written by the database and by the service of accounts in the
-- transaction of the deed itself; read by administrators; changed by nobody.

create table private.audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  deed text not null constraint deed_is_known check (deed in (
    'sign-in', 'sign-in-failed', 'second-step-shown', 'second-step-failed',
    'second-step-added', 'second-step-removed', 'recovery-codes-made', 'recovery-code-used',
    'password-changed', 'email-changed', 'identity-added', 'identity-removed',
    'role-given', 'role-taken', 'published', 'withdrawn', 'deleted', 'exported', 'erased'
  )),
  done_by text not null constraint done_by_is_known check (done_by in ('person', 'server', 'unknown')),
  actor_id uuid references auth.users on delete set null,
  account_id uuid references auth.users on delete set null,
  noun text constraint noun_is_known check (noun in (
    'article', 'tag', 'download page', 'file', 'team member', 'message', 'request', 'leads', 'person', 'backup'
  )),
  subject_id uuid,
  label text constraint label_length check (char_length(label) <= 300),
  place text constraint place_length check (char_length(place) <= 20)
);
comment on table private.audit_log is
  'Deeds, kept for twelve months. In no schema that the API shows, so that no key and no role reaches it there.';
comment on column private.audit_log.done_by is
  'A person who was signed in (actor_id, until the account is gone), the server or its owner, or somebody unknown.';
comment on column private.audit_log.account_id is 'Whose account the deed was about, until the account is gone.';
comment on column private.audit_log.label is 'A slug, a name or a number that tells the subject; no address.';
comment on column private.audit_log.place is
  'Where it came from: a keyed hash of the network''s address, by which two deeds can be compared and nobody found.';
create index audit_log_newest on private.audit_log (created_at desc, id desc);
create index audit_log_deed on private.audit_log (deed, created_at desc, id desc);
create index audit_log_actor_id on private.audit_log (actor_id) where actor_id is not null;
create index audit_log_account_id on private.audit_log (account_id) where account_id is not null;

alter table private.audit_log enable row level security;
revoke all on private.audit_log from anon, authenticated, service_role;

create function private.keep_audit_log() returns trigger
  language plpgsql set search_path = ''
  as $$
  declare
    who constant text[] := '{actor_id,account_id}';
  begin
    if tg_op = 'DELETE' and old.created_at <= now() - interval '12 months' then
      return old;
    end if;
    -- With an account goes who it was, and from where.
    if tg_op = 'UPDATE' and to_jsonb(new) - who = to_jsonb(old) - who
      and (new.actor_id is null or new.actor_id = old.actor_id)
      and (new.account_id is null or new.account_id = old.account_id)
    then
      new.place := case when (new.actor_id, new.account_id) is not distinct from (old.actor_id, old.account_id)
        then old.place end;
      return new;
    end if;
    raise exception 'The audit log is not changed' using errcode = 'PT403',
      hint = 'Entries can be deleted when they are twelve months old.';
  end
  $$;
revoke all on function private.keep_audit_log() from public;

create trigger keep_audit_log
  before update or delete on private.audit_log
  for each row execute function private.keep_audit_log();
create trigger keep_audit_log_whole
  before truncate on private.audit_log
  for each statement execute function private.keep_audit_log();

create function private.note_deed(
  _deed text, _noun text default null, _subject_id uuid default null, _account_id uuid default null,
  _label text default null
) returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.audit_log (deed, done_by, actor_id, account_id, noun, subject_id, label)
    values (
      _deed, case when auth.uid() is null then 'server' else 'person' end,
      -- An account that goes in this very statement is not there any more.
      (select id from auth.users where id = auth.uid()), (select id from auth.users where id = _account_id),
      _noun, _subject_id, left(_label, 300)
    );
  $$;
comment on function private.note_deed(text, text, uuid, uuid, text) is 'Writes down what the caller does.';
revoke all on function private.note_deed(text, text, uuid, uuid, text) from public;

create function public.list_audit_log(
  _deeds text[] default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _newer boolean default false,
  _limit integer default 50
) returns table (
  id uuid, created_at timestamptz, deed text, done_by text, actor text, account text, noun text, subject_id uuid,
  label text, place text
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      return;
    end if;
    return query execute
      'with found as (select * from private.audit_log where '
      || case when _deeds is null then 'true' else 'deed = any ($1)' end
      || case
        when _id is null then ''
        when _newer then ' and (created_at, id) > ($2, $3)'
        else ' and (created_at, id) < ($2, $3)'
      end
      || case when _newer then ' order by created_at, id' else ' order by created_at desc, id desc' end
      || ' limit $4)
      select found.id, found.created_at, found.deed, found.done_by, actors.email::text, accounts.email::text,
        found.noun, found.subject_id, found.label, found.place
      from found
      left join auth.users actors on actors.id = found.actor_id
      left join auth.users accounts on accounts.id = found.account_id
      order by found.created_at desc, found.id desc'
      using _deeds, _created_at, _id, least(greatest(_limit, 1), 1000);
  end
  $$;
comment on function public.list_audit_log is
  'The entries of the audit log at a place, newest first, of these deeds or of all; for administrators, else none.';
revoke all on function public.list_audit_log from public, anon, authenticated;
grant execute on function public.list_audit_log to authenticated;

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
    perform private.note_deed('exported', _noun, _label => _count::text);
  end
  $$;
comment on function public.record_export(text, integer) is
  'Writes down that the caller exports so many leads. An export begins with this, and ends when it fails.';
revoke all on function public.record_export(text, integer) from public, anon, authenticated;
grant execute on function public.record_export(text, integer) to authenticated;
