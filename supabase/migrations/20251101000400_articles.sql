-- The insights: articles that members of the panel write and, once they are published, anyone reads.

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
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  published_at timestamptz
    constraint published_at_is_plausible check (private.is_plausible_time(published_at)),
  constraint related_articles_are_others check (id <> all (related_articles))
);
comment on table public.otm_blog_articles is 'Insights; their texts are in otm_blog_article_content.';
comment on column public.otm_blog_articles.related_articles is 'In the order in which they are shown.';
comment on column public.otm_blog_articles.published_at is 'When it was first published; stays when it is withdrawn.';

-- One index per order of a list: in the panel all, published and drafts by age; for visitors by publication.
create index otm_blog_articles_newest on public.otm_blog_articles (created_at desc, id desc);
create index otm_blog_articles_newest_published
  on public.otm_blog_articles (created_at desc, id desc) where published;
create index otm_blog_articles_newest_drafts
  on public.otm_blog_articles (created_at desc, id desc) where not published;
create index otm_blog_articles_latest_published
  on public.otm_blog_articles (published_at desc, id desc) where published;

create trigger set_updated_at
  before update on public.otm_blog_articles
  for each row execute function private.set_updated_at();
create trigger set_published_at
  before insert or update on public.otm_blog_articles
  for each row when (new.published and new.published_at is null)
  execute function private.set_published_at();

create trigger record_publication after insert on public.otm_blog_articles
  for each row when (new.published) execute function private.record_content('article', 'slug', 'published');
create trigger record_publication_change after update on public.otm_blog_articles
  for each row when (old.published <> new.published)
  execute function private.record_content('article', 'slug', 'published');
create trigger keep_in_trash before delete on public.otm_blog_articles
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('article', 'editor', 'published');
create trigger record_deletion after delete on public.otm_blog_articles
  for each row execute function private.record_content('article', 'slug');

create table private.hidden_articles (
  article_id uuid primary key references public.otm_blog_articles on delete cascade
);
comment on table private.hidden_articles is
  'The articles that have texts, none of them published: visitors don''t find them. Kept at the commit of each change.';
alter table private.hidden_articles enable row level security;
revoke all on private.hidden_articles from public, anon, authenticated;

create function private.list_hidden_articles() returns setof uuid
  language sql stable security definer rows 10 set search_path = ''
  as $$ select article_id from private.hidden_articles $$;
comment on function private.list_hidden_articles() is 'The ids of the articles that show no language.';
revoke all on function private.list_hidden_articles() from public;
grant execute on function private.list_hidden_articles() to anon, authenticated;

alter table public.otm_blog_articles enable row level security;
revoke all on public.otm_blog_articles from anon, authenticated;
grant select on public.otm_blog_articles to anon, authenticated;
grant delete, insert (slug, author, read_time, image_url, published, related_articles),
  update (slug, author, read_time, image_url, published, related_articles)
  on public.otm_blog_articles to authenticated;

create function private.is_draft(_article_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.otm_blog_articles where id = _article_id and not published)
      and not private.is_scheduled(_article_id)
  $$;
comment on function private.is_draft(uuid) is 'Whether the article is neither live nor planned to be: what writers change.';
revoke all on function private.is_draft(uuid) from public;

-- Volatile, so that it sees what was committed while it waited. In the policies, which are checked before a row is
-- locked: articles are locked before their texts, as save_document does, and for writers alone.
create function private.holds_draft(_article_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.is_draft(_article_id) then return false; end if;
    perform from public.otm_blog_articles where id = _article_id for no key update;
    if found and not private.is_draft(_article_id) then
      raise exception 'Only editors change an article that is live or planned to be'
        using errcode = 'insufficient_privilege';
    end if;
    return found;
  end
  $$;
comment on function private.holds_draft(uuid) is
  'Whether the article is a draft, and remains one until the end of the transaction: whoever publishes or plans it waits, '
  'and finds what was changed.';
revoke all on function private.holds_draft(uuid) from public;
grant execute on function private.holds_draft(uuid) to authenticated;

-- The list is nearly always empty, and read once per query. This policy decides for all that belongs to an article.
create policy "anyone reads published articles" on public.otm_blog_articles
  for select to anon, authenticated using (published and id not in (select private.list_hidden_articles()));
create policy "members read every article" on public.otm_blog_articles
  for select to authenticated using ((select private.is_writer()));
create policy "editors add articles, writers drafts" on public.otm_blog_articles
  for insert to authenticated with check (
    (select private.is_editor()) or (select private.is_writer()) and not published
  );
create policy "editors change articles, writers drafts" on public.otm_blog_articles
  for update to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and not published and private.holds_draft(id)
  );
create policy "editors delete articles, writers drafts" on public.otm_blog_articles
  for delete to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and not published and private.holds_draft(id)
  );

-- Former slugs of published articles, for redirects.

create table public.otm_blog_article_slugs (
  slug text primary key,
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.otm_blog_article_slugs is
  'Former slugs of articles. An article that has the slug today comes first.';
create index otm_blog_article_slugs_article_id on public.otm_blog_article_slugs (article_id);

-- Definer, because no role may write this table.
create function private.keep_old_article_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.otm_blog_article_slugs as held (slug, article_id)
    values (old.slug, new.id)
    -- A live article keeps its former slugs when another one, that visitors don't see, had the same.
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now()
      where new.published or not exists (
        select from public.otm_blog_articles holder where holder.id = held.article_id and holder.published
      );
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
create policy "members read the former slugs of every article" on public.otm_blog_article_slugs
  for select to authenticated using ((select private.is_writer()));
