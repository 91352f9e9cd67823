-- What the panel asks and does about accounts, over the auth service's own tables: the same in every mode.

create function public.get_own_role() returns table (role text, lacks_second_step boolean, sees_leads boolean)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select case when private.has_active_session() then held.role end,
      held.requires_second_step and not private.has_verified_factor(held.user_id),
      private.sees_leads()
    from public.user_roles held
    where held.user_id = (select auth.uid()) and private.is_signed_in()
  $$;
comment on function public.get_own_role() is
  'The caller''s role, null while a second step is missing, and whether one must be set up first; no row without a role.';
revoke all on function public.get_own_role() from public, anon, authenticated;
grant execute on function public.get_own_role() to authenticated;

create function public.list_accounts(
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
      select found.id, found.email, found.role, found.is_required, private.has_verified_factor(found.id),
        found.email_confirmed_at is not null, found.created_at, found.last_sign_in_at, (
          select count(*)::int from auth.sessions
          where sessions.user_id = found.id and (sessions.not_after is null or sessions.not_after > now())
        ), found.total
      from found
      order by array_position(array['admin', 'editor', 'writer'], found.role), lower(found.email), found.id;
  end
  $$;
comment on function public.list_accounts is
  'Accounts by role and address, 200 at most, with the number of all that were found. _role: admin, editor, writer, member '
  '(any of these), none; null for all. For administrators; for others none.';
revoke all on function public.list_accounts from public, anon, authenticated;
grant execute on function public.list_accounts to authenticated;

create function public.are_leads_open() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.is_admin() and exists (select from private.lead_access where editors) $$;
comment on function public.are_leads_open() is 'Whether editors see leads; for administrators, for others false.';
revoke all on function public.are_leads_open() from public, anon, authenticated;
grant execute on function public.are_leads_open() to authenticated;

create function private.require_other_account(_user_id uuid) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    perform private.require_admin();
    if _user_id = auth.uid() then
      raise exception 'This is your own account' using errcode = 'PT409', hint = 'Use your settings.';
    end if;
    if not exists (select from auth.users where id = _user_id) then
      raise exception 'The account does not exist (any more)' using errcode = 'PT404';
    end if;
  end
  $$;
comment on function private.require_other_account(uuid) is 'Only administrators act on accounts, and not on their own.';
revoke all on function private.require_other_account(uuid) from public;

create function public.end_sessions(_user_id uuid) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    ended int;
  begin
    perform private.require_other_account(_user_id);
    delete from auth.sessions where sessions.user_id = _user_id;
    get diagnostics ended = row_count;
    delete from public.otm_access_tokens where otm_access_tokens.user_id = _user_id;
    perform private.record_event('sessions-ended', _account_id => _user_id, _label => ended::text);
    return ended;
  end
  $$;
comment on function public.end_sessions(uuid) is
  'Signs an account out everywhere, its access tokens too; gives of how many sessions. For administrators.';
revoke all on function public.end_sessions(uuid) from public, anon, authenticated;
grant execute on function public.end_sessions(uuid) to authenticated;

-- Whoever typed it has a new session from it, which the panel ends again.
create function private.has_just_typed_password() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.mfa_amr_claims claim join auth.sessions on sessions.id = claim.session_id
      where sessions.user_id = (select auth.uid()) and claim.authentication_method = 'password'
        and claim.updated_at > now() - interval '2 minutes'
    )
  $$;
comment on function private.has_just_typed_password() is
  'Whether the caller signed in with the password within two minutes, in this session or another that still exists.';
revoke all on function private.has_just_typed_password() from public;

create function public.remove_second_steps(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_other_account(_user_id);
    if not private.has_just_typed_password() then
      raise exception 'Type your own password first' using errcode = 'PT403';
    end if;
    delete from auth.mfa_factors where mfa_factors.user_id = _user_id;
    if not found then
      raise exception 'This account has no second step' using errcode = 'PT404';
    end if;
    -- Whoever has the phone may be signed in.
    delete from auth.sessions where sessions.user_id = _user_id;
    delete from public.otm_access_tokens where otm_access_tokens.user_id = _user_id;
    perform private.record_event('second-step-removed', _account_id => _user_id);
  end
  $$;
comment on function public.remove_second_steps(uuid) is
  'Removes all second factors and recovery codes of an account and ends its sessions and access tokens. For '
  'administrators who typed their own password within two minutes (PT403).';
revoke all on function public.remove_second_steps(uuid) from public, anon, authenticated;
grant execute on function public.remove_second_steps(uuid) to authenticated;

create function public.remove_account(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    address text;
    held text;
  begin
    perform private.require_other_account(_user_id);
    select users.email from auth.users where users.id = _user_id into address;
    select role from public.user_roles where user_roles.user_id = _user_id into held;
    delete from auth.flow_state where _user_id in (flow_state.user_id, flow_state.linking_target_id);
    -- Takes the role along; the last administrator's is kept.
    delete from auth.users where users.id = _user_id;
    delete from private.invitations where email = address;
    perform private.record_event('account-removed', _label => held);
  end
  $$;
comment on function public.remove_account(uuid) is
  'Deletes an account; articles keep the name of their author. PT409 for the last administrator. For administrators.';
revoke all on function public.remove_account(uuid) from public, anon, authenticated;
grant execute on function public.remove_account(uuid) to authenticated;
