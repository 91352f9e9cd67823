-- Passkeys as a second step. The auth service owns their table; a hosted project may lack it, so that all here asks first.

create function private.has_passkey(person uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if to_regclass('auth.webauthn_credentials') is null then return false; end if;
    return exists (select from auth.webauthn_credentials where webauthn_credentials.user_id = person);
  end
  $$;
comment on function private.has_passkey(uuid) is 'Whether this person has a passkey.';
revoke all on function private.has_passkey(uuid) from public;

create function private.delete_passkeys(person uuid) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    deleted int;
  begin
    if to_regclass('auth.webauthn_credentials') is null then return 0; end if;
    delete from auth.webauthn_credentials where webauthn_credentials.user_id = person;
    get diagnostics deleted = row_count;
    return deleted;
  end
  $$;
comment on function private.delete_passkeys(uuid) is 'Deletes all passkeys of a person; gives how many.';
revoke all on function private.delete_passkeys(uuid) from public;

create function private.describe_passkeys(person uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if to_regclass('auth.webauthn_credentials') is null then return '[]'; end if;
    return (
      select coalesce(
        jsonb_agg(to_jsonb(passkey) - '{user_id,credential_id,public_key}'::text[] order by passkey.created_at), '[]'
      )
      from auth.webauthn_credentials passkey where passkey.user_id = person
    );
  end
  $$;
comment on function private.describe_passkeys(uuid) is 'The passkeys of a person for the export of personal data, without keys.';
revoke all on function private.describe_passkeys(uuid) from public;

create function private.has_second_step(person uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.has_verified_factor(person) or private.has_passkey(person);
  $$;
comment on function private.has_second_step(uuid) is
  'Whether this person can show a second step: a verified factor, or a passkey, which verifies its user.';
revoke all on function private.has_second_step(uuid) from public;

create or replace function private.has_shown_factor() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.is_signed_in() and private.has_second_step(auth.uid()) and exists (
      select from auth.sessions
      where sessions.id::text = (select auth.jwt() ->> 'session_id') and sessions.aal::text = 'aal2'
    );
  $$;
comment on function private.has_shown_factor() is
  'Whether the caller has a second factor or a passkey and has shown it, or a recovery code, in a session that still holds.';

create or replace function private.end_recovery() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Serialises concurrent removals, so that the second one sees the first.
    perform from auth.users where users.id = old.user_id for no key update;
    if private.has_second_step(old.user_id) then return null; end if;
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
  'With the last of a person''s second factors and passkeys go the recovery codes and what was reached with any of them.';

do $$
begin
  if to_regclass('auth.webauthn_credentials') is null then return; end if;
  create trigger end_recovery
    after delete on auth.webauthn_credentials
    for each row execute function private.end_recovery();
end
$$;

create or replace function public.get_own_role() returns table (role text, lacks_second_step boolean, sees_leads boolean)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select case when private.has_active_session() then held.role end,
      held.requires_second_step and not private.has_second_step(held.user_id),
      private.sees_leads()
    from public.user_roles held
    where held.user_id = (select auth.uid()) and private.is_signed_in()
  $$;

create or replace function public.list_accounts(
  _search text default '', _role text default null, _skip int default 0, _limit int default 50
) returns table (
  id uuid, email text, role text, requires_second_step boolean, has_second_step boolean, is_confirmed boolean,
  created_at timestamptz, last_sign_in_at timestamptz, sessions int, total int
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      return;
    end if;
    return query
      with found as (
        select users.id, users.email::text, held.role, coalesce(held.requires_second_step, false) as is_required,
          users.email_confirmed_at, users.created_at, users.last_sign_in_at, count(*) over ()::int as total
        from auth.users
        left join public.user_roles held on held.user_id = users.id
        where users.deleted_at is null
          and (btrim(_search) = '' or strpos(lower(users.email), lower(btrim(_search))) > 0)
          and case when _role is null then true when _role = 'none' then held.role is null
            when _role = 'member' then held.role is not null else held.role = _role end
        order by array_position(array['admin', 'editor', 'writer'], held.role), lower(users.email), users.id
        limit least(greatest(_limit, 1), 200) offset greatest(_skip, 0)
      )
      select found.id, found.email, found.role, found.is_required, private.has_second_step(found.id),
        found.email_confirmed_at is not null, found.created_at, found.last_sign_in_at, (
          select count(*)::int from auth.sessions
          where sessions.user_id = found.id and (sessions.not_after is null or sessions.not_after > now())
        ), found.total
      from found
      order by array_position(array['admin', 'editor', 'writer'], found.role), lower(found.email), found.id;
  end
  $$;

create or replace function public.remove_second_steps(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    factors int;
  begin
    perform private.require_other_account(_user_id);
    if not private.has_just_typed_password() then
      raise exception 'Type your own password first' using errcode = 'PT403';
    end if;
    delete from auth.mfa_factors where mfa_factors.user_id = _user_id;
    get diagnostics factors = row_count;
    if factors + private.delete_passkeys(_user_id) = 0 then
      raise exception 'This account has no second step' using errcode = 'PT404';
    end if;
    -- Whoever has the phone may be signed in.
    delete from auth.sessions where sessions.user_id = _user_id;
    delete from public.otm_access_tokens where otm_access_tokens.user_id = _user_id;
    perform private.record_event('second-step-removed', _account_id => _user_id);
  end
  $$;
comment on function public.remove_second_steps(uuid) is
  'Removes all second factors, passkeys and recovery codes of an account and ends its sessions and access tokens. For '
  'administrators who typed their own password within two minutes (PT403).';
