-- Triggers of updated_at and published_at. A stale save is rejected, so that concurrent editors don't overwrite each
-- other.

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
    new.published_at = now();
    return new;
  end
  $$;
revoke all on function private.set_published_at() from public;

-- Runs when an update changes updated_at. Updates without it pass; set_updated_at, which sorts later, sets it.
create function private.reject_stale_write() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'This was changed by somebody else in the meantime'
      using errcode = 'PT409', hint = 'Nothing was saved. Load it again and repeat your changes.';
  end
  $$;
revoke all on function private.reject_stale_write() from public;
