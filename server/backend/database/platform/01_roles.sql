-- The platform of a Supabase project, part one: the API roles.
-- Roles belong to the cluster, so another database may have created them already.

do $$
begin
  if not has_database_privilege(current_database(), 'create')
    or not has_schema_privilege('public', 'create') then
    raise exception 'The database user "%" may not create schemas in the database "%".',
      current_user, current_database()
      using errcode = 'insufficient_privilege',
        hint = format('Let a superuser run: alter database %I owner to %I;', current_database(), current_user);
  end if;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if to_regrole(name) is null then
        execute format('create role %I nologin noinherit', name);
      end if;
    exception
      -- Created concurrently from another database of this cluster.
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'The database user "%" may not create the role "%".', current_user, name
          using errcode = 'insufficient_privilege',
            hint = format('Let a superuser run: alter role %I createrole;', current_user);
    end;
  end loop;
end
$$;

-- On Supabase service_role has bypassrls, which only a superuser can grant (from PostgreSQL 16 on: also a role that has
-- it); elsewhere policies apply to service_role.
do $$
begin
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
exception
  when insufficient_privilege then null;
end
$$;

-- `set role` needs a membership, which from PostgreSQL 16 on the creator of a role does not have but may grant.
do $$
declare
  name text;
  membership text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, name, membership) then
      begin
        execute format('grant %I to %I', name, current_user);
      exception when insufficient_privilege then
        raise exception 'The database user "%" may not act as the role "%".', current_user, name
          using errcode = 'insufficient_privilege',
            hint = format('Let a superuser run: grant anon, authenticated, service_role to %I;', current_user);
      end;
    end if;
  end loop;
end
$$;
