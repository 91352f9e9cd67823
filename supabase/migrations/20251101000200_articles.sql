-- The insights: articles that an administrator writes and, once they are published, anyone reads.

create table public.otm_blog_articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null
    constraint otm_blog_articles_slug_key unique
    constraint slug_length check (char_length(slug) <= 300)
    constraint slug_shape check (slug ~ '^[a-z0-9-]*[a-z0-9][a-z0-9-]*$'),
  author text not null default 'Anonymous'
    constraint author_length check (char_length(author) <= 200)
    constraint author_is_a_line check (author <> '' and author = btrim(author) and author !~ '[[:cntrl:]]'),
  read_time integer not null default 5
    constraint read_time_is_a_minute_or_more check (read_time >= 1),
  image_url text
    constraint image_url_length check (char_length(image_url) <= 2048),
  published boolean not null default false,
  related_articles uuid[] not null default '{}'
    constraint related_articles_are_three_at_most check (cardinality(related_articles) <= 3)
    constraint related_articles_are_known check (array_position(related_articles, null) is null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  constraint related_articles_are_others check (id <> all (related_articles))
);
comment on table public.otm_blog_articles is 'Insights; their texts stand in otm_blog_article_content.';
comment on column public.otm_blog_articles.related_articles is 'In the order in which they are shown.';
comment on column public.otm_blog_articles.published_at is 'When it was first published; stays when it is withdrawn.';

-- One index per order of a list: all, published and drafts by age, and feeds by the moment of publication.
create index otm_blog_articles_newest on public.otm_blog_articles (created_at desc, id desc);
create index otm_blog_articles_newest_published
  on public.otm_blog_articles (created_at desc, id desc) where published;
create index otm_blog_articles_newest_drafts
  on public.otm_blog_articles (created_at desc, id desc) where not published;
create index otm_blog_articles_latest_published
  on public.otm_blog_articles (published_at desc, id desc) where published;

create function private.set_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    -- Always later than before, also on a coarse clock: a stale save is told by this value.
    new.updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    return new;
  end
  $$;
revoke all on function private.set_updated_at() from public;

create function private.set_published_at() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.published_at = now();
    return new;
  end
  $$;
revoke all on function private.set_published_at() from public;

create trigger set_updated_at
  before update on public.otm_blog_articles
  for each row execute function private.set_updated_at();
create trigger set_published_at
  before insert or update on public.otm_blog_articles
  for each row when (new.published and new.published_at is null)
  execute function private.set_published_at();

alter table public.otm_blog_articles enable row level security;
revoke all on public.otm_blog_articles from anon, authenticated;
grant select on public.otm_blog_articles to anon, authenticated;
grant insert, update, delete on public.otm_blog_articles to authenticated;

create policy "anyone reads published articles" on public.otm_blog_articles
  for select to anon, authenticated using (published);
create policy "admins read every article" on public.otm_blog_articles
  for select to authenticated using ((select private.is_admin()));
create policy "admins add articles" on public.otm_blog_articles
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change articles" on public.otm_blog_articles
  for update to authenticated using ((select private.is_admin()));
create policy "admins delete articles" on public.otm_blog_articles
  for delete to authenticated using ((select private.is_admin()));
