-- The featured articles of the home page, in order.

create table public.otm_homepage_featured_articles (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null
    constraint otm_homepage_featured_articles_article_id_key unique
    references public.otm_blog_articles on delete cascade,
  display_order integer not null
);
comment on table public.otm_homepage_featured_articles is
  'Featured articles. The home page shows the first three published ones.';
create index otm_homepage_featured_articles_in_order
  on public.otm_homepage_featured_articles (display_order, id);

alter table public.otm_homepage_featured_articles enable row level security;
revoke all on public.otm_homepage_featured_articles from anon, authenticated;
grant select on public.otm_homepage_featured_articles to anon, authenticated;
grant delete, insert (article_id, display_order), update (article_id, display_order)
  on public.otm_homepage_featured_articles to authenticated;

create policy "anyone reads which published articles are featured" on public.otm_homepage_featured_articles
  for select to anon, authenticated using (
    (select article.published from public.otm_blog_articles article where article.id = article_id)
  );
create policy "editors read every featured article" on public.otm_homepage_featured_articles
  for select to authenticated using ((select private.is_editor()));
create policy "editors feature articles" on public.otm_homepage_featured_articles
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors reorder featured articles" on public.otm_homepage_featured_articles
  for update to authenticated using ((select private.is_editor()));
create policy "editors stop featuring articles" on public.otm_homepage_featured_articles
  for delete to authenticated using ((select private.is_editor()));

-- What the home page lists is ordered in one way.

create function private.move_in_order(_table regclass, _id uuid, _direction text) returns void
  language plpgsql security invoker set search_path = ''
  as $$
  begin
    if _direction is null or _direction not in ('up', 'down') then
      raise exception 'The direction is up or down' using errcode = 'invalid_parameter_value';
    end if;
    -- Serialises concurrent moves.
    execute format('select from %s order by id for update', _table);

    -- Renumbers all entries, which also resolves duplicates.
    execute format($sql$
      with places as (
        select id, row_number() over (order by display_order, id) as place from %1$s
      ), moved as (
        select place as origin, place + case $2 when 'up' then -1 else 1 end as destination
        from places where id = $1
      ), swapped as (
        select id, case place when origin then destination when destination then origin else place end as place
        from places cross join moved
        where destination between 1 and (select count(*) from places)
      )
      update %1$s entry
      set display_order = swapped.place
      from swapped
      where swapped.id = entry.id and swapped.place <> entry.display_order
    $sql$, _table) using _id, _direction;
  end
  $$;
comment on function private.move_in_order(regclass, uuid, text) is
  'Swaps an entry with its neighbour above or below, in a table with id and display_order, with the caller''s rights; '
  'at the end of the list nothing happens.';
revoke all on function private.move_in_order(regclass, uuid, text) from public;
grant execute on function private.move_in_order(regclass, uuid, text) to authenticated;

create function public.move_featured_article(_id uuid, _direction text) returns void
  language sql security invoker set search_path = ''
  -- Bound when it is created: nobody who calls it may look into the schema.
  return private.move_in_order('public.otm_homepage_featured_articles', _id, _direction);
comment on function public.move_featured_article(uuid, text) is
  'Swaps a featured article with its neighbour above or below; at the end of the list nothing happens.';
revoke all on function public.move_featured_article(uuid, text) from public, anon, authenticated;
grant execute on function public.move_featured_article(uuid, text) to authenticated;
