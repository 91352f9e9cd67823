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

create function public.move_featured_article(_id uuid, _direction text) returns void
  language plpgsql security invoker set search_path = ''
  as $$
  begin
    if _direction is null or _direction not in ('up', 'down') then
      raise exception 'The direction is up or down' using errcode = 'invalid_parameter_value';
    end if;
    -- Serialises concurrent moves.
    perform from public.otm_homepage_featured_articles order by id for update;

    -- Renumbers all entries, which also resolves duplicates.
    with places as (
      select id, row_number() over (order by display_order, id) as place
      from public.otm_homepage_featured_articles
    ), moved as (
      select place as origin, place + case _direction when 'up' then -1 else 1 end as destination
      from places where id = _id
    ), swapped as (
      select id, case place when origin then destination when destination then origin else place end as place
      from places cross join moved
      where destination between 1 and (select count(*) from places)
    )
    update public.otm_homepage_featured_articles featured
    set display_order = swapped.place
    from swapped
    where swapped.id = featured.id and swapped.place <> featured.display_order;
  end
  $$;
comment on function public.move_featured_article(uuid, text) is
  'Swaps a featured article with its neighbour above or below; at the end of the list nothing happens.';
revoke all on function public.move_featured_article(uuid, text) from public, anon, authenticated;
grant execute on function public.move_featured_article(uuid, text) to authenticated;
