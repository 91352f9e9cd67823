-- Part two: the schemas, and what the roles get in each of them on a hosted project.

create schema if not exists auth;
create schema if not exists extensions;

grant usage on schema public, auth, extensions to anon, authenticated, service_role;

-- A hosted project grants everything on every new table and function of `public` to all three roles.
-- It is the same here, so that a migration which forgets to revoke fails the tests and not the project.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
