-- Invitations: a role for whoever reads the mail to an address. The token is drawn when its mail is made, so that no row
-- holds it.

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null
    constraint email_length check (char_length(email) <= 254)
    constraint email_is_lower_case check (email = lower(email)),
  role text not null
    constraint role_is_known check (role in ('admin', 'editor', 'writer')),
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  invited_by uuid references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days',
  token_hash text
    constraint invitations_token_hash_key unique,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
comment on table private.invitations is 'Open until it is accepted or withdrawn; its link holds for three days. Ends with the account of who sent it.';
create unique index invitations_open on private.invitations (email) where accepted_at is null and withdrawn_at is null;
create index invitations_invited_by on private.invitations (invited_by);
alter table private.invitations enable row level security;
revoke all on private.invitations from public, anon, authenticated;

create function private.has_confirmed_account(_email text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.users
      where email = _email and email_confirmed_at is not null and not is_sso_user and deleted_at is null
    )
  $$;
comment on function private.has_confirmed_account(text) is 'Whether somebody has an account with this lower-case address.';
revoke all on function private.has_confirmed_account(text) from public;

create function private.drop_invitation_mails(_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.mail_outbox set state = 'failed', last_error = 'The invitation was withdrawn or sent again.'
    where invitation_id = _id and state = 'queued' and claim is null;
  end
  $$;
revoke all on function private.drop_invitation_mails(uuid) from public;

create function private.send_invitation(_invitation private.invitations) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wait constant int := public.take_rate(
      encode(sha256(convert_to('invitation of ' || _invitation.email, 'UTF8')), 'hex'), 5, 3600
    );
  begin
    if wait > 0 then
      raise exception 'This address was sent five invitations within the hour' using errcode = 'PT429',
        hint = 'Try again later.', detail = wait::text;
    end if;
    perform private.drop_invitation_mails(_invitation.id);
    insert into private.mail_outbox (kind, language, recipient, invitation_id)
    values ('invitation', _invitation.language, _invitation.email, _invitation.id);
    perform private.record_event('invited', _label => _invitation.role, _account_id => (
      select id from auth.users where email = _invitation.email and not is_sso_user
    ));
    perform pg_notify('mail_outbox', '');
  end
  $$;
comment on function private.send_invitation(private.invitations) is 'Queues the mail. PT429 after five in an hour.';
revoke all on function private.send_invitation(private.invitations) from public;

create function public.invite(_email text, _role text, _language text) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    address constant text := lower(btrim(_email));
    invitation private.invitations;
  begin
    perform private.require_admin();
    if (
      char_length(address) <= 254
      and address ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
      and position('=?' in address) = 0
    ) is not true then
      raise exception 'That is no e-mail address' using errcode = 'PT400';
    end if;
    if (_role in ('admin', 'editor', 'writer') and _language in ('nl', 'en')) is not true then
      raise exception 'A role is admin, editor or writer, a language nl or en' using errcode = 'PT400';
    end if;
    if exists (
      select from public.user_roles held join auth.users on users.id = held.user_id
      where users.email = address and not users.is_sso_user
    ) then
      raise exception 'This person has a role already' using errcode = 'PT409', hint = 'Change it in the list.';
    end if;
    insert into private.invitations as held (email, role, language, invited_by)
    values (address, _role, _language, auth.uid())
    on conflict (email) where accepted_at is null and withdrawn_at is null do update
      set role = excluded.role, language = excluded.language, invited_by = excluded.invited_by,
        expires_at = excluded.expires_at, token_hash = null
    returning * into invitation;
    perform private.send_invitation(invitation);
    return case when private.has_confirmed_account(address) then 'offered' else 'invited' end;
  end
  $$;
comment on function public.invite(text, text, text) is
  'Mails an invitation for a role; a second one to the same address replaces the first. "offered" when the address has an '
  'account, else "invited". PT400 for a wrong address, PT409 for a person with a role, PT429 after five in an hour. For '
  'administrators.';
revoke all on function public.invite(text, text, text) from public, anon, authenticated;
grant execute on function public.invite(text, text, text) to authenticated;

create function public.resend_invitation(_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    invitation private.invitations;
  begin
    perform private.require_admin();
    update private.invitations set expires_at = now() + interval '3 days', token_hash = null
    where id = _id and accepted_at is null and withdrawn_at is null
    returning * into invitation;
    if not found then
      raise exception 'The invitation was accepted or withdrawn' using errcode = 'PT404';
    end if;
    perform private.send_invitation(invitation);
  end
  $$;
comment on function public.resend_invitation(uuid) is
  'Sends an open invitation again, for three more days: its earlier link ends. For administrators.';
revoke all on function public.resend_invitation(uuid) from public, anon, authenticated;
grant execute on function public.resend_invitation(uuid) to authenticated;

create function public.withdraw_invitation(_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    invited_role text;
  begin
    perform private.require_admin();
    update private.invitations set withdrawn_at = now(), token_hash = null
    where id = _id and accepted_at is null and withdrawn_at is null
    returning role into invited_role;
    if not found then
      raise exception 'The invitation was accepted or withdrawn' using errcode = 'PT404';
    end if;
    perform private.drop_invitation_mails(_id);
    perform private.record_event('invite-withdrawn', _label => invited_role);
  end
  $$;
comment on function public.withdraw_invitation(uuid) is 'Ends an open invitation and its link. For administrators.';
revoke all on function public.withdraw_invitation(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_invitation(uuid) to authenticated;

-- An invitation is worth as much as the word of who sent it, and must not give a role again that was taken.
create function private.withdraw_invitations_of_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person constant uuid := case when tg_op = 'INSERT' then new.user_id else old.user_id end;
    was_admin constant boolean := tg_op <> 'INSERT' and old.role = 'admin';
    ended private.invitations;
  begin
    for ended in
      update private.invitations set withdrawn_at = now(), token_hash = null
      where accepted_at is null and withdrawn_at is null and (
        was_admin and invited_by = person or email = (select users.email from auth.users where users.id = person)
      )
      returning *
    loop
      perform private.drop_invitation_mails(ended.id);
      perform private.record_event('invite-withdrawn', _label => ended.role);
    end loop;
    return null;
  end
  $$;
comment on function private.withdraw_invitations_of_role() is
  'Withdraws the open invitations of an administrator who is one no longer, and those to a person whose role changes.';
revoke all on function private.withdraw_invitations_of_role() from public;
create trigger withdraw_invitations_of_new_or_lost_role after insert or delete on public.user_roles
  for each row execute function private.withdraw_invitations_of_role();
create trigger withdraw_invitations after update on public.user_roles
  for each row when ((old.user_id, old.role) is distinct from (new.user_id, new.role))
  execute function private.withdraw_invitations_of_role();

create function public.list_invitations() returns table (
  id uuid, email text, role text, language text, created_at timestamptz, expires_at timestamptz, mail_state text
)
  language plpgsql stable security definer rows 10 set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      return;
    end if;
    return query
      select invitation.id, invitation.email, invitation.role, invitation.language, invitation.created_at,
        invitation.expires_at, (
          select mail.state from private.mail_outbox mail
          where mail.invitation_id = invitation.id order by mail.created_at desc limit 1
        )
      from private.invitations invitation
      where invitation.accepted_at is null and invitation.withdrawn_at is null
      order by invitation.created_at desc, invitation.id limit 200;
  end
  $$;
comment on function public.list_invitations() is
  'The invitations that are open, also those whose link has expired, the newest first. For administrators; for others
none.';
revoke all on function public.list_invitations() from public, anon, authenticated;
grant execute on function public.list_invitations() to authenticated;

create function private.draw_invitation_token(_id uuid) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- Two random UUIDs hold 244 random bits.
    token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  begin
    update private.invitations set token_hash = encode(sha256(token::bytea), 'hex')
    where id = _id and accepted_at is null and withdrawn_at is null and expires_at > now();
    return case when found then token end;
  end
  $$;
comment on function private.draw_invitation_token(uuid) is
  'A new token of an open invitation, for its mail alone; an earlier one ends. Null when it is not open.';
revoke all on function private.draw_invitation_token(uuid) from public;

create function private.find_invitation(_token text) returns private.invitations
  language sql stable security definer set search_path = ''
  as $$
    select * from private.invitations
    where token_hash = encode(sha256(convert_to(left(_token, 100), 'UTF8')), 'hex')
      and accepted_at is null and withdrawn_at is null and expires_at > now()
  $$;
revoke all on function private.find_invitation(text) from public;

create function public.open_invitation(_token text) returns table (email text, role text, has_account boolean)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select held.email, held.role, private.has_confirmed_account(held.email)
    from private.find_invitation(_token) held where held.id is not null
  $$;
comment on function public.open_invitation(text) is
  'What a link invites to, without using it up; nothing when it expired, or was used, withdrawn or replaced.';
revoke all on function public.open_invitation(text) from public, anon, authenticated;
grant execute on function public.open_invitation(text) to anon, authenticated;

create function private.take_invitation(_token text) returns private.invitations
  language plpgsql security definer set search_path = ''
  as $$
  declare
    taken private.invitations;
  begin
    update private.invitations set accepted_at = now(), token_hash = null
    where id = (private.find_invitation(_token)).id and accepted_at is null and withdrawn_at is null
    returning * into taken;
    if not found then
      raise exception 'The invitation is no longer valid' using errcode = 'PT404', hint = 'Ask for a new one.';
    end if;
    return taken;
  end
  $$;
comment on function private.take_invitation(text) is 'Uses an invitation up. PT404 when it is not valid.';
revoke all on function private.take_invitation(text) from public;

create function public.accept_invitation(_token text) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    taken private.invitations;
  begin
    if not private.has_active_session() then
      raise exception 'Sign in to accept an invitation' using errcode = 'insufficient_privilege';
    end if;
    taken := private.take_invitation(_token);
    if not exists (
      select from auth.users where id = auth.uid() and email = taken.email and email_confirmed_at is not null
    ) then
      raise exception 'This invitation is for another address' using errcode = 'PT403';
    end if;
    insert into public.user_roles (user_id, role) values (auth.uid(), taken.role) on conflict (user_id) do nothing;
    return (select role from public.user_roles where user_id = auth.uid());
  end
  $$;
comment on function public.accept_invitation(text) is
  'Gives the caller, whose address was invited, the role; gives its name. PT404 for a link that is not valid, PT403 for '
  'another address.';
revoke all on function public.accept_invitation(text) from public, anon, authenticated;
grant execute on function public.accept_invitation(text) to authenticated;
