-- How many articles there are, kept by the month, so that nobody counts them one by one: a page of the list is found by
-- the months that lie before it.

create table private.article_counts (
  month date,
  published boolean,
  articles integer not null,
  primary key (month, published)
) with (fillfactor = 50);
comment on table private.article_counts is
  'How many articles were created in a month (of UTC), drafts apart; a trigger keeps it.';
alter table private.article_counts enable row level security;

create function private.month_of(moment timestamptz) returns date
  language sql immutable set search_path = ''
  as $$ select date_trunc('month', moment at time zone 'UTC')::date $$;
comment on function private.month_of(timestamptz) is 'The first day of a moment''s month in UTC.';
revoke all on function private.month_of(timestamptz) from public;

-- Definer, because nobody writes this table by hand. Two changes of one month at once wait for each other until the
-- first is committed; months are locked in their order, so that no two wait for one another.
create function private.count_changed_articles() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed private.article_counts[];
  begin
    case tg_op
      when 'INSERT' then
        changed := array(
          select row(private.month_of(created_at), published, count(*))::private.article_counts
          from added group by private.month_of(created_at), published
        );
      when 'DELETE' then
        changed := array(
          select row(private.month_of(created_at), published, -count(*))::private.article_counts
          from removed group by private.month_of(created_at), published
        );
      when 'UPDATE' then
        -- Most saves change neither, and cost no more than this look.
        changed := array(
          select row(private.month_of(created_at), published, sum(one))::private.article_counts
          from (
            select created_at, published, 1 as one from added
            union all select created_at, published, -1 from removed
          ) as article
          group by private.month_of(created_at), published having sum(one) <> 0
        );
      when 'TRUNCATE' then
        delete from private.article_counts;
    end case;
    if cardinality(changed) > 0 then
      insert into private.article_counts as counted (month, published, articles)
      select month, published, articles from unnest(changed) order by month, published
      on conflict (month, published) do update set articles = counted.articles + excluded.articles;
    end if;
    return null;
  end
  $$;
revoke all on function private.count_changed_articles() from public;

create trigger count_added after insert on public.otm_blog_articles
  referencing new table as added
  for each statement execute function private.count_changed_articles();
create trigger count_changed after update on public.otm_blog_articles
  referencing old table as removed new table as added
  for each statement execute function private.count_changed_articles();
create trigger count_removed after delete on public.otm_blog_articles
  referencing old table as removed
  for each statement execute function private.count_changed_articles();
create trigger count_none after truncate on public.otm_blog_articles
  for each statement execute function private.count_changed_articles();

-- Whoever writes meanwhile waits, so that nothing is missed between this and the triggers.
lock table public.otm_blog_articles in share row exclusive mode;
insert into private.article_counts (month, published, articles)
select private.month_of(created_at), published, count(*) from public.otm_blog_articles group by 1, 2;

-- Definer, and then what the policies of the articles say: anyone counts what is published, admins count drafts too.
create function private.counted_articles() returns setof private.article_counts
  language sql stable security definer set search_path = ''
  begin atomic
    select * from private.article_counts where published or (select private.is_admin());
  end;
comment on function private.counted_articles() is 'The counts of the articles that the caller may read.';
revoke all on function private.counted_articles() from public;
grant execute on function private.counted_articles() to anon, authenticated;

create function public.count_articles() returns table (published integer, drafts integer)
  language sql stable security invoker set search_path = ''
  begin atomic
    select
      coalesce(sum(articles) filter (where counted.published), 0)::integer,
      coalesce(sum(articles) filter (where not counted.published), 0)::integer
    from private.counted_articles() as counted;
  end;
comment on function public.count_articles() is 'How many articles there are; who may not read drafts sees none.';
revoke all on function public.count_articles() from public;
grant execute on function public.count_articles() to anon, authenticated;

create function public.find_article_page(_page integer, _size integer)
  returns table (total integer, upwards boolean, edge timestamptz, skipped integer, shown integer)
  language sql stable security invoker set search_path = ''
  begin atomic
    with months as (
      select month, articles, sum(articles) over (order by month desc) as reached
      from private.counted_articles() where published and articles > 0
    ),
    page as (
      select (greatest(_page, 1) - 1)::bigint * greatest(_size, 1) as first,
        least(greatest(_page, 1)::bigint * greatest(_size, 1), total) - 1 as last,
        total
      from (select coalesce(max(reached), 0) as total from months) as all_months
    ),
    ways as (
      -- Down from the end of the month that the first article lies in,
      select false as upwards, (month + interval '1 month') at time zone 'UTC' as edge,
        page.first - (reached - articles) as skipped
      from months, page where page.first >= reached - articles and page.first < reached
      union all
      -- or up from the beginning of the month that the last one lies in.
      select true, month::timestamp at time zone 'UTC', reached - 1 - page.last
      from months, page where page.last >= reached - articles and page.last < reached
    )
    select page.total::integer, way.upwards, way.edge, way.skipped::integer,
      greatest(page.last - page.first + 1, 0)::integer
    from page left join (select * from ways order by skipped limit 1) as way on page.first < page.total;
  end;
comment on function public.find_article_page(integer, integer) is
  'Where a page of the published articles lies, newest first: how many there are, and the way to the page that passes
the fewest. Downwards (newest first) it begins with those created before the edge, upwards (oldest first) with those
created at the edge or later; so many are skipped, and so many shown. Beyond the last page there is no way.';
revoke all on function public.find_article_page(integer, integer) from public;
grant execute on function public.find_article_page(integer, integer) to anon, authenticated;
