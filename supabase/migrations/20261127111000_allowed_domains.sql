-- Domains whose people get a role when they first sign in through a provider that vouches for their address. Without one,
-- an account has no role until somebody invites it.

create table public.otm_allowed_domains (
  domain text primary key
    constraint domain_length check (char_length(domain) <= 253)
    constraint domain_shape check (
      domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
    )
    -- Anybody gets an address there.
    constraint domain_is_no_mail_service check (domain not in (
      'aol.com', 'caiway.nl', 'casema.nl', 'chello.nl', 'duck.com', 'fastmail.com', 'freedom.nl', 'gmail.com', 'gmx.com',
      'gmx.de', 'gmx.net', 'googlemail.com', 'hetnet.nl', 'hey.com', 'home.nl', 'hotmail.com', 'hotmail.nl', 'icloud.com',
      'kpnmail.nl', 'kpnplanet.nl', 'live.com', 'live.nl', 'mac.com', 'mail.com', 'mail.ru', 'me.com', 'msn.com',
      'online.nl', 'orange.fr', 'outlook.be', 'outlook.com', 'outlook.de', 'outlook.fr', 'planet.nl', 'pm.me', 'proton.me',
      'protonmail.com', 'quicknet.nl', 'skynet.be', 'solcon.nl', 't-online.de', 'tele2.nl', 'telenet.be', 'telfort.nl',
      'tuta.com', 'tutanota.com', 'upcmail.nl', 'web.de', 'xs4all.nl', 'yahoo.co.uk', 'yahoo.com', 'yahoo.fr', 'yandex.com',
      'yandex.ru', 'zeelandnet.nl', 'ziggo.nl', 'zoho.com'
    )),
  role text not null
    constraint role_is_below_admin check (role in ('editor', 'writer')),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users on delete set null
);
comment on table public.otm_allowed_domains is
  'Whoever signs in through a provider with a verified address of exactly this domain, and never had a role, gets this one.';
create index otm_allowed_domains_created_by on public.otm_allowed_domains (created_by);

alter table public.otm_allowed_domains enable row level security;
revoke all on public.otm_allowed_domains from anon, authenticated;
grant select, delete, insert (domain, role) on public.otm_allowed_domains to authenticated;

create policy "admins read allowed domains" on public.otm_allowed_domains
  for select to authenticated using ((select private.is_admin()));
create policy "admins allow domains" on public.otm_allowed_domains
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins take domains off the list" on public.otm_allowed_domains
  for delete to authenticated using ((select private.is_admin()));

create function private.record_allowed_domain() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      perform private.record_event('domain-allowed', _label => new.domain || ' → ' || new.role);
    else
      perform private.record_event('domain-removed', _label => old.domain || ' → ' || old.role);
    end if;
    return null;
  end
  $$;
revoke all on function private.record_allowed_domain() from public;
create trigger record_allowed_domain after insert or delete on public.otm_allowed_domains
  for each row execute function private.record_allowed_domain();

-- Whose role was taken does not get one back by signing in again.
create function private.remember_taken_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"had_role": true}'
    where id = old.user_id;
    return null;
  end
  $$;
comment on function private.remember_taken_role() is 'Marks an account, where only the server writes, as one that had a role.';
revoke all on function private.remember_taken_role() from public;
create trigger remember_taken_role after delete on public.user_roles
  for each row execute function private.remember_taken_role();
create trigger remember_moved_role after update on public.user_roles
  for each row when (old.user_id <> new.user_id) execute function private.remember_taken_role();

update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"had_role": true}'
where exists (select from private.audit_log where account_id = users.id and event = 'role-taken')
  and not exists (select from public.user_roles where user_id = users.id);
