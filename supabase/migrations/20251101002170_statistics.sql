-- What is read: counts per day and page, and nothing about who reads. Days are those of Amsterdam.

create table private.page_views (
  day date not null,
  path text not null
    constraint path_length check (char_length(path) <= 300),
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  views integer not null,
  visitors integer not null,
  arrivals integer not null,
  read_25 integer not null,
  read_50 integer not null,
  read_75 integer not null,
  read_100 integer not null,
  primary key (day, path, language)
);
comment on table private.page_views is
  'A row per day, page (by its Dutch path) and language. Not in a schema of the API, so that no role reaches the table there.';
comment on column private.page_views.visitors is 'Who saw this page that day, each counted once.';
comment on column private.page_views.arrivals is 'Those of them whose first page of the site it was that day.';
comment on column private.page_views.read_25 is 'Views in which so many per cent of the text was shown, or more.';

-- Two tables, because a year of all origins of all pages is too much to add up for every list.
create table private.page_origins (
  path text not null,
  day date not null,
  language text not null,
  origin text not null
    constraint origin_length check (char_length(origin) <= 100),
  views integer not null,
  primary key (path, day, language, origin)
);
comment on table private.page_origins is
  'Where readers of a page came from: a host, a campaign, "" for none known, "/" for this site, "*" for all beyond a limit or not to be named.';
create index page_origins_day on private.page_origins using brin (day);

create table private.site_origins (
  day date not null,
  language text not null,
  origin text not null,
  views integer not null,
  primary key (day, language, origin)
);
comment on table private.site_origins is 'The sums of page_origins over all pages.';

create table private.empty_searches (
  day date not null,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  query text not null
    constraint query_length check (char_length(query) <= 60),
  times integer not null,
  primary key (day, language, query)
);
comment on table private.empty_searches is 'What visitors searched for and did not find; one visitor''s repetitions of a day count once.';

alter table private.page_views enable row level security;
alter table private.page_origins enable row level security;
alter table private.site_origins enable row level security;
alter table private.empty_searches enable row level security;
revoke all on private.page_views, private.page_origins, private.site_origins, private.empty_searches
  from public, anon, authenticated, service_role;

create function private.page_path(_kind text, _slug text) returns text
  language sql immutable set search_path = ''
  as $$ select case _kind when 'page' then '/' else '/' || _kind || 's/' end || _slug $$;
comment on function private.page_path(text, text) is 'The Dutch path of a page.';
revoke all on function private.page_path(text, text) from public;

create function public.list_counted_pages() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select '/insights/' || slug from public.otm_blog_articles where published
    union all
    select '/insights/tag/' || slug from public.otm_blog_tags
    union all
    select '/download/' || slug from public.otm_download_pages where active
    union all
    select private.page_path(kind, slug) from public.otm_pages where published
    union all
    select distinct '/' || kind || 's' from public.otm_pages where published and kind <> 'page'
  $$;
comment on function public.list_counted_pages() is
  'The Dutch paths of the pages that the database holds; for the server''s own role alone.';
revoke all on function public.list_counted_pages() from public, anon, authenticated;
grant execute on function public.list_counted_pages() to service_role;

create function public.record_statistics(_views jsonb, _searches jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    with counted as materialized (
      select * from jsonb_to_recordset(_views) as row (
        day date, path text, language text, origin text, views integer, visitors integer, arrivals integer,
        read_25 integer, read_50 integer, read_75 integer, read_100 integer
      )
    ),
    pages as (
      insert into private.page_views as held
      select day, path, language, sum(views), sum(visitors), sum(arrivals),
        sum(read_25), sum(read_50), sum(read_75), sum(read_100)
      from counted
      group by day, path, language
      -- In order: two instances can't deadlock.
      order by day, path, language
      on conflict (day, path, language) do update set
        views = held.views + excluded.views,
        visitors = held.visitors + excluded.visitors,
        arrivals = held.arrivals + excluded.arrivals,
        read_25 = held.read_25 + excluded.read_25,
        read_50 = held.read_50 + excluded.read_50,
        read_75 = held.read_75 + excluded.read_75,
        read_100 = held.read_100 + excluded.read_100
    ),
    of_pages as (
      insert into private.page_origins as held
      select path, day, language, origin, views from counted
      where views > 0
      order by path, day, language, origin
      on conflict (path, day, language, origin) do update set views = held.views + excluded.views
    ),
    of_site as (
      insert into private.site_origins as held
      select day, language, origin, sum(views) from counted
      where views > 0
      group by day, language, origin
      order by day, language, origin
      on conflict (day, language, origin) do update set views = held.views + excluded.views
    )
    insert into private.empty_searches as held
    select day, language, query, times
    from jsonb_to_recordset(_searches) as row (day date, language text, query text, times integer)
    order by day, language, query
    on conflict (day, language, query) do update set times = held.times + excluded.times
  $$;
comment on function public.record_statistics(jsonb, jsonb) is
  'Adds counts, one row per day, page, language and origin, to what is stored; for the server''s own role alone.';
revoke all on function public.record_statistics(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_statistics(jsonb, jsonb) to service_role;

create function public.prune_statistics(_before date) returns integer
  language sql security definer set search_path = ''
  as $$
    with pages as (delete from private.page_views where day < _before returning 1),
    of_pages as (delete from private.page_origins where day < _before returning 1),
    of_site as (delete from private.site_origins where day < _before returning 1),
    searches as (delete from private.empty_searches where day < _before returning 1)
    select ((select count(*) from pages) + (select count(*) from of_pages) + (select count(*) from of_site)
      + (select count(*) from searches))::integer
  $$;
comment on function public.prune_statistics(date) is
  'Deletes the counts of before this day and gives how many rows; for the server''s own role alone.';
revoke all on function public.prune_statistics(date) from public, anon, authenticated;
grant execute on function public.prune_statistics(date) to service_role;

create function private.page_of(_path text) returns text
  language sql immutable strict set search_path = ''
  as $$
    select regexp_replace(
      coalesce(nullif(regexp_replace(_path, '^/en(?=/|$)', ''), ''), '/'), '^/blog/', '/insights/'
    )
  $$;
comment on function private.page_of(text) is 'The page of a visited path: without its language, and not in the older layout.';
revoke all on function private.page_of(text) from public;

create function private.present_page(_path text) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce(
      (
        select '/insights/' || article.slug
        from public.otm_blog_article_slugs former
        join public.otm_blog_articles article on article.id = former.article_id
        where _path like '/insights/%' and former.slug = substr(_path, 11)
      ),
      (
        select '/download/' || page.slug
        from public.otm_download_page_slugs former
        join public.otm_download_pages page on page.id = former.page_id
        where _path like '/download/%' and former.slug = substr(_path, 11)
      ),
      (
        select private.page_path(page.kind, page.slug)
        from public.otm_page_slugs former
        join public.otm_pages page on page.id = former.page_id
        where private.page_path(former.kind, former.slug) = _path
      ),
      _path
    )
  $$;
comment on function private.present_page(text) is 'The present path of a page that was renamed.';
revoke all on function private.present_page(text) from public;

create function private.paths_of(_path text) returns text[]
  language sql stable set search_path = ''
  as $$
    select array[_path]
      || array(
        select '/insights/' || former.slug
        from public.otm_blog_article_slugs former
        join public.otm_blog_articles article on article.id = former.article_id
        where '/insights/' || article.slug = _path
      )
      || array(
        select '/download/' || former.slug
        from public.otm_download_page_slugs former
        join public.otm_download_pages page on page.id = former.page_id
        where '/download/' || page.slug = _path
      )
      || array(
        select private.page_path(former.kind, former.slug)
        from public.otm_page_slugs former
        join public.otm_pages page on page.id = former.page_id
        where private.page_path(page.kind, page.slug) = _path
      )
  $$;
comment on function private.paths_of(text) is 'All paths that a page has had.';
revoke all on function private.paths_of(text) from public;

-- Leads keep the first page of the visit, and the one before the form.
create function private.visited_pages(_from date, _to date)
  returns table (lead_id uuid, path text, language text, source text, campaign text, referrer text)
  language sql stable set search_path = ''
  as $$
    select lead.id, private.present_page(private.page_of(pages.path)),
      case when pages.path is null then sent.language when pages.path ~ '^/en(/|$)' then 'en' else 'nl' end,
      sent.visit ->> 'utm_source', sent.visit ->> 'utm_campaign', sent.visit ->> 'referrer'
    from public.otm_leads lead
    left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
    left join public.otm_download_submissions request on request.id = lead.download_id
    cross join lateral (
      select coalesce(message.visit, request.visit), coalesce(message.language, request.language)
    ) sent (visit, language)
    cross join lateral (
      select sent.visit ->> 'first_page' union select sent.visit ->> 'last_page'
    ) pages (path)
    where lead.status in ('new', 'handled')
      and lead.created_at >= _from::timestamp at time zone 'Europe/Amsterdam'
      and lead.created_at < (_to + 1)::timestamp at time zone 'Europe/Amsterdam'
  $$;
comment on function private.visited_pages(date, date) is
  'The leads but spam of these days, each with the pages on which its visit began and went to the form.';
revoke all on function private.visited_pages(date, date) from public;

create function private.reads_statistics() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.is_editor() or private.has_token('statistics') $$;
comment on function private.reads_statistics() is
  'Whether the caller is an editor, an administrator, or an access token of one with this scope.';
revoke all on function private.reads_statistics() from public;

create function public.sees_lead_origins() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.reads_statistics() and (private.sees_leads() or private.has_token('leads')) $$;
comment on function public.sees_lead_origins() is
  'Whether the caller reads statistics and sees leads: the pages and the origin of a single lead are part of that lead.';
revoke all on function public.sees_lead_origins() from public, anon;
grant execute on function public.sees_lead_origins() to authenticated;

create function public.count_views_by_day(_from date, _to date, _language text default null, _path text default null)
  returns table (day date, views integer, visitors integer)
  language plpgsql stable security definer rows 400 set search_path = ''
  as $$
  declare
    paths constant text[] := private.paths_of(_path);
  begin
    if not private.reads_statistics() then
      return;
    end if;
    return query
      select counted.day, sum(counted.views)::integer,
        sum(case when _path is null then counted.arrivals else counted.visitors end)::integer
      from private.page_views counted
      where counted.day between _from and _to
        and (_language is null or counted.language = _language)
        and (_path is null or counted.path = any (paths))
      group by counted.day
      order by counted.day;
  end
  $$;
comment on function public.count_views_by_day is
  'Views and visitors per day of the site or a page; for editors and administrators, else none.';
revoke all on function public.count_views_by_day from public, anon;
grant execute on function public.count_views_by_day to authenticated;

create function public.list_page_statistics(
  _from date, _to date, _language text default null, _titles text default 'nl'
)
  returns table (
    path text, title text, views integer, visitors integer,
    read_25 integer, read_50 integer, read_75 integer, read_100 integer, leads integer
  )
  language plpgsql stable security definer rows 400 set search_path = ''
  as $$
  declare
    sees_leads constant boolean := public.sees_lead_origins();
  begin
    if not private.reads_statistics() then
      return;
    end if;
    return query
      with summed as (
        select counted.path, sum(counted.views) as views, sum(counted.visitors) as visitors,
          sum(counted.read_25) as read_25, sum(counted.read_50) as read_50,
          sum(counted.read_75) as read_75, sum(counted.read_100) as read_100
        from private.page_views counted
        where counted.day between _from and _to and (_language is null or counted.language = _language)
        group by counted.path
      ),
      pages as (
        select private.present_page(summed.path) as path, sum(summed.views) as views, sum(summed.visitors) as visitors,
          sum(summed.read_25) as read_25, sum(summed.read_50) as read_50,
          sum(summed.read_75) as read_75, sum(summed.read_100) as read_100
        from summed
        group by 1
      ),
      visits as (
        select visited.path, count(distinct visited.lead_id) as leads
        from private.visited_pages(_from, _to) visited
        where sees_leads and (_language is null or visited.language = _language)
        group by visited.path
      )
      select pages.path, coalesce(article.title, download.title, made.title), pages.views::integer, pages.visitors::integer,
        pages.read_25::integer, pages.read_50::integer, pages.read_75::integer, pages.read_100::integer,
        case when sees_leads then coalesce(visits.leads, 0)::integer end
      from pages
      left join visits on visits.path = pages.path
      left join lateral (
        select content.title
        from public.otm_blog_articles
        join public.otm_blog_article_content content on content.article_id = otm_blog_articles.id
        where pages.path = '/insights/' || slug
        order by content.language = _titles desc limit 1
      ) article on true
      left join lateral (
        select content.title
        from public.otm_download_pages
        join public.otm_download_page_content content on content.page_id = otm_download_pages.id
        where pages.path = '/download/' || slug and content.title <> ''
        order by content.language = _titles desc limit 1
      ) download on true
      left join lateral (
        select content.title
        from public.otm_pages
        join public.otm_page_content content on content.page_id = otm_pages.id
        where pages.path = private.page_path(kind, slug) and content.title <> ''
        order by content.language = _titles desc limit 1
      ) made on true
      order by pages.views desc, pages.path
      limit 1000;
  end
  $$;
comment on function public.list_page_statistics is
  'Pages by views, with how far they were read and how many leads'' visits began there or went from there to the form; for
editors and administrators, else none. The leads are null for who sees none: two periods that differ by a day tell the pages
of a single lead.';
revoke all on function public.list_page_statistics from public, anon;
grant execute on function public.list_page_statistics to authenticated;

create function public.list_view_origins(_from date, _to date, _language text default null, _path text default null)
  returns table (origin text, views integer)
  language plpgsql stable security definer rows 400 set search_path = ''
  as $$
  declare
    paths constant text[] := private.paths_of(_path);
  begin
    if not private.reads_statistics() then
      return;
    end if;
    if _path is null then
      return query
        select site.origin, sum(site.views)::integer
        from private.site_origins site
        where site.day between _from and _to and (_language is null or site.language = _language)
        group by site.origin
        order by 2 desc, 1
        limit 1000;
    else
      return query
        select page.origin, sum(page.views)::integer
        from private.page_origins page
        where page.path = any (paths) and page.day between _from and _to
          and (_language is null or page.language = _language)
        group by page.origin
        order by 2 desc, 1
        limit 1000;
    end if;
  end
  $$;
comment on function public.list_view_origins is
  'Where readers of the site or a page came from; for editors and administrators, else none.';
revoke all on function public.list_view_origins from public, anon;
grant execute on function public.list_view_origins to authenticated;

create function public.list_lead_origins(_from date, _to date, _language text default null, _path text default null)
  returns table (source text, campaign text, referrer text, leads integer)
  language plpgsql stable security definer rows 100 set search_path = ''
  as $$
  begin
    if not public.sees_lead_origins() then
      return;
    end if;
    return query
      select visited.source, visited.campaign, visited.referrer, count(distinct visited.lead_id)::integer
      from private.visited_pages(_from, _to) visited
      where (_language is null or visited.language = _language) and (_path is null or visited.path = _path)
      group by 1, 2, 3
      order by 4 desc
      limit 1000;
  end
  $$;
comment on function public.list_lead_origins is
  'Where leads came from, as their forms said; for who reads statistics and sees leads, else none.';
revoke all on function public.list_lead_origins from public, anon;
grant execute on function public.list_lead_origins to authenticated;

create function public.list_empty_searches(_from date, _to date, _language text default null)
  returns table (query text, times integer)
  language plpgsql stable security definer rows 100 set search_path = ''
  as $$
  begin
    if not private.reads_statistics() then
      return;
    end if;
    return query
      select counted.query, sum(counted.times)::integer
      from private.empty_searches counted
      where counted.day between _from and _to and (_language is null or counted.language = _language)
      group by counted.query
      having sum(counted.times) >= 2
      order by 2 desc, 1
      limit 100;
  end
  $$;
comment on function public.list_empty_searches is
  'What was searched at least twice and not found; for editors and administrators, else none.';
revoke all on function public.list_empty_searches from public, anon;
grant execute on function public.list_empty_searches to authenticated;
