-- Of what a title is looked for by, words that most titles have cost most and find least: the index of parts goes
-- through all that have them. Which these are is seen from the nearest articles, which are looked at anyway.

create function private.title_condition(_part text, _nearby text[]) returns text
  language sql stable set search_path = ''
  as $$
    with word as (
      select distinct '%' || word || '%' as pattern from regexp_split_to_table(_part, '\s+') as word
      where word ~ '\w{3}' limit 20
    ),
    judged as (
      select pattern, (select count(*) from unnest(_nearby) as texts where texts like pattern) * 4
        > cardinality(_nearby) as is_common
      from word
    )
    select case
      when bool_or(is_common) and not bool_and(is_common) then
        -- What is joined to nothing is no text of the index: the whole is only compared.
        string_agg(format('lower(title) like %L', pattern), ' and ' order by pattern) filter (where not is_common)
          || ' and lower(title) || '''' like $1'
      else 'lower(title) like $1'
    end
    from judged
  $$;
comment on function private.title_condition is
  'Titles that hold a part (escaped for `like`; with signs around it, as $1), as SQL: found by those of its words that
less than a quarter of the nearby articles'' texts have, if the others are more common.';
revoke all on function private.title_condition from public;

create or replace function public.filter_articles(
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
    part constant text := regexp_replace(lower(btrim(_search)), '([\\%_])', '\\\1', 'g');
    wanted constant text := '%' || part || '%';
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
    nearby_titles text[];
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
      execute 'select array_agg(id) filter (where slug like $1 or lower(author) like $1 or titles like $1), count(*),
          (array_agg(created_at))[count(*)], (array_agg(id))[count(*)], array_agg(titles)
        from (
          select id, created_at, slug, author, (
            -- Nobody looks for what stands between them.
            select string_agg(lower(content.title), e''\x01'') from public.otm_blog_article_content content
            where content.article_id = article.id
          ) as titles
          from (select id, created_at, slug, author from public.otm_blog_articles where '
        || private.article_conditions(_published, _created_at, _id, _newer) || in_order || ' limit $4) article
        ) article'
        into found_ids, passed, last_created_at, last_id, nearby_titles using wanted, _created_at, _id, nearby;
      if passed = nearby and coalesce(cardinality(found_ids), 0) < most then
        -- Materialized: the planner knows little of parts of words, and would look for the hits along the order.
        execute 'with hits as materialized (
            select id from public.otm_blog_articles where slug like $1 or lower(author) like $1
            union select article_id from public.otm_blog_article_content where '
          || private.title_condition(part, nearby_titles) || '
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
