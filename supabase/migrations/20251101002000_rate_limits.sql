-- Rate limit counts, shared by all servers.

create table private.rate_limits (
  bucket text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
comment on table private.rate_limits is
  'Recent uses by bucket, which is a hash of what is limited: no addresses are stored.';

create index rate_limits_expires_at_idx on private.rate_limits (expires_at);
alter table private.rate_limits enable row level security;

-- For the server's own role only.
create function public.take_rate(_bucket text, _most int, _seconds int) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    span constant interval := make_interval(secs => _seconds);
  begin
    delete from private.rate_limits where bucket in (
      select bucket from private.rate_limits
      where expires_at < clock_timestamp() and bucket <> _bucket limit 10 for update skip locked
    );
    -- The row lock serialises concurrent attempts.
    insert into private.rate_limits as held (bucket, hits, expires_at)
    values (_bucket, array[clock_timestamp()], clock_timestamp() + span)
    on conflict (bucket) do update
      set hits = array(select hit from unnest(held.hits) hit where hit > clock_timestamp() - span order by hit)
          || clock_timestamp(),
        expires_at = excluded.expires_at
      where (select count(*) from unnest(held.hits) hit where hit > clock_timestamp() - span) < _most;
    if found then
      return 0;
    end if;
    return (
      select greatest(1, ceil(extract(epoch from min(hit) + span - clock_timestamp())))::int
      from private.rate_limits held, unnest(held.hits) hit
      where held.bucket = _bucket and hit > clock_timestamp() - span
    );
  end
  $$;
comment on function public.take_rate(text, int, int) is
  'Counts one use of a bucket and gives 0, or gives the seconds until there may be another.';
revoke all on function public.take_rate(text, int, int) from public, anon, authenticated;
grant execute on function public.take_rate(text, int, int) to service_role;
