-- A rehearsal compares where addresses lead that pages had before.

create function public.list_former_paths() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(former.path, present.path), '{}')
    from private.former_addresses former join private.addresses present using (kind, id)
    where present.is_live
  $$;
comment on function public.list_former_paths() is
  'The Dutch paths of today''s pages by the ones that they have had. For the server alone.';
revoke all on function public.list_former_paths() from public, anon, authenticated;
grant execute on function public.list_former_paths() to service_role;
