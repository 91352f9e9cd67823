-- Part eight: OAuth flows in progress, in GoTrue's tables.

create type auth.code_challenge_method as enum ('s256', 'plain');

-- `code_verifier` is a hash: the verifier is derived from a cookie of the starting browser.
create table if not exists auth.oauth_client_states (
  id uuid not null,
  provider_type text not null,
  code_verifier text,
  created_at timestamptz not null,
  constraint oauth_client_states_pkey primary key (id)
);
comment on table auth.oauth_client_states is
  'Stores OAuth states for third-party provider authentication flows where Supabase acts as the OAuth client.';

create index if not exists idx_oauth_client_states_created_at on auth.oauth_client_states (created_at);

-- `auth_code` is a hash: a leak of this table reveals no usable code.
create table if not exists auth.flow_state (
  id uuid not null,
  user_id uuid,
  auth_code text,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz,
  updated_at timestamptz,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  oauth_client_state_id uuid,
  linking_target_id uuid,
  email_optional boolean not null default false,
  constraint flow_state_pkey primary key (id)
);
comment on table auth.flow_state is 'Stores metadata for all OAuth/SSO login flows';

create index if not exists idx_auth_code on auth.flow_state (auth_code);
create index if not exists idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index if not exists flow_state_created_at_idx on auth.flow_state (created_at desc);

alter table auth.oauth_client_states enable row level security;
alter table auth.flow_state enable row level security;
