-- Triggers of updated_at and published_at. A stale save is rejected, so that concurrent editors don't overwrite each
-- other.

-- Dates outside this range break what reads them: JavaScript has no infinite date, and none after the year 275760.
create function private.is_plausible_time(at timestamptz) returns boolean
  language sql immutable set search_path = ''
  as $$ select at >= '1970-01-01T00:00:00Z' and at < '2200-01-01T00:00:00Z' $$;
comment on function private.is_plausible_time(timestamptz) is 'Whether this is in the years from 1970 to 2199, so not infinite.';
-- A check constraint runs as the writing role, which needs execute on the function but no usage of this schema.
revoke all on function private.is_plausible_time(timestamptz) from public;
grant execute on function private.is_plausible_time(timestamptz) to anon, authenticated, service_role;

create function private.set_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    -- Always later than before, also on a coarse clock: this value detects a stale save.
    new.updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    return new;
  end
  $$;
revoke all on function private.set_updated_at() from public;

create function private.set_published_at() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    -- What is stored as published, with the date that it has elsewhere, was public since.
    new.published_at = case tg_op when 'INSERT' then new.created_at else now() end;
    return new;
  end
  $$;
revoke all on function private.set_published_at() from public;

-- Runs when an update changes updated_at. Updates without it pass; set_updated_at, which sorts later, sets it. Runs also
-- when an insert names a version that no row can have yet.
create function private.reject_stale_write() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'This was changed by somebody else in the meantime'
      using errcode = 'PT409', hint = 'Nothing was saved. Load it again and repeat your changes.';
  end
  $$;
revoke all on function private.reject_stale_write() from public;
