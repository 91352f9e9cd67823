-- How the panel lists and searches articles: drafts in their order, and any part of a title, an author or a slug.

create index otm_blog_articles_newest_drafts
  on public.otm_blog_articles (created_at desc, id desc) where not published;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The extension may have been in another schema before.
set local search_path = public, extensions;
create index otm_blog_articles_parts on public.otm_blog_articles
  using gin (lower(author) gin_trgm_ops, slug gin_trgm_ops);
create index otm_blog_article_content_parts on public.otm_blog_article_content
  using gin (lower(title) gin_trgm_ops);
set local search_path to default;

create function private.article_conditions(
  _published boolean, _created_at timestamptz, _id uuid, _newer boolean
) returns text
  language sql immutable set search_path = ''
  as $$
    select concat_ws(' and ', 'true',
      case when _published then 'published' when not _published then 'not published' end,
      case when _id is null then null when _newer then '(created_at, id) > ($2, $3)' else '(created_at, id) < ($2, $3)' end)
  $$;
comment on function private.article_conditions is
  'Articles with a status (null: any) beyond a place, as SQL with the place as $2 and $3: a statement is planned for
what is asked, and walks along the index that fits.';
revoke all on function private.article_conditions from public;

-- Under row-level security a search can't use its index, because `like` is not leakproof. So this looks as the owner,
-- after asking what the policies ask.
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
    wanted constant text := '%' || regexp_replace(lower(btrim(_search)), '([\\%_])', '\\\1', 'g') || '%';
    most constant integer := least(greatest(_limit, 1), 1000);
    nearby constant integer := 3 * most;
    -- One look into the index per article. Asked as `exists`, PostgreSQL may go through all titles first.
    matches constant text := '(slug like $1 or lower(author) like $1 or (
      select bool_or(lower(content.title) like $1) from public.otm_blog_article_content content
      where content.article_id = article.id
    ))';
    in_order constant text :=
      case when _newer then ' order by created_at, id' else ' order by created_at desc, id desc' end;
    passed integer;
    last_created_at timestamptz;
    last_id uuid;
    found_ids uuid[];
    further_ids uuid[];
  begin
    if not private.is_admin() then
      return;
    end if;
    if char_length(wanted) < 5 then
      -- The index holds parts of three letters. Two are soon found by going through the articles in their order.
      execute 'select array_agg(id) from (select id from public.otm_blog_articles article where ' || matches
        || ' and ' || private.article_conditions(_published, _created_at, _id, _newer) || in_order || ' limit $4) hit'
        into found_ids using wanted, _created_at, _id, most;
    else
      -- So is a common word, for which the index would name nearly every article: a few are looked at first.
      execute 'select array_agg(id) filter (where ' || matches || '), count(*),
          (array_agg(created_at))[count(*)], (array_agg(id))[count(*)]
        from (select id, created_at, slug, author from public.otm_blog_articles where '
        || private.article_conditions(_published, _created_at, _id, _newer) || in_order || ' limit $4) article'
        into found_ids, passed, last_created_at, last_id using wanted, _created_at, _id, nearby;
      if passed = nearby and coalesce(cardinality(found_ids), 0) < most then
        -- Materialized: the planner knows little of parts of words, and would look for the hits along the order.
        execute 'with hits as materialized (
            select id from public.otm_blog_articles where slug like $1 or lower(author) like $1
            union select article_id from public.otm_blog_article_content where lower(title) like $1
          ), further as materialized (
            select id, created_at from hits join public.otm_blog_articles article using (id)
            where ' || private.article_conditions(_published, last_created_at, last_id, _newer) || '
          )
          select array_agg(id) from (select id from further' || in_order || ' limit $4) hit'
          into further_ids using wanted, last_created_at, last_id, most;
      end if;
    end if;
    return query execute 'select * from public.otm_blog_articles where id = any ($1)' || in_order || ' limit $2'
      using found_ids || further_ids, most;
  end
  $$;
comment on function public.filter_articles is
  'The articles whose title in any language, author or slug holds a text, in capitals or not; for administrators, for
others none. Newest first, and with a status if one is given: those after the article that _created_at and _id name, or
with _newer those right before it, the nearest first. At most 1,000 at once.';
revoke all on function public.filter_articles from public, anon;
grant execute on function public.filter_articles to authenticated;
