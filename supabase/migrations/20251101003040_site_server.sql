-- A Supabase project has a database, and this site's server stands elsewhere. What the server does by itself, for
-- nobody who is signed in, it asks for here with the project's secret key: these functions are for that role alone.
-- Sending mails is one of them (migration 2350).

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
    -- Many at once queue at the row, and each sees what those before it have left.
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

create function public.delete_expired(_leads_before timestamptz, _mails_before timestamptz) returns jsonb
  language sql security definer set search_path = ''
  as $$
    with messages as (
      delete from public.otm_contact_subm_vlotwerk where id in (
        select id from public.otm_contact_subm_vlotwerk where created_at < _leads_before
        order by created_at limit 500 for update skip locked
      ) returning 1
    ), requests as (
      delete from public.otm_download_submissions where id in (
        select id from public.otm_download_submissions where created_at < _leads_before
        order by created_at limit 500 for update skip locked
      ) returning 1
    ), mails as (
      delete from private.mail_outbox where id in (
        select id from private.mail_outbox where created_at < _mails_before and state <> 'queued'
        order by created_at limit 500 for update skip locked
      ) returning 1
    )
    select jsonb_build_object(
      'leads', (select count(*) from messages) + (select count(*) from requests),
      'mails', (select count(*) from mails)
    )
  $$;
comment on function public.delete_expired(timestamptz, timestamptz) is
  'Deletes messages, requests and sent mails of before these moments, 500 of each at most; gives how many.';

create table private.file_link_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);
comment on table private.file_link_key is
  'One row: what links to files are signed with where server and functions of the site have nothing else in common.';
alter table private.file_link_key enable row level security;

create function public.file_link_key() returns text
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Three random UUIDs hold 366 random bits.
    insert into private.file_link_key (key)
    select sha256(string_agg(uuid_send(gen_random_uuid()), '')) from generate_series(1, 3)
    on conflict (is_only) do nothing;
    return (select encode(key, 'hex') from private.file_link_key);
  end
  $$;
comment on function public.file_link_key() is
  'The key of links to files, in hexadecimal digits, made with the first call. Without its row all links end.';

revoke all on function
  public.take_rate(text, int, int), public.delete_expired(timestamptz, timestamptz), public.file_link_key()
from public, anon, authenticated;
grant execute on function
  public.take_rate(text, int, int), public.delete_expired(timestamptz, timestamptz), public.file_link_key()
to service_role;

-- Which object of the bucket a link opens.
grant select on public.otm_download_files to service_role;
