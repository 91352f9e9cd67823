-- Pages that the firm makes of sections: pages at their slug, cases and services.

create function private.is_reserved_slug(_slug text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select _slug = any (array[
      '404', 'about-us', 'admin', 'api', 'assets', 'auth', 'beheer', 'blog', 'cases', 'contact', 'download', 'en',
      'feed', 'files', 'fonts', 'functions', 'health', 'healthz', 'images', 'insights', 'link-expired', 'mcp', 'media',
      'metrics', 'nl', 'og', 'preview', 'privacy', 'readyz', 'realtime', 'register', 'rest', 'search', 'services',
      'settings', 'sitemap', 'storage', 'table-showcase', 'terms', 'views', 'well-known'
    ])
  $$;
comment on function private.is_reserved_slug(text) is 'Whether an address right below the site''s own is not for pages.';
revoke all on function private.is_reserved_slug(text) from public;

create table public.otm_pages (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'page'
    constraint kind_is_known check (kind in ('page', 'case', 'service')),
  slug text not null
    constraint slug_length check (char_length(slug) <= 200)
    constraint slug_shape check (slug ~ '^[a-z0-9-]*[a-z0-9][a-z0-9-]*$'),
  image_url text
    constraint image_url_length check (char_length(image_url) <= 2048),
  in_footer boolean not null default false,
  published boolean not null default false,
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  published_at timestamptz
    constraint published_at_is_plausible check (private.is_plausible_time(published_at)),
  constraint otm_pages_address_key unique (kind, slug),
  constraint slug_is_free check (kind <> 'page' or not private.is_reserved_slug(slug))
);
comment on table public.otm_pages is
  'Pages made of sections, which are in otm_page_content: a page is at /slug, a case at /cases/slug, a service at '
  '/services/slug. Written by save_document.';
comment on column public.otm_pages.image_url is 'The picture for sharing, and of its card in a list.';
comment on column public.otm_pages.in_footer is 'Whether the footer of the site links to it.';
comment on column public.otm_pages.published_at is 'When it was first published; stays when it is withdrawn.';
create index otm_pages_newest on public.otm_pages (created_at desc, id desc);

create trigger set_updated_at
  before update on public.otm_pages
  for each row execute function private.set_updated_at();
create trigger set_published_at
  before insert or update on public.otm_pages
  for each row when (new.published and new.published_at is null)
  execute function private.set_published_at();

create trigger record_publication after insert on public.otm_pages
  for each row when (new.published) execute function private.record_content('page', 'slug', 'published');
create trigger record_publication_change after update on public.otm_pages
  for each row when (old.published <> new.published)
  execute function private.record_content('page', 'slug', 'published');
create trigger keep_in_trash before delete on public.otm_pages
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('page', 'editor', 'published');
create trigger record_deletion after delete on public.otm_pages
  for each row execute function private.record_content('page', 'slug');

-- The content is a later table, whose policy reads this one.
create function private.shows_a_language(_page_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (select from public.otm_page_content where page_id = _page_id and published);
  end
  $$;
comment on function private.shows_a_language(uuid) is 'Whether a language of the page is shown once the page is.';
revoke all on function private.shows_a_language(uuid) from public;
grant execute on function private.shows_a_language(uuid) to anon, authenticated;

create function private.holds_draft_page(_page_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform from public.otm_pages where id = _page_id for no key update;
    return exists (select from public.otm_pages where id = _page_id and not published)
      and not private.is_scheduled(_page_id);
  end
  $$;
comment on function private.holds_draft_page(uuid) is
  'Whether the page is neither live nor planned to be, until the end of the transaction.';
revoke all on function private.holds_draft_page(uuid) from public;
grant execute on function private.holds_draft_page(uuid) to authenticated;

alter table public.otm_pages enable row level security;
revoke all on public.otm_pages from anon, authenticated;
grant select on public.otm_pages to anon, authenticated;
grant delete on public.otm_pages to authenticated;

create policy "anyone reads published pages that show a language" on public.otm_pages
  for select to anon, authenticated using (published and private.shows_a_language(id));
create policy "members read every page" on public.otm_pages
  for select to authenticated using ((select private.is_writer()));
create policy "editors delete pages, writers drafts" on public.otm_pages
  for delete to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and not published and private.holds_draft_page(id)
  );

-- Former addresses of pages, for redirects.

create table public.otm_page_slugs (
  kind text not null,
  slug text not null,
  page_id uuid not null references public.otm_pages on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
comment on table public.otm_page_slugs is 'Former addresses of pages. A page that has the address today comes first.';
create index otm_page_slugs_page_id on public.otm_page_slugs (page_id);

-- Definer, because no role may write this table.
create function private.keep_old_page_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.otm_page_slugs as held (kind, slug, page_id)
    values (old.kind, old.slug, new.id)
    -- A live page keeps its former addresses when another one, that visitors don't see, had the same.
    on conflict (kind, slug) do update set page_id = excluded.page_id, created_at = now()
      where new.published or not exists (
        select from public.otm_pages holder where holder.id = held.page_id and holder.published
      );
    return null;
  end
  $$;
revoke all on function private.keep_old_page_slug() from public;

create trigger keep_old_slug
  after update on public.otm_pages
  for each row when ((old.kind, old.slug) <> (new.kind, new.slug) and old.published_at is not null)
  execute function private.keep_old_page_slug();

alter table public.otm_page_slugs enable row level security;
revoke all on public.otm_page_slugs from anon, authenticated;
grant select on public.otm_page_slugs to anon, authenticated;

create policy "anyone reads the former addresses of published pages" on public.otm_page_slugs
  for select to anon, authenticated using (
    (select page.published from public.otm_pages page where page.id = page_id)
  );
create policy "members read the former addresses of every page" on public.otm_page_slugs
  for select to authenticated using ((select private.is_writer()));

create table public.otm_page_tags (
  page_id uuid not null references public.otm_pages on delete cascade,
  tag_id uuid not null references public.otm_blog_tags on delete cascade,
  primary key (page_id, tag_id)
);
comment on table public.otm_page_tags is 'Which page, mostly a case, carries which tag.';
create index otm_page_tags_tag_id on public.otm_page_tags (tag_id);

alter table public.otm_page_tags enable row level security;
revoke all on public.otm_page_tags from anon, authenticated;
grant select on public.otm_page_tags to anon, authenticated;

create policy "anyone reads which tags a published page carries" on public.otm_page_tags
  for select to anon, authenticated using (
    (select page.published from public.otm_pages page where page.id = page_id)
  );
create policy "members read which tags any page carries" on public.otm_page_tags
  for select to authenticated using ((select private.is_writer()));
