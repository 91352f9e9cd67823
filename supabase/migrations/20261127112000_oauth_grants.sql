-- Assistants that sign in by OAuth 2.1. A grant is an access token: all its rules, limits and ends hold for it.

alter table public.otm_access_tokens
  add connected_by text constraint connected_by_length check (char_length(connected_by) between 1 and 300),
  add token_expires_at timestamptz,
  add constraint grants_have_a_passing_token check ((connected_by is null) = (token_expires_at is null));
comment on column public.otm_access_tokens.connected_by is
  'The host of the client that a person connected by OAuth; null for a token that was made by hand.';
comment on column public.otm_access_tokens.token_expires_at is
  'When the present token of a grant ends and the client refreshes it; expires_at is the end of the grant.';
grant select (connected_by) on public.otm_access_tokens to authenticated;

create table private.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint name_length check (char_length(name) between 1 and 60),
  redirect_uris text[] not null
    constraint redirect_uris_are_few check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table private.oauth_clients is
  'Registered by anybody (RFC 7591), 1,000 at most: for a day, and for 90 days after their last use.';
alter table private.oauth_clients enable row level security;
revoke all on private.oauth_clients from public, anon, authenticated, service_role;

create table private.oauth_authorizations (
  id uuid primary key default gen_random_uuid(),
  client_id text not null
    constraint client_id_length check (char_length(client_id) <= 2000),
  client_name text not null
    constraint client_name_length check (char_length(client_name) between 1 and 60),
  host text not null
    constraint host_length check (char_length(host) between 1 and 300),
  is_verified_host boolean not null,
  redirect_uri text not null
    constraint redirect_uri_length check (char_length(redirect_uri) <= 2000),
  scopes text[] not null,
  state text
    constraint state_length check (char_length(state) <= 2000),
  code_challenge text not null,
  created_at timestamptz not null default now(),
  user_id uuid references auth.users on delete cascade,
  token_id uuid
    constraint oauth_authorizations_token_id_key unique
    references public.otm_access_tokens on delete cascade,
  code_hash text
    constraint oauth_authorizations_code_hash_key unique,
  approved_at timestamptz,
  used_at timestamptz,
  constraint approved_as_a_whole check (num_nulls(token_id, code_hash, approved_at) in (0, 3)),
  constraint used_when_approved check (used_at is null or approved_at is not null)
);
comment on table private.oauth_authorizations is
  'What a client asks of a person, for ten minutes; once approved, as long as its grant, so that a replayed code ends it.';
comment on column private.oauth_authorizations.is_verified_host is
  'Whether the client is described by a document on this host; else its name is only what it says.';
create index oauth_authorizations_user_id on private.oauth_authorizations (user_id);
alter table private.oauth_authorizations enable row level security;
revoke all on private.oauth_authorizations from public, anon, authenticated, service_role;

create table private.oauth_refresh_tokens (
  token_hash text primary key,
  token_id uuid not null references public.otm_access_tokens on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
comment on table private.oauth_refresh_tokens is 'Each is used once (OAuth 2.1, 4.3.1): a second use ends the grant.';
create index oauth_refresh_tokens_token_id on private.oauth_refresh_tokens (token_id);
alter table private.oauth_refresh_tokens enable row level security;
revoke all on private.oauth_refresh_tokens from public, anon, authenticated, service_role;

create function private.add_access_token(
  _name text, _scopes text[], _days int, _connected_by text default null, out token_id uuid, out token text
)
  language plpgsql security definer set search_path = ''
  as $$
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
    -- Two random UUIDs hold 244 random bits.
    token = 'vlotwerk_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into public.otm_access_tokens (
      user_id, name, scopes, token_hash, is_aal2, expires_at, connected_by, token_expires_at
    )
    values (
      auth.uid(), btrim(_name), array(select distinct scope from unnest(_scopes || array['read']) scope order by scope),
      encode(sha256(token::bytea), 'hex'),
      exists (
        select from auth.sessions
        where sessions.id::text = auth.jwt() ->> 'session_id' and sessions.aal::text = 'aal2'
      ),
      now() + make_interval(days => _days), _connected_by, case when _connected_by is not null then now() end
    )
    returning id into token_id;
  end
  $$;
comment on function private.add_access_token(text, text[], int, text) is
  'Makes an access token of the caller, or a grant, whose first token the client gets for its code.';
revoke all on function private.add_access_token(text, text[], int, text) from public, anon, authenticated;

create or replace function public.create_access_token(_name text, _scopes text[], _days int) returns text
  language sql security definer set search_path = ''
  as $$
    select added.token from private.add_access_token(_name, _scopes, _days) added
  $$;

create or replace function private.record_access_token() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      perform private.record_event(
        'token-made', _account_id => new.user_id,
        _label => concat_ws(', ', new.name, new.connected_by) || ' (' || array_to_string(new.scopes, ', ') || ')'
      );
    elsif auth.uid() is not null then
      perform private.record_event(
        'token-revoked', _account_id => old.user_id, _label => concat_ws(', ', old.name, old.connected_by)
      );
    end if;
    return null;
  end
  $$;
