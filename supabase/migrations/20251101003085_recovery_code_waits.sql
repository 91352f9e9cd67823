-- Who tried too many recovery codes, or made too many sets of them, hears how long to wait: in seconds, as the detail of
-- the refusal, of which the server makes its Retry-After.

create or replace function private.count_recovery_try(person uuid) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    insert into private.rate_limits as held (bucket, hits, expires_at)
    values (
      private.recovery_bucket(person), array[clock_timestamp()], clock_timestamp() + interval '15 minutes'
    )
    on conflict (bucket) do update
      set hits = held.hits[cardinality(held.hits) - 3:] || clock_timestamp(), expires_at = excluded.expires_at
      where (
        select count(*) from unnest(held.hits) hit where hit > clock_timestamp() - interval '15 minutes'
      ) < 5;
    if not found then
      raise exception 'Too many wrong recovery codes' using errcode = 'PT429', hint = 'Try again in 15 minutes.',
        detail = (
          select private.seconds_until(min(hit) + interval '15 minutes')
          from private.rate_limits held, unnest(held.hits) hit
          where held.bucket = private.recovery_bucket(person)
            and hit > clock_timestamp() - interval '15 minutes'
        );
    end if;
  end
  $$;

create or replace function private.count_recovery_codes_made() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sets int;
    first_made timestamptz;
  begin
    select count(*), min(newest.created_at) into sets, first_made from (
      select created_at from private.audit_log
      where deed = 'recovery-codes-made' and account_id in (select user_id from made)
        and created_at > now() - interval '1 hour'
      order by created_at desc
      limit 10
    ) newest;
    if sets = 10 then
      raise exception 'Too many recovery codes' using errcode = 'PT429', hint = 'Try again in an hour.',
        detail = private.seconds_until(first_made + interval '1 hour');
    end if;
    return null;
  end
  $$;

create function private.seconds_until(moment timestamptz) returns text
  language sql volatile set search_path = ''
  as $$
    select greatest(1, ceil(extract(epoch from moment - clock_timestamp())))::int::text;
  $$;
comment on function private.seconds_until(timestamptz) is 'How long to wait for that moment: whole seconds, and one at least.';
revoke all on function private.seconds_until(timestamptz) from public;
