-- The panel's search for articles: any part of a title, an author or a slug.

create extension if not exists pg_trgm with schema extensions;

-- The extension may have been in another schema before.
set local search_path = public, extensions;
create index otm_blog_article_content_parts on public.otm_blog_article_content
  using gin (lower(title) gin_trgm_ops);
set local search_path to default;

-- Definer, after asking what the policies ask: under row-level security `like`, which is not leakproof, can't use the
-- index. Written as text, so that the statement is planned for its pattern: a common one is met on a walk in the order
-- of the list, a rare one by the index.
create function public.filter_articles(
  _search text,
  _published boolean default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _newer boolean default false,
  _limit integer default 30
) returns setof public.otm_blog_articles
  language plpgsql stable security definer rows 30 set search_path = ''
  as $$
  declare
    pattern constant text := '%' || regexp_replace(lower(btrim(_search)), '([\\%_])', '\\\1', 'g') || '%';
    place constant text := concat_ws(' and ', 'true',
      case when _published is not null then 'published = $2' end,
      case when _id is null then null when _newer then '(created_at, id) > ($3, $4)' else '(created_at, id) < ($3, $4)' end);
    in_order constant text := case when _newer then 'created_at, id' else 'created_at desc, id desc' end;
  begin
    if not private.is_admin() then
      return;
    end if;
    return query execute format('
      select * from public.otm_blog_articles where id in (
        (select id from public.otm_blog_articles
          where (slug like $1 or lower(author) like $1) and %1$s order by %2$s limit $5)
        union all
        (select id from public.otm_blog_article_content join public.otm_blog_articles on id = article_id
          where lower(title) like $1 and %1$s order by %2$s limit 2 * $5)
      ) order by %2$s limit $5', place, in_order)
      using pattern, _published, _created_at, _id, least(greatest(_limit, 1), 1000);
  end
  $$;
comment on function public.filter_articles is
  'The articles whose title in any language, author or slug holds a text, in capitals or not; for administrators, for
others none. Newest first, and with a status if one is given: those after the article that _created_at and _id name, or
with _newer those right before it, the nearest first. At most 1,000 at once.';
revoke all on function public.filter_articles from public, anon;
grant execute on function public.filter_articles to authenticated;
