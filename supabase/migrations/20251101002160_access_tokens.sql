-- Access tokens: with one, a person's own assistant or program reads, drafts, or handles leads. What a token may do is all
-- in this file, and in save_document and save_working_version (require_drafter): every other rule asks for a session, and a
-- token is none. It never publishes, deletes or mails.

create table public.otm_access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  name text not null
    constraint name_length check (char_length(name) <= 60)
    constraint name_is_a_line check (name <> '' and name = btrim(name) and name !~ '[[:cntrl:]]'),
  scopes text[] not null
    constraint scopes_are_known check (scopes <@ array['read', 'draft', 'statistics', 'leads'] and 'read' = any (scopes)),
  token_hash text not null
    constraint otm_access_tokens_token_hash_key unique,
  is_aal2 boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  constraint valid_for_90_days_at_most check (expires_at <= created_at + interval '90 days')
);
comment on table public.otm_access_tokens is 'Deleted when they are revoked; the token itself is not stored.';
comment on column public.otm_access_tokens.is_aal2 is 'Whether the second factor was shown in the session that made it.';
create index otm_access_tokens_user_id on public.otm_access_tokens (user_id, created_at desc);

alter table public.otm_access_tokens enable row level security;
revoke all on public.otm_access_tokens from anon, authenticated;
-- All but token_hash.
grant select (id, user_id, name, scopes, created_at, expires_at, last_used_at), delete
  on public.otm_access_tokens to authenticated;
grant execute on function private.has_active_session() to authenticated;

create policy "people read their own access tokens" on public.otm_access_tokens
  for select to authenticated using (user_id = (select auth.uid()) and (select private.has_active_session()));
create policy "people revoke their own access tokens" on public.otm_access_tokens
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.has_active_session()));

create function public.create_access_token(_name text, _scopes text[], _days int) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- Two random UUIDs hold 244 random bits.
    token constant text := 'vlotwerk_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    scopes constant text[] := array(select distinct scope from unnest(_scopes || array['read']) scope order by scope);
  begin
    perform private.require_writer();
    if _days is null or _days not in (7, 30, 90) then
      raise exception 'An access token is valid for 7, 30 or 90 days' using errcode = 'PT400';
    end if;
    -- Serialises concurrent calls, so that the second one counts the first.
    perform from auth.users where users.id = auth.uid() for no key update;
    if (select count(*) from public.otm_access_tokens held where held.user_id = auth.uid()) >= 20 then
      raise exception 'A person has 20 access tokens at most' using errcode = 'PT409', hint = 'Revoke one first.';
    end if;
    insert into public.otm_access_tokens (user_id, name, scopes, token_hash, is_aal2, expires_at)
    values (
      auth.uid(), btrim(_name), scopes, encode(sha256(token::bytea), 'hex'),
      exists (
        select from auth.sessions
        where sessions.id::text = auth.jwt() ->> 'session_id' and sessions.aal::text = 'aal2'
      ),
      now() + make_interval(days => _days)
    );
    return token;
  end
  $$;
comment on function public.create_access_token(text, text[], int) is
  'Makes an access token of the caller for 7, 30 or 90 days; gives it, once. Scopes: read (always), draft, statistics, leads.';
revoke all on function public.create_access_token(text, text[], int) from public, anon, authenticated;
grant execute on function public.create_access_token(text, text[], int) to authenticated;

create function private.record_access_token() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      perform private.record_event(
        'token-made', _account_id => new.user_id,
        _label => new.name || ' (' || array_to_string(new.scopes, ', ') || ')'
      );
    elsif auth.uid() is not null then
      perform private.record_event('token-revoked', _account_id => old.user_id, _label => old.name);
    end if;
    return null;
  end
  $$;
revoke all on function private.record_access_token() from public;
create trigger record_access_token after insert or delete on public.otm_access_tokens
  for each row execute function private.record_access_token();

-- Whoever knew the old password may have made one.
create function private.end_access_tokens() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_access_tokens where user_id = new.id;
    return null;
  end
  $$;
comment on function private.end_access_tokens() is 'A new password ends the access tokens, as it ends the other sessions.';
revoke all on function private.end_access_tokens() from public;
create trigger end_access_tokens after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_access_tokens();

-- A role that is given again later must not revive them.
create function private.end_access_tokens_of_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_access_tokens where user_id = old.user_id;
    return null;
  end
  $$;
comment on function private.end_access_tokens_of_role() is 'Without a role a person has no access tokens.';
revoke all on function private.end_access_tokens_of_role() from public;
create trigger end_access_tokens after delete or update of user_id on public.user_roles
  for each row execute function private.end_access_tokens_of_role();

-- What a token may do.

create function private.has_token(_scope text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.otm_access_tokens token
      join auth.users on users.id = token.user_id
      join public.user_roles held on held.user_id = token.user_id
      -- As text: a claim that is no uuid raises no error.
      where token.id::text = (select auth.jwt() ->> 'access_token_id') and token.user_id = (select auth.uid())
        and _scope = any (token.scopes) and token.expires_at > now()
        and (users.banned_until is null or users.banned_until <= now()) and users.deleted_at is null
        -- As a session: the second factor counts from the moment that there is one, or that one is required.
        and (token.is_aal2 or not held.requires_second_step and not private.has_verified_factor(token.user_id))
        and (_scope <> 'statistics' or held.role in ('admin', 'editor'))
        and (
          _scope <> 'leads' or held.role = 'admin'
          or held.role = 'editor' and exists (select from private.lead_access where editors)
        )
    );
  $$;
comment on function private.has_token(text) is
  'Whether the caller is a valid access token with this scope, of a person who may do that: any role reads and drafts.';
revoke all on function private.has_token(text) from public;
grant execute on function private.has_token(text) to authenticated;

create function private.token_name() returns text
  language sql stable security definer set search_path = ''
  as $$
    select name from public.otm_access_tokens where id::text = auth.jwt() ->> 'access_token_id'
  $$;
comment on function private.token_name() is 'The name of the caller''s access token; null for a session.';
revoke all on function private.token_name() from public;

create policy "access tokens read every article" on public.otm_blog_articles
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read the content of every article" on public.otm_blog_article_content
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read the questions of every article" on public.otm_blog_article_faqs
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read every page" on public.otm_pages
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read the content of every page" on public.otm_page_content
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read which tags any page carries" on public.otm_page_tags
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read every tag" on public.otm_blog_tags
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read which tags any article carries" on public.otm_blog_article_tags
  for select to authenticated using ((select private.has_token('read')));
create policy "access tokens read the versions of what writers draft" on public.otm_versions
  for select to authenticated using (
    kind = any ((select private.drafted_kinds())::text[]) and (select private.has_token('read'))
  );
create policy "access tokens read when fields of that were changed" on public.otm_field_changes
  for select to authenticated using (
    kind = any ((select private.drafted_kinds())::text[]) and (select private.has_token('read'))
  );
create policy "access tokens read what is planned for that" on public.otm_schedules
  for select to authenticated using (
    kind = any ((select private.drafted_kinds())::text[]) and (select private.has_token('read'))
  );
create policy "access tokens read the library" on public.otm_media
  for select to authenticated using ((select private.has_token('read')));

create policy "access tokens for leads read them" on public.otm_leads
  for select to authenticated using ((select private.has_token('leads')));
create policy "access tokens for leads change them" on public.otm_leads
  for update to authenticated using ((select private.has_token('leads')));
create policy "access tokens for leads read contact messages" on public.otm_contact_subm_vlotwerk
  for select to authenticated using ((select private.has_token('leads')));
create policy "access tokens for leads read requests" on public.otm_download_submissions
  for select to authenticated using ((select private.has_token('leads')));
create policy "access tokens for leads read how often files were opened" on public.otm_download_opens
  for select to authenticated using ((select private.has_token('leads')));

-- A form has mails sent.
create policy "access tokens send no contact messages" on public.otm_contact_subm_vlotwerk
  as restrictive for insert to authenticated with check ((select auth.jwt() ->> 'access_token_id') is null);
create policy "access tokens send no requests" on public.otm_download_submissions
  as restrictive for insert to authenticated with check ((select auth.jwt() ->> 'access_token_id') is null);

-- So has a lead that is no spam after all; and of a lead a token sets the status alone.
create function private.require_person() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if auth.jwt() ->> 'access_token_id' is not null then
      raise exception '%', tg_argv[0] using errcode = 'insufficient_privilege';
    end if;
    return new;
  end
  $$;
comment on function private.require_person() is 'Rejects an access token, in these words.';
revoke all on function private.require_person() from public;
create trigger require_person before update on public.otm_leads
  for each row when (old.status = 'spam' and new.status = 'new')
  execute function private.require_person(
    'A lead is taken out of spam by a person in the panel, because mails are sent for it'
  );
create trigger require_person_for_notes before update on public.otm_leads
  for each row when (old.notes <> new.notes)
  execute function private.require_person('The notes of a lead are written by a person in the panel');
