-- Which pages AI services fetch: counts per day, page and kind of fetch, by the names that their programs give themselves.

create table private.page_fetches (
  day date not null,
  path text not null
    constraint path_length check (char_length(path) <= 300),
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  kind text not null
    constraint kind_is_known check (kind in ('training', 'search', 'person')),
  fetches integer not null,
  primary key (day, path, language, kind)
);
comment on table private.page_fetches is
  'How often AI services fetched a page (by its Dutch path): to train models, for their search, or as a person asked.';
alter table private.page_fetches enable row level security;
revoke all on private.page_fetches from public, anon, authenticated, service_role;

create function public.record_fetches(_fetches jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.page_fetches as held
    select day, path, language, kind, fetches
    from jsonb_to_recordset(_fetches) as row (day date, path text, language text, kind text, fetches integer)
    order by day, path, language, kind
    on conflict (day, path, language, kind) do update set fetches = held.fetches + excluded.fetches
  $$;
comment on function public.record_fetches(jsonb) is
  'Adds counts, one row per day, page, language and kind, to what is stored; for the server''s own role alone.';
revoke all on function public.record_fetches(jsonb) from public, anon, authenticated;
grant execute on function public.record_fetches(jsonb) to service_role;

create function public.list_fetches(_from date, _to date, _language text default null, _path text default null)
  returns table (path text, training integer, search integer, person integer)
  language sql stable security definer rows 100 set search_path = ''
  as $$
    select private.present_page(counted.path),
      coalesce(sum(counted.fetches) filter (where counted.kind = 'training'), 0)::integer,
      coalesce(sum(counted.fetches) filter (where counted.kind = 'search'), 0)::integer,
      coalesce(sum(counted.fetches) filter (where counted.kind = 'person'), 0)::integer
    from private.page_fetches counted
    where (select private.reads_statistics()) and counted.day between _from and _to
      and (_language is null or counted.language = _language)
      and (_path is null or counted.path = any (private.paths_of(_path)))
    group by 1
    order by sum(counted.fetches) desc, 1
    limit 1000
  $$;
comment on function public.list_fetches is
  'The pages that AI services fetched, by kind, the most fetched first; for who reads statistics, else none.';
revoke all on function public.list_fetches from public, anon;
grant execute on function public.list_fetches to authenticated;

create or replace function public.prune_statistics(_before date) returns integer
  language sql security definer set search_path = ''
  as $$
    with pages as (delete from private.page_views where day < _before returning 1),
    of_pages as (delete from private.page_origins where day < _before returning 1),
    of_site as (delete from private.site_origins where day < _before returning 1),
    searches as (delete from private.empty_searches where day < _before returning 1),
    fetches as (delete from private.page_fetches where day < _before returning 1)
    select ((select count(*) from pages) + (select count(*) from of_pages) + (select count(*) from of_site)
      + (select count(*) from searches) + (select count(*) from fetches))::integer
  $$;
