-- Part two: the schemas, and the default privileges of a hosted project.

create schema if not exists auth;
create schema if not exists extensions;

grant usage on schema public, auth, extensions to anon, authenticated, service_role;

-- A hosted project grants all privileges on new tables and functions of `public` to all three roles. The same here, so
-- that a missing revoke in a migration fails the tests.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
