-- A role holds only as long as the person is signed in. Every request asks here, so a session that was ended, a ban,
-- or a second factor that was not shown yet counts at once and not when the access token runs out.

create function private.has_living_session() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions
      join auth.users on users.id = sessions.user_id
      where sessions.user_id = (select auth.uid())
        -- As text: a claim that is no uuid finds nothing and raises nothing.
        and sessions.id::text = (select auth.jwt() ->> 'session_id')
        and (sessions.not_after is null or sessions.not_after > now())
        and (users.banned_until is null or users.banned_until <= now())
        and users.deleted_at is null
        and (
          sessions.aal::text = 'aal2'
          or not exists (
            select from auth.mfa_factors
            where mfa_factors.user_id = users.id and mfa_factors.status::text = 'verified'
          )
        )
    );
  $$;
comment on function private.has_living_session() is
  'Whether the caller''s session still exists, with the second factor shown in it where there is one, and no ban.';
revoke all on function private.has_living_session() from public;

create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles
      where user_id = (select auth.uid()) and role = 'admin'
    ) and private.has_living_session();
  $$;
comment on function private.is_admin() is 'Whether the caller is an administrator, in a session that still holds.';

create or replace function public.has_role(_user_id uuid, _role text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select ((_user_id is not distinct from auth.uid() and private.has_living_session()) or private.is_admin())
      and exists (
        select from public.user_roles
        where user_id = _user_id and role = _role
      );
  $$;
comment on function public.has_role(uuid, text) is
  'Whether this person has this role: for the caller in a session that still holds, and for anybody when an
administrator asks; else false.';
