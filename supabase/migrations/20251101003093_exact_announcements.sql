-- Pages are made anew for what they show alone: who is not active on the team, and a draft that is featured, is on none.

create function private.announce_team_member() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if coalesce(old.active, false) or coalesce(new.active, false) then
      perform private.announce_change('otm_team_members');
    end if;
    return null;
  end
  $$;
revoke all on function private.announce_team_member() from public;

create or replace trigger announce after insert or update or delete on public.otm_team_members
  for each row execute function private.announce_team_member();
alter table public.otm_team_members enable always trigger announce;

-- Of an article that is gone by now nobody can tell any more whether it was published.
create function private.announce_featured() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (
      select from unnest(array[old.article_id, new.article_id]) as featured
      where featured is not null
        and not exists (select from public.otm_blog_articles where id = featured and not published)
    ) then
      perform private.announce_change('otm_homepage_featured_articles');
    end if;
    return null;
  end
  $$;
revoke all on function private.announce_featured() from public;

create or replace trigger announce after insert or update or delete on public.otm_homepage_featured_articles
  for each row execute function private.announce_featured();
alter table public.otm_homepage_featured_articles enable always trigger announce;
