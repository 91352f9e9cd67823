-- How much a person stores: uploads, and versions of articles, pages and texts of the site. What was written counts,
-- also when it is deleted again; an access token counts as its person. The server's own role is not limited.

create table private.storage_limits (
  is_only boolean primary key default true check (is_only),
  mb_per_hour int not null,
  mb_per_day int not null,
  versions_per_hour int not null,
  versions_per_day int not null
);
comment on table private.storage_limits is 'One row, which the server writes from its settings at each start.';
alter table private.storage_limits enable row level security;
revoke all on private.storage_limits from public, anon, authenticated;

create function public.set_storage_limits(
  _mb_per_hour int, _mb_per_day int, _versions_per_hour int, _versions_per_day int
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted constant private.storage_limits :=
      row (true, _mb_per_hour, _mb_per_day, _versions_per_hour, _versions_per_day);
  begin
    -- A start on a full disk writes nothing.
    if exists (select from private.storage_limits held where held = wanted) then return; end if;
    insert into private.storage_limits select wanted.* on conflict (is_only) do update
      set mb_per_hour = _mb_per_hour, mb_per_day = _mb_per_day,
        versions_per_hour = _versions_per_hour, versions_per_day = _versions_per_day;
  end
  $$;
comment on function public.set_storage_limits(int, int, int, int) is
  'Sets how much a person stores within an hour and a day: in MB, and in versions.';
revoke all on function public.set_storage_limits(int, int, int, int) from public, anon, authenticated;
grant execute on function public.set_storage_limits(int, int, int, int) to service_role;

create table private.stored_bytes (
  person uuid not null references auth.users on delete cascade,
  hour timestamptz not null,
  bytes bigint not null,
  versions int not null,
  primary key (person, hour)
);
comment on table private.stored_bytes is 'What each person stored in each hour of the last two days.';
create index stored_bytes_hour on private.stored_bytes (hour);
alter table private.stored_bytes enable row level security;
revoke all on private.stored_bytes from public, anon, authenticated;

create function private.exceeded_storage_limit(_person uuid, _bytes bigint, _versions int)
  returns table (setting text, most int, seconds int)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select limited.setting, limited.most,
      ceil(extract(epoch from last.hour + limited.span - clock_timestamp()))::int as seconds
    from private.storage_limits limits
    cross join lateral (values
      ('STORED_MB_PER_HOUR', limits.mb_per_hour, interval '1 hour', true),
      ('STORED_MB_PER_DAY', limits.mb_per_day, interval '24 hours', true),
      ('VERSIONS_PER_HOUR', limits.versions_per_hour, interval '1 hour', false),
      ('VERSIONS_PER_DAY', limits.versions_per_day, interval '24 hours', false)
    ) limited (setting, most, span, is_of_bytes)
    cross join lateral (
      -- The last hour that must be over for this to fit.
      select max(since.hour) as hour
      from (
        select counted.hour, sum(counted.amount) over (order by counted.hour desc) as amount
        from (
          select held.hour, case when limited.is_of_bytes then held.bytes else held.versions end as amount
          from private.stored_bytes held where held.person = _person
          union all
          select date_trunc('hour', clock_timestamp(), 'UTC'),
            case when limited.is_of_bytes then _bytes else _versions end
        ) counted
        where counted.hour > date_trunc('hour', clock_timestamp(), 'UTC') - limited.span
      ) since
      where since.amount > case when limited.is_of_bytes then limited.most * 1000000::bigint else limited.most end
    ) last
    where last.hour is not null
    order by seconds desc limit 1
  $$;
comment on function private.exceeded_storage_limit(uuid, bigint, int) is
  'The limit that keeps a person from storing this now, and the seconds until it does no longer; no row when there is none.';
revoke all on function private.exceeded_storage_limit(uuid, bigint, int) from public;

create function private.take_storage(_person uuid, _bytes bigint, _versions int)
  returns table (setting text, most int, seconds int)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  begin
    if _person is null then return; end if;
    -- Serialises what one person stores, so that the second of two counts the first.
    perform pg_advisory_xact_lock(hashtextextended('private.stored_bytes ' || _person, 0));
    return query select * from private.exceeded_storage_limit(_person, _bytes, _versions);
    if found then return; end if;
    insert into private.stored_bytes as held (person, hour, bytes, versions)
    select users.id, date_trunc('hour', clock_timestamp(), 'UTC'), _bytes, _versions
    from auth.users where users.id = _person
    on conflict (person, hour) do update
      set bytes = held.bytes + excluded.bytes, versions = held.versions + excluded.versions;
  end
  $$;
comment on function private.take_storage(uuid, bigint, int) is
  'Counts what a person is about to store, or gives the limit that this exceeds, and the seconds until there is room.';
revoke all on function private.take_storage(uuid, bigint, int) from public;

create function private.count_stored_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    exceeded record;
    bytes bigint;
  begin
    if auth.uid() is null then return null; end if;
    if tg_table_name = 'otm_site_text_versions' then bytes := octet_length(new.text);
    else bytes := octet_length(new.document::text);
    end if;
    select * from private.take_storage(auth.uid(), bytes, 1) into exceeded;
    if found then
      raise exception 'A person can store % % within %', exceeded.most,
        case when exceeded.setting like 'STORED%' then 'MB of files and versions' else 'versions' end,
        case when exceeded.setting like '%HOUR' then 'an hour' else 'a day' end
        using errcode = 'PT429', detail = exceeded.seconds::text, hint = exceeded.setting;
    end if;
    return null;
  end
  $$;
comment on function private.count_stored_version() is
  'Counts a version for whoever saved it, or rejects the transaction: PT429 with the setting as the hint, and as the detail '
  'the seconds until there is room.';
revoke all on function private.count_stored_version() from public;

-- Deferred, so that the lock of the person is the last one of a transaction: two can't wait for each other.
create constraint trigger count_stored after insert on public.otm_versions
  deferrable initially deferred for each row execute function private.count_stored_version();
create constraint trigger count_stored after insert on public.otm_site_text_versions
  deferrable initially deferred for each row execute function private.count_stored_version();
