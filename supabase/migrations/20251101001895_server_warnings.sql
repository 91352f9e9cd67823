-- What a server noticed about its own settings or surroundings and cannot mend itself, for administrators to read on the
-- overview. Its log has the same.

create table private.server_warnings (
  name text primary key constraint server_warnings_are_known check (name in ('mail-server', 'proxy')),
  -- No personal data: mail addresses are redacted before.
  detail text not null constraint server_warnings_name_nobody check (detail not like '%@%' and length(detail) <= 300),
  seen_at timestamptz not null default now()
);
comment on table private.server_warnings is 'What servers noticed last, one row per kind; cleared when it is mended.';
alter table private.server_warnings enable row level security;
revoke all on private.server_warnings from public, anon, authenticated, service_role;

create function public.report_server_warning(_name text, _detail text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if _detail is null then
      delete from private.server_warnings where name = _name;
      return;
    end if;
    insert into private.server_warnings (name, detail) values (_name, left(_detail, 300))
    on conflict (name) do update set detail = excluded.detail, seen_at = now();
  end
  $$;
comment on function public.report_server_warning(text, text) is
  'Stores what a server noticed, with the time; without a detail it is mended.';
revoke all on function public.report_server_warning(text, text) from public, anon, authenticated;
grant execute on function public.report_server_warning(text, text) to service_role;

create function public.list_server_warnings() returns table (name text, detail text, seen_at timestamptz)
  language sql stable security definer rows 2 set search_path = ''
  as $$
    select name, detail, seen_at from private.server_warnings
    where (select private.is_admin())
      -- A proxy is noticed again every hour.
      and (name <> 'proxy' or seen_at > now() - interval '1 day')
    order by name
  $$;
comment on function public.list_server_warnings() is
  'What servers noticed and what is not mended yet, for administrators; of proxies within the last day.';
revoke all on function public.list_server_warnings() from public, anon, authenticated;
grant execute on function public.list_server_warnings() to authenticated;
