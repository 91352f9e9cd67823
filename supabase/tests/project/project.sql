-- The database of a new Supabase project: roles, schemas, grants and service tables that migrations refer to. Run by
-- the superuser, there supabase_admin. GoTrue's tables come from server/backend/database/platform/.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role dashboard_user nologin createdb createrole replication;
create role postgres login password 'postgres' nosuperuser createdb createrole replication bypassrls;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
grant create, connect, temporary on database postgres to postgres, supabase_auth_admin, supabase_storage_admin;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;

grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres, dashboard_user;
create table auth.schema_migrations (version text primary key);
alter table auth.schema_migrations owner to supabase_auth_admin;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on routines to postgres, dashboard_user;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
-- On Supabase an extension (supautils) decides who may write policies for these tables; here their owner.
grant supabase_storage_admin to postgres;

create schema graphql_public;
create schema realtime;
create schema vault;
create publication supabase_realtime;
