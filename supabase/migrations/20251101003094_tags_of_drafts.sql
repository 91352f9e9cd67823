-- Whether a visitor sees a tag was asked of its articles one by one: of a tag that ten thousand drafts carry, ten
-- thousand times.
create function private.has_published_articles(_tag_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  begin atomic
    select exists (select from private.tagged_articles where tag_id = _tag_id);
  end;
comment on function private.has_published_articles(uuid) is 'Whether a published article carries this tag.';
revoke all on function private.has_published_articles(uuid) from public;
grant execute on function private.has_published_articles(uuid) to anon, authenticated;

alter policy "anyone reads the tags that published articles carry" on public.otm_blog_tags
  using (private.has_published_articles(id));
