-- Who sees leads: administrators, and editors once an administrator lets them.

create table private.lead_access (
  is_only boolean primary key default true check (is_only),
  editors boolean not null default false
);
comment on table private.lead_access is 'One row, or none: whether editors see leads.';
alter table private.lead_access enable row level security;
revoke all on private.lead_access from public, anon, authenticated;

create function private.sees_leads() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.is_admin() or private.is_editor() and exists (select from private.lead_access where editors);
  $$;
comment on function private.sees_leads() is
  'Whether the caller reads and handles leads: an administrator, or an editor when leads are opened to them.';
revoke all on function private.sees_leads() from public;
grant execute on function private.sees_leads() to authenticated;

create function public.set_lead_access(_editors boolean) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_admin();
    insert into private.lead_access as held (editors) values (coalesce(_editors, false))
    on conflict (is_only) do update set editors = excluded.editors where held.editors <> excluded.editors;
    if found then
      perform private.record_event(case when _editors then 'leads-opened' else 'leads-closed' end);
    end if;
  end
  $$;
comment on function public.set_lead_access(boolean) is 'Opens leads to editors, or closes them; for administrators.';
revoke all on function public.set_lead_access(boolean) from public, anon, authenticated;
grant execute on function public.set_lead_access(boolean) to authenticated;
