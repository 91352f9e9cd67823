-- What visitors see is kept in memory as whole pages. Each change of it is announced when it is committed, so that
-- exactly the pages that show it are made anew.
--
-- The channel `content_changes` carries 'table id' (a row, or a part of it), 'table' (which rows there are, or their
-- order), or nothing at all (anything may have changed). A draft is announced by nobody.

create function private.announce_change(_table text default null, _id uuid default null) returns void
  language sql set search_path = ''
  as $$ select pg_catalog.pg_notify('content_changes', pg_catalog.concat_ws(' ', _table, _id)) $$;
revoke all on function private.announce_change(text, uuid) from public;

create function private.announce_everything() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.announce_change();
    return null;
  end
  $$;
revoke all on function private.announce_everything() from public;

-- A table of which pages show all that a visitor may see.
create function private.announce_table() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.announce_change(tg_table_name);
    return null;
  end
  $$;
revoke all on function private.announce_table() from public;

-- Articles

create function private.is_published(_article_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.otm_blog_articles where id = _article_id and published) $$;
revoke all on function private.is_published(uuid) from public;

create function private.announce_article() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed_id constant uuid := coalesce(new.id, old.id);
    was_shown constant boolean := coalesce(old.published, false);
    is_shown constant boolean := coalesce(new.published, false);
  begin
    if not (was_shown or is_shown) then
      return null;
    end if;
    perform private.announce_change('otm_blog_articles', changed_id);
    if was_shown and is_shown and (old.slug, old.created_at) = (new.slug, new.created_at) then
      return null;
    end if;
    perform private.announce_change('otm_blog_articles');
    if was_shown <> is_shown then
      if exists (select from public.otm_homepage_featured_articles where article_id = changed_id) then
        perform private.announce_change('otm_homepage_featured_articles');
      end if;
      perform private.announce_change('otm_blog_tags', tag_id), private.announce_change('otm_blog_tags')
      from public.otm_blog_article_tags where article_id = changed_id;
    end if;
    return null;
  end
  $$;
revoke all on function private.announce_article() from public;

create function private.announce_article_part() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.announce_change('otm_blog_articles', article_id)
    from unnest(array[old.article_id, new.article_id]) as article_id
    where private.is_published(article_id);
    return null;
  end
  $$;
revoke all on function private.announce_article_part() from public;

create function private.announce_article_tag() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.announce_change('otm_blog_articles', link.article_id),
      private.announce_change('otm_blog_tags', link.tag_id), private.announce_change('otm_blog_tags')
    from (values (old.article_id, old.tag_id), (new.article_id, new.tag_id)) as link (article_id, tag_id)
    where private.is_published(link.article_id);
    return null;
  end
  $$;
revoke all on function private.announce_article_tag() from public;

-- A tag that many articles carry is on too many pages to name them.
create function private.announce_tag() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    carriers uuid[] := array(
      select article_id from public.otm_blog_article_tags where tag_id = new.id limit 1001
    );
  begin
    if cardinality(carriers) > 1000 then
      perform private.announce_change();
    else
      perform private.announce_change('otm_blog_articles', article_id)
      from unnest(carriers) as article_id where private.is_published(article_id);
      perform private.announce_change('otm_blog_tags', new.id), private.announce_change('otm_blog_tags');
    end if;
    return null;
  end
  $$;
revoke all on function private.announce_tag() from public;

create trigger announce after insert or update or delete on public.otm_blog_articles
  for each row execute function private.announce_article();
create trigger announce after insert or update or delete on public.otm_blog_article_content
  for each row execute function private.announce_article_part();
create trigger announce after insert or update or delete on public.otm_blog_article_faqs
  for each row execute function private.announce_article_part();
create trigger announce after insert or update or delete on public.otm_blog_article_tags
  for each row execute function private.announce_article_tag();
create trigger announce after update on public.otm_blog_tags
  for each row execute function private.announce_tag();
create trigger announce after insert or update or delete on public.otm_homepage_featured_articles
  for each row execute function private.announce_table();

-- About

create trigger announce after insert or update or delete on public.otm_about_us_content
  for each statement execute function private.announce_table();
create trigger announce after insert or update or delete on public.otm_team_members
  for each statement execute function private.announce_table();

-- Download pages

create function private.announce_download_page() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was_shown constant boolean := coalesce(old.active, false);
    is_shown constant boolean := coalesce(new.active, false);
  begin
    if not (was_shown or is_shown) then
      return null;
    end if;
    perform private.announce_change('otm_download_pages', coalesce(new.id, old.id));
    if was_shown <> is_shown or (old.slug, old.created_at) is distinct from (new.slug, new.created_at) then
      perform private.announce_change('otm_download_pages');
    end if;
    return null;
  end
  $$;
revoke all on function private.announce_download_page() from public;

create function private.announce_download_page_content() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.announce_change('otm_download_pages', page.id)
    from public.otm_download_pages page
    where page.id in (old.page_id, new.page_id) and page.active;
    return null;
  end
  $$;
revoke all on function private.announce_download_page_content() from public;

create trigger announce after insert or update or delete on public.otm_download_pages
  for each row execute function private.announce_download_page();
create trigger announce after insert or update or delete on public.otm_download_page_content
  for each row execute function private.announce_download_page_content();

-- Where nobody can listen (a hosted project), the version is asked for every other second.

create table private.content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 1
);
comment on table private.content_version is 'One row: how many transactions have changed what the site shows.';
alter table private.content_version enable row level security;
insert into private.content_version default values;

-- Deferred to the end of the transaction, where nothing else can be waited for any more: saves that meet at this one
-- row wait for each other for a moment, and never for ever.
create function private.count_content_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if current_setting('private.counted_in', true) is distinct from pg_current_xact_id()::text then
      perform set_config('private.counted_in', pg_current_xact_id()::text, true);
      insert into private.content_version default values
      on conflict (is_only) do update set version = content_version.version + 1;
    end if;
    return null;
  end
  $$;
revoke all on function private.count_content_change() from public;

do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'otm_blog_articles', 'otm_blog_article_content', 'otm_blog_article_faqs', 'otm_blog_article_tags', 'otm_blog_tags',
    'otm_homepage_featured_articles', 'otm_about_us_content', 'otm_team_members',
    'otm_download_pages', 'otm_download_page_content'
  ] loop
    execute format('create trigger announce_truncate after truncate on public.%I
      for each statement execute function private.announce_everything()', content_table);
    execute format('create constraint trigger count_change after insert or update or delete on public.%I
      deferrable initially deferred for each row execute function private.count_content_change()', content_table);
  end loop;
end
$$;

create function public.content_version() returns bigint
  language sql stable security definer set search_path = ''
  as $$ select coalesce((select version from private.content_version), 0) $$;
comment on function public.content_version() is 'A number that differs after each change of what the site shows.';
revoke all on function public.content_version() from public, anon, authenticated;
grant execute on function public.content_version() to anon, authenticated;
