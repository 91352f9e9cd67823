-- An article is as new as its texts and questions: the editor's warning, the sitemap, feeds and cards go by updated_at.

create function private.move_article_on() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- What this transaction wrote itself is new already, and save_article answers with the very time of that. An
    -- article that somebody else is writing moves on by that; to wait for it could be to wait for each other.
    update public.otm_blog_articles set slug = slug
    where id in (
      select id from public.otm_blog_articles
      where id in (old.article_id, new.article_id) and xmin <> pg_current_xact_id()::xid
      for no key update skip locked
    );
    return null;
  end
  $$;
comment on function private.move_article_on() is 'Has set_updated_at move on the article that the row belongs to.';
revoke all on function private.move_article_on() from public;

create trigger move_article_on after insert or update or delete on public.otm_blog_article_content
  for each row execute function private.move_article_on();
create trigger move_article_on after insert or update or delete on public.otm_blog_article_faqs
  for each row execute function private.move_article_on();

-- With a deleted article its links to tags go first, and by then nobody knows any more that it was published.
create function private.announce_tags_of_article() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.announce_change('otm_blog_tags', tag_id), private.announce_change('otm_blog_tags')
    from public.otm_blog_article_tags where article_id = old.id;
    return old;
  end
  $$;
revoke all on function private.announce_tags_of_article() from public;

create trigger announce_tags before delete on public.otm_blog_articles
  for each row when (old.published) execute function private.announce_tags_of_article();

-- As before; and feeds are in the order in which articles were published, so that a change of that is one of the list.
create or replace function private.announce_article() returns trigger
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
    if was_shown and is_shown
      and (old.slug, old.created_at, old.published_at) is not distinct from (new.slug, new.created_at, new.published_at)
    then
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
