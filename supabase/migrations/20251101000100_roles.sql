-- Who may do what. A person has one role or none: admin, editor or writer; each may do what the next one may.

create schema private;
comment on schema private is
  'What only the server''s own role uses. Nobody has usage here: policies and triggers reach its functions
without it, because PostgreSQL asks for usage only where a name is written out.';

create table public.user_roles (
  user_id uuid primary key references auth.users on delete cascade,
  role text not null constraint role_is_known check (role in ('admin', 'editor', 'writer')),
  requires_second_step boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.user_roles is 'Roles of accounts: an admin runs the panel, an editor its content, a writer drafts.';
comment on column public.user_roles.requires_second_step is
  'The role gives no rights in a session in which no second factor was shown.';

-- Checked on every request, so that the end of a session, a ban or a missing second factor takes effect immediately
-- rather than when the access token expires.
create function private.has_active_session() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions
      join auth.users on users.id = sessions.user_id
      where sessions.user_id = (select auth.uid())
        -- As text: a claim that is no uuid raises no error.
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
          and not exists (
            select from public.user_roles
            where user_roles.user_id = users.id and user_roles.requires_second_step
          )
        )
    );
  $$;
comment on function private.has_active_session() is
  'Whether the caller''s session still exists, with the second factor shown in it where there is one
or one is required, and no ban.';
revoke all on function private.has_active_session() from public;

-- Definer, because the policies of user_roles use it.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles
      where user_id = (select auth.uid()) and role = 'admin'
    ) and private.has_active_session();
  $$;
comment on function private.is_admin() is 'Whether the caller is an administrator, in a session that still holds.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

create function private.is_editor() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles
      where user_id = (select auth.uid()) and role in ('admin', 'editor')
    ) and private.has_active_session();
  $$;
comment on function private.is_editor() is 'Whether the caller is an editor or administrator, in a session that still holds.';
revoke all on function private.is_editor() from public;
grant execute on function private.is_editor() to authenticated;

create function private.is_writer() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles where user_id = (select auth.uid())
    ) and private.has_active_session();
  $$;
comment on function private.is_writer() is 'Whether the caller has any role, in a session that still holds.';
revoke all on function private.is_writer() from public;
grant execute on function private.is_writer() to authenticated;

create function private.require_admin() returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      raise exception 'For administrators only' using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
revoke all on function private.require_admin() from public;

create function private.require_editor() returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if not private.is_editor() then
      raise exception 'For editors and administrators only' using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
revoke all on function private.require_editor() from public;

create function private.require_writer() returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if not private.is_writer() then
      raise exception 'For members of the panel only' using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
revoke all on function private.require_writer() from public;

create function public.has_role(_user_id uuid, _role text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select ((_user_id is not distinct from auth.uid() and private.has_active_session()) or private.is_admin())
      and exists (
        select from public.user_roles
        where user_id = _user_id and role = _role
      );
  $$;
comment on function public.has_role(uuid, text) is
  'Whether this person has this role: for the caller in a session that still holds, and for anybody when an
administrator asks; else false.';
revoke all on function public.has_role(uuid, text) from public, anon, authenticated;
grant execute on function public.has_role(uuid, text) to authenticated;

create function private.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Serialises concurrent removals, so that the second one sees the first.
    perform pg_advisory_xact_lock(hashtext('public.user_roles'));
    if not exists (select from public.user_roles where role = 'admin') then
      raise exception 'The last administrator cannot be removed'
        using errcode = 'PT409', hint = 'Make somebody else an administrator first.';
    end if;
    return null;
  end
  $$;
revoke all on function private.keep_an_admin() from public;

create trigger keep_an_admin
  after delete or update on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.keep_an_admin();

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated;
grant select, delete, insert (user_id, role, requires_second_step), update (user_id, role, requires_second_step)
  on public.user_roles to authenticated;

create policy "admins read roles, members their own" on public.user_roles
  for select to authenticated using (
    (select private.is_admin()) or user_id = (select auth.uid()) and (select private.is_writer())
  );
create policy "admins give roles" on public.user_roles
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change roles" on public.user_roles
  for update to authenticated using ((select private.is_admin()));
create policy "admins take roles away" on public.user_roles
  for delete to authenticated using ((select private.is_admin()));
