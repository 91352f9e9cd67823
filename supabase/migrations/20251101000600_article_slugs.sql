-- Addresses that a published article had before, so that old links still find it.

create table public.otm_blog_article_slugs (
  slug text primary key,
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.otm_blog_article_slugs is
  'Former slugs of articles. An article that has the slug today comes first.';
create index otm_blog_article_slugs_article_id on public.otm_blog_article_slugs (article_id);

-- Definer, because nobody writes this table by hand.
create function private.keep_old_article_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.otm_blog_article_slugs (slug, article_id)
    values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
    return null;
  end
  $$;
revoke all on function private.keep_old_article_slug() from public;

create trigger keep_old_slug
  after update on public.otm_blog_articles
  for each row when (old.slug <> new.slug and old.published_at is not null)
  execute function private.keep_old_article_slug();

alter table public.otm_blog_article_slugs enable row level security;
revoke all on public.otm_blog_article_slugs from anon, authenticated;
grant select on public.otm_blog_article_slugs to anon, authenticated;

create policy "anyone reads the former slugs of published articles" on public.otm_blog_article_slugs
  for select to anon, authenticated using (
    (select article.published from public.otm_blog_articles article where article.id = article_id)
  );
create policy "admins read the former slugs of every article" on public.otm_blog_article_slugs
  for select to authenticated using ((select private.is_admin()));
