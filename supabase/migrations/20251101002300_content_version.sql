-- Each transaction that changes public content increments one version. The server renders cached pages of an older
-- version again.

create table private.content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 1
);
comment on table private.content_version is 'One row: how many transactions have changed public content.';
alter table private.content_version enable row level security;

create table private.content_changes (xid xid8 primary key default pg_current_xact_id());
comment on table private.content_changes is
  'The transactions in progress that changed public content; each deletes its row when it commits.';
alter table private.content_changes enable row level security;
revoke all on private.content_version, private.content_changes from public, anon, authenticated;

create function private.record_content_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into private.content_changes default values on conflict do nothing;
    return null;
  end
  $$;
comment on function private.record_content_change() is 'The trigger of each table that public pages show.';
revoke all on function private.record_content_change() from public;

create function private.increment_content_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from private.content_changes where xid = new.xid;
    -- Versions first, whatever was changed first: with one order for all transactions none can deadlock.
    perform private.record_versions(new.xid);
    insert into private.content_version default values
    on conflict (is_only) do update set version = content_version.version + 1;
    return null;
  end
  $$;
revoke all on function private.increment_content_version() from public;

-- Deferred to the commit, when the transaction needs no other lock: contention for this row can't deadlock.
create constraint trigger increment_content_version after insert on private.content_changes
  deferrable initially deferred
  for each row execute function private.increment_content_version();
-- Loading a dump disables ordinary triggers.
alter table private.content_changes enable always trigger increment_content_version;

do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'otm_blog_tags', 'otm_blog_articles', 'otm_blog_article_content', 'otm_blog_article_faqs', 'otm_blog_article_tags',
    'otm_blog_article_slugs', 'otm_homepage_featured_articles', 'otm_about_us_content', 'otm_team_members',
    'otm_download_pages', 'otm_download_page_content', 'otm_download_page_slugs', 'otm_pages',
    'otm_page_content', 'otm_page_tags', 'otm_page_slugs', 'otm_homepage_cases', 'otm_site_texts'
  ] loop
    execute format('create trigger record_content_change after insert or update or delete or truncate on public.%I
      for each statement execute function private.record_content_change()', content_table);
    execute format('alter table public.%I enable always trigger record_content_change', content_table);
  end loop;
end
$$;

-- What is merely uploaded is on no page yet.
create trigger record_content_change
  after delete or truncate or update of hash, alt_nl, alt_en, is_decorative, focal_x, focal_y on public.otm_media
  for each statement execute function private.record_content_change();
alter table public.otm_media enable always trigger record_content_change;

create function public.content_version() returns bigint
  language sql stable security definer set search_path = ''
  as $$ select coalesce((select version from private.content_version), 0) $$;
comment on function public.content_version() is 'A number that is higher after each transaction that changed public content.';
revoke all on function public.content_version() from public, anon, authenticated;
grant execute on function public.content_version() to anon, authenticated, service_role;
