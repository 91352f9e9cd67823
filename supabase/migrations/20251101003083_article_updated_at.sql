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
