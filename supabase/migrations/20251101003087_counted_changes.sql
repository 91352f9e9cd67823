-- Where nobody can listen, what is announced is what is counted: emptied tables too, and drafts no more.

create or replace function private.announce_change(_table text default null, _id uuid default null) returns void
  language sql set search_path = ''
  as $$
    select pg_catalog.set_config('private.announced_in', pg_catalog.pg_current_xact_id()::text, true),
      pg_catalog.pg_notify('content_changes', pg_catalog.concat_ws(' ', _table, _id))
  $$;

create or replace function private.count_content_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    transaction constant text := pg_current_xact_id()::text;
  begin
    if current_setting('private.announced_in', true) = transaction
      and current_setting('private.counted_in', true) is distinct from transaction
    then
      perform set_config('private.counted_in', transaction, true);
      insert into private.content_version default values
      on conflict (is_only) do update set version = content_version.version + 1;
    end if;
    return null;
  end
  $$;

-- Loading a dump switches ordinary triggers off, and what it brings is shown all the same.
do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'otm_blog_articles', 'otm_blog_article_content', 'otm_blog_article_faqs', 'otm_blog_article_tags', 'otm_blog_tags',
    'otm_homepage_featured_articles', 'otm_about_us_content', 'otm_team_members',
    'otm_download_pages', 'otm_download_page_content'
  ] loop
    -- By their names the announcement comes first.
    execute format('create trigger count_truncate after truncate on public.%I
      for each statement execute function private.count_content_change()', content_table);
    execute format('alter table public.%I
      enable always trigger announce, enable always trigger announce_truncate,
      enable always trigger count_change, enable always trigger count_truncate', content_table);
  end loop;
end
$$;
alter table public.otm_blog_articles enable always trigger announce_tags;
