-- The nightly backup: when it is due, which server makes it, and what administrators are told. Servers make and prove it
-- themselves (`npm run backup -- --kept`).

create table private.backup_state (
  is_only boolean primary key default true constraint backup_state_is_one_row check (is_only),
  since timestamptz not null default now(),
  kept_in text constraint backups_are_kept_somewhere check (kept_in in ('directory', 'bucket')),
  tried_at timestamptz,
  proven_at timestamptz,
  snapshot text constraint snapshot_length check (length(snapshot) <= 100),
  rows bigint,
  files int,
  bytes bigint,
  failed_at timestamptz,
  failure text constraint backup_failure_names_nobody check (failure not like '%@%' and length(failure) <= 300),
  mailed_at timestamptz
);
comment on table private.backup_state is
  'The nightly backup of this database, one row. A restore leaves it out: nothing is proven about the copy.';
comment on column private.backup_state.since is 'From when on backups are expected.';
comment on column private.backup_state.kept_in is 'Null while no server makes backups.';
comment on column private.backup_state.tried_at is 'When a server began one, or last said that it is still at it.';
comment on column private.backup_state.failure is 'Of the last try; null when it was proven and whole.';
comment on column private.backup_state.mailed_at is 'When administrators were last told that none is proven.';
alter table private.backup_state enable row level security;
revoke all on private.backup_state from public, anon, authenticated, service_role;
insert into private.backup_state default values;

create function private.backup_hour(_now timestamptz) returns timestamptz
  language sql immutable set search_path = ''
  as $$
    select (date_trunc('day', _now at time zone 'Europe/Amsterdam' - interval '3 hours') + interval '3 hours')
      at time zone 'Europe/Amsterdam'
  $$;
comment on function private.backup_hour(timestamptz) is 'The last 03:00 in Amsterdam that has passed.';

create function private.unless_ahead(_time timestamptz, _now timestamptz) returns timestamptz
  language sql immutable set search_path = ''
  as $$ select case when _time <= _now + interval '1 hour' then _time end $$;
comment on function private.unless_ahead(timestamptz, timestamptz) is
  'Null for a time that is more than an hour ahead: a clock that was wrong wrote it.';

create function private.last_proof(_proven timestamptz, _since timestamptz, _now timestamptz) returns timestamptz
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      greatest(private.unless_ahead(_proven, _now), private.unless_ahead(_since, _now)), '-infinity'
    )
  $$;
comment on function private.last_proof(timestamptz, timestamptz, timestamptz) is
  'From when on a proven backup is missing.';

create function private.is_backup_due(
  _now timestamptz, _proven timestamptz, _tried timestamptz, _since timestamptz
) returns boolean
  language sql immutable set search_path = ''
  as $$
    select private.last_proof(_proven, _since, _now) < private.backup_hour(_now)
      and coalesce(private.unless_ahead(_tried, _now) < _now - interval '1 hour', true)
  $$;
comment on function private.is_backup_due(timestamptz, timestamptz, timestamptz, timestamptz) is
  'Whether 03:00 in Amsterdam has passed since the last proven one, and nobody tried within the last hour.';

revoke all on function
  private.backup_hour(timestamptz), private.unless_ahead(timestamptz, timestamptz),
  private.last_proof(timestamptz, timestamptz, timestamptz),
  private.is_backup_due(timestamptz, timestamptz, timestamptz, timestamptz)
from public;

create function public.claim_backup(_kept_in text, _is_running boolean default false) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.backup_state set kept_in = _kept_in where kept_in is distinct from _kept_in;
    if _is_running then
      update private.backup_state set tried_at = now();
    end if;
    if _kept_in is null or _is_running then return false; end if;
    -- Not before a try: a machine that was off has made none.
    update private.backup_state set mailed_at = now()
    where private.is_backup_due(now(), proven_at, tried_at, since)
      and private.last_proof(proven_at, since, now()) < now() - interval '50 hours'
      and private.last_proof(proven_at, since, now()) < private.unless_ahead(tried_at, now())
      and coalesce(
        private.unless_ahead(mailed_at, now())
          < greatest(private.last_proof(proven_at, since, now()), now() - interval '7 days'),
        true
      );
    if found then perform private.queue_administrator_mails('backup-overdue'); end if;
    -- Another server that waits for this row finds that somebody tries.
    update private.backup_state set tried_at = now()
    where private.is_backup_due(now(), proven_at, tried_at, since);
    return found;
  end
  $$;
comment on function public.claim_backup(text, boolean) is
  'Whether the calling server makes a backup now: one server at a time, when it is due. It says each minute that it is still '
  'at it. Without a place it makes none. Administrators get a mail when none was proven for fifty hours, and again each week.';

create function public.report_backup(
  _failure text, _snapshot text default null, _rows bigint default null, _files int default null, _bytes bigint default null
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.backup_state
    set failure = left(_failure, 300), failed_at = case when _failure is not null then now() end;
    if _snapshot is null then return; end if;
    update private.backup_state
    set proven_at = now(), snapshot = _snapshot, rows = _rows, files = _files, bytes = _bytes;
  end
  $$;
comment on function public.report_backup(text, text, bigint, int, bigint) is
  'Stores how a backup went: proven, with its figures; why not; or both, when files were missing.';

revoke all on function
  public.claim_backup(text, boolean), public.report_backup(text, text, bigint, int, bigint)
from public, anon, authenticated;
grant execute on function
  public.claim_backup(text, boolean), public.report_backup(text, text, bigint, int, bigint)
to service_role;

create function public.backup_state() returns table (
  kept_in text, is_project boolean, since timestamptz, next_at timestamptz, proven_at timestamptz, is_late boolean,
  rows bigint, files int, failed_at timestamptz, failure text
)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select kept_in, to_regclass('auth.schema_migrations') is not null, since,
      (private.backup_hour(now()) at time zone 'Europe/Amsterdam' + interval '1 day') at time zone 'Europe/Amsterdam',
      private.unless_ahead(proven_at, now()),
      private.last_proof(proven_at, since, now()) < now() - interval '26 hours',
      rows, files, failed_at, failure
    from private.backup_state where (select private.is_admin())
  $$;
comment on function public.backup_state() is
  'The last proven backup, the next one, and why the last try failed, for administrators. The database of a project is '
  'backed up by Supabase.';
revoke all on function public.backup_state() from public, anon, authenticated;
grant execute on function public.backup_state() to authenticated;

create function private.describe_backup() returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('provenAt', private.unless_ahead(proven_at, now()), 'failure', failure)
    from private.backup_state
    where private.last_proof(proven_at, since, now()) < now() - interval '50 hours'
  $$;
comment on function private.describe_backup() is 'What a mail says while no backup is proven; null otherwise.';
revoke all on function private.describe_backup() from public;
