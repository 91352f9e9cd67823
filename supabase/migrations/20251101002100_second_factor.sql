-- Second factor data that GoTrue's tables lack: used TOTP codes, and recovery codes.

-- A TOTP code is valid once (RFC 6238, 5.2).
create table private.totp_steps (
  factor_id uuid primary key references auth.mfa_factors on delete cascade,
  last_step bigint not null
);
comment on table private.totp_steps is
  'The time step of the last code that was taken of each second factor: only later ones are taken after it.';

alter table private.totp_steps enable row level security;

-- Ten recovery codes for a lost second factor. In SQL, so that they work on a hosted project too.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'The recovery codes of each person, as hashes. They are random, so that nothing slower than SHA-256 is needed.';

alter table private.recovery_codes enable row level security;

-- As has_active_session, before the second factor was verified.
create function private.is_signed_in() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions
      join auth.users on users.id = sessions.user_id
      where sessions.user_id = (select auth.uid())
        and sessions.id::text = (select auth.jwt() ->> 'session_id')
        and (sessions.not_after is null or sessions.not_after > now())
        and (users.banned_until is null or users.banned_until <= now())
        and users.deleted_at is null
    );
  $$;
comment on function private.is_signed_in() is
  'Whether the caller''s session still exists and the person is not banned, whatever was shown in it so far.';
revoke all on function private.is_signed_in() from public;

create function private.has_verified_factor(person uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.mfa_factors
      where mfa_factors.user_id = person and mfa_factors.status::text = 'verified'
    );
  $$;
comment on function private.has_verified_factor(uuid) is 'Whether a second factor of this person counts.';
revoke all on function private.has_verified_factor(uuid) from public;

create function private.has_shown_factor() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.is_signed_in() and private.has_verified_factor(auth.uid()) and exists (
      select from auth.sessions
      where sessions.id::text = (select auth.jwt() ->> 'session_id') and sessions.aal::text = 'aal2'
    );
  $$;
comment on function private.has_shown_factor() is
  'Whether the caller has a second factor and has shown it, or a recovery code, in a session that still holds.';
revoke all on function private.has_shown_factor() from public;

-- Twelve of the 32 signs of Crockford's base32, which has no i, l, o and u: 60 random bits. Of a random UUID's bytes
-- (RFC 9562, version 4) byte 6 is left out, because half of it is the version.
create function private.draw_recovery_code() returns text
  language sql volatile set search_path = ''
  as $$
    select string_agg(
      substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(drawn.bytes, sign.byte) & 31) + 1, 1) ||
        case when sign.place in (4, 8) then '-' else '' end,
      '' order by sign.place
    )
    from (select uuid_send(gen_random_uuid()) as bytes) drawn,
      unnest(array[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]) with ordinality as sign (byte, place);
  $$;
comment on function private.draw_recovery_code() is 'A new code, like k7mq-3xtr-9fwd.';
revoke all on function private.draw_recovery_code() from public;

create function private.hash_recovery_code(person uuid, code text) returns bytea
  language sql stable set search_path = ''
  as $$
    select sha256(convert_to(
      person::text ||
        translate(regexp_replace(lower(code collate "C"), '[^a-z0-9]', '', 'g'), 'oil', '011'),
      'UTF8'
    ));
  $$;
comment on function private.hash_recovery_code(uuid, text) is
  'The hash of a code. Capitals, spaces and hyphens don''t count; o, i and l are read as 0 and 1.';
revoke all on function private.hash_recovery_code(uuid, text) from public;

create function public.create_recovery_codes() returns setof text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    caller uuid := auth.uid();
    codes text[];
  begin
    -- Serialises concurrent calls and removals of factors.
    perform from auth.users where users.id = caller for no key update;
    if not private.has_shown_factor() then
      raise exception 'Recovery codes are made in a session in which the second factor was shown'
        using errcode = 'PT403', hint = 'Verify the second factor first.';
    end if;
    codes := array(select private.draw_recovery_code() from generate_series(1, 10));
    delete from private.recovery_codes where recovery_codes.user_id = caller;
    insert into private.recovery_codes (user_id, code_hash)
    select caller, private.hash_recovery_code(caller, code) from unnest(codes) code;
    return query select unnest(codes);
  end
  $$;
comment on function public.create_recovery_codes() is
  'Ten new recovery codes of the caller, shown once; earlier ones end. PT403 below aal2.';
revoke all on function public.create_recovery_codes() from public, anon, authenticated;
grant execute on function public.create_recovery_codes() to authenticated;

create function public.count_recovery_codes() returns int
  language sql stable security definer set search_path = ''
  as $$
    select count(*)::int from private.recovery_codes
    where user_id = (select auth.uid()) and used_at is null and (select private.has_shown_factor());
  $$;
comment on function public.count_recovery_codes() is
  'How many unused recovery codes the caller has; 0 unless the second factor was shown in this session.';
revoke all on function public.count_recovery_codes() from public, anon, authenticated;
grant execute on function public.count_recovery_codes() to authenticated;

-- Counted before the check and serialised, so that concurrent guesses can't exceed the limit.
create function private.count_recovery_try(person uuid) returns void
  language plpgsql set search_path = ''
  as $$
  declare
    wait constant int := public.take_rate(private.recovery_bucket(person), 5, 900);
  begin
    if wait > 0 then
      raise exception 'Too many wrong recovery codes' using errcode = 'PT429', hint = 'Try again in 15 minutes.',
        detail = wait::text;
    end if;
  end
  $$;
comment on function private.count_recovery_try(uuid) is
  'Counts one try with a recovery code. PT429 when this person had five wrong ones within 15 minutes.';
revoke all on function private.count_recovery_try(uuid) from public;

create function private.recovery_bucket(person uuid) returns text
  language sql stable set search_path = ''
  as $$
    select encode(sha256(convert_to('recovery code of ' || person::text, 'UTF8')), 'hex');
  $$;
comment on function private.recovery_bucket(uuid) is 'Under which a person''s tries with recovery codes are counted.';
revoke all on function private.recovery_bucket(uuid) from public;

-- The detail of a rejection: the server's Retry-After.
create function private.seconds_until(moment timestamptz) returns text
  language sql volatile set search_path = ''
  as $$
    select greatest(1, ceil(extract(epoch from moment - clock_timestamp())))::int::text;
  $$;
comment on function private.seconds_until(timestamptz) is 'How long to wait for that moment: whole seconds, and one at least.';
revoke all on function private.seconds_until(timestamptz) from public;

create function public.use_recovery_code(code text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    caller uuid := auth.uid();
    session uuid;
  begin
    if not private.is_signed_in() then
      raise exception 'A recovery code is used in a session that still holds'
        using errcode = 'PT403', hint = 'Sign in with the password first.';
    end if;
    perform private.count_recovery_try(caller);
    update private.recovery_codes set used_at = now()
    where recovery_codes.user_id = caller and recovery_codes.used_at is null
      and recovery_codes.code_hash = private.hash_recovery_code(caller, use_recovery_code.code);
    if not found then return false; end if;
    update auth.sessions set aal = 'aal2', updated_at = now()
    where sessions.user_id = caller and sessions.id::text = auth.jwt() ->> 'session_id'
    returning sessions.id into strict session;
    -- GoTrue's method name, so that its tokens have aal2 too.
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (gen_random_uuid(), session, 'mfa/recovery_code', now(), now())
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at;
    delete from private.rate_limits where bucket = private.recovery_bucket(caller);
    return true;
  end
  $$;
comment on function public.use_recovery_code(text) is
  'Uses up one recovery code of the caller instead of the second factor: true, and this session is at aal2 (a refresh
tells the client); false when it is no code or was used. PT429 after five wrong ones in 15 minutes.';
revoke all on function public.use_recovery_code(text) from public, anon, authenticated;
grant execute on function public.use_recovery_code(text) to authenticated;

create function private.end_recovery() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Serialises concurrent removals, so that the second one sees the first.
    perform from auth.users where users.id = old.user_id for no key update;
    if private.has_verified_factor(old.user_id) then return null; end if;
    delete from private.recovery_codes where recovery_codes.user_id = old.user_id;
    delete from auth.mfa_amr_claims using auth.sessions
    where sessions.id = mfa_amr_claims.session_id and sessions.user_id = old.user_id
      and mfa_amr_claims.authentication_method = 'mfa/recovery_code';
    -- factor_id is kept: the auth service uses it to remove the claim.
    update auth.sessions set aal = 'aal1'
    where sessions.user_id = old.user_id and sessions.aal::text <> 'aal1';
    return null;
  end
  $$;
comment on function private.end_recovery() is
  'With a person''s last second factor go the recovery codes and what was reached with them.';
revoke all on function private.end_recovery() from public;

create trigger end_recovery
  after delete on auth.mfa_factors
  for each row when (old.status = 'verified')
  execute function private.end_recovery();

-- Each set of recovery codes is an audit event: at most ten in an hour.
create function private.count_recovery_codes_made() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sets int;
    first_made timestamptz;
  begin
    select count(*), min(newest.created_at) into sets, first_made from (
      select created_at from private.audit_log
      where event = 'recovery-codes-made' and account_id in (select user_id from made)
        and created_at > now() - interval '1 hour'
      order by created_at desc
      limit 10
    ) newest;
    if sets = 10 then
      raise exception 'Too many recovery codes' using errcode = 'PT429', hint = 'Try again in an hour.',
        detail = private.seconds_until(first_made + interval '1 hour');
    end if;
    return null;
  end
  $$;
comment on function private.count_recovery_codes_made() is 'PT429 when a person had ten sets of codes within an hour.';
revoke all on function private.count_recovery_codes_made() from public;

-- Runs before the audit trigger: triggers of one kind run in order of name.
create trigger count_recovery_codes after insert on private.recovery_codes
  referencing new table as made
  for each statement execute function private.count_recovery_codes_made();

create function private.record_recovery_codes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.record_event('recovery-codes-made', _account_id => user_id)
    from (select distinct made.user_id from made) people;
    return null;
  end
  $$;
revoke all on function private.record_recovery_codes() from public;

create trigger record_recovery_codes after insert on private.recovery_codes
  referencing new table as made
  for each statement execute function private.record_recovery_codes();

create function private.record_recovery_code() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.record_event('recovery-code-used', _account_id => new.user_id);
    return null;
  end
  $$;
revoke all on function private.record_recovery_code() from public;

create trigger record_recovery_code after update on private.recovery_codes
  for each row when (old.used_at is null and new.used_at is not null)
  execute function private.record_recovery_code();
