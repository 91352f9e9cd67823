-- Download pages.

create table public.otm_download_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null
    constraint otm_download_pages_slug_key unique
    constraint slug_length check (char_length(slug) <= 200)
    constraint slug_shape check (slug ~ '^[a-z0-9_-]*[a-z0-9][a-z0-9_-]*$'),
  active boolean not null default false,
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  published_at timestamptz
    constraint published_at_is_plausible check (private.is_plausible_time(published_at))
);
comment on table public.otm_download_pages is
  'Download pages; their texts are in otm_download_page_content. Only active ones are shown.';
comment on column public.otm_download_pages.published_at is 'When it first became active; stays when it is withdrawn.';
create index otm_download_pages_newest on public.otm_download_pages (created_at desc, id desc);

create trigger set_updated_at
  before update on public.otm_download_pages
  for each row execute function private.set_updated_at();
create trigger set_published_at
  before insert or update on public.otm_download_pages
  for each row when (new.active and new.published_at is null)
  execute function private.set_published_at();

create trigger record_publication after insert on public.otm_download_pages
  for each row when (new.active) execute function private.record_content('download page', 'slug', 'active');
create trigger record_publication_change after update on public.otm_download_pages
  for each row when (old.active <> new.active)
  execute function private.record_content('download page', 'slug', 'active');
create trigger keep_in_trash before delete on public.otm_download_pages
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('download page', 'editor');
create trigger record_deletion after delete on public.otm_download_pages
  for each row execute function private.record_content('download page', 'slug');

alter table public.otm_download_pages enable row level security;
revoke all on public.otm_download_pages from anon, authenticated;
grant select on public.otm_download_pages to anon, authenticated;
grant delete, insert (slug, active), update (slug, active) on public.otm_download_pages to authenticated;

create policy "anyone reads active download pages" on public.otm_download_pages
  for select to anon, authenticated using (active);
create policy "editors read every download page" on public.otm_download_pages
  for select to authenticated using ((select private.is_editor()));
create policy "editors add download pages" on public.otm_download_pages
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change download pages" on public.otm_download_pages
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete download pages" on public.otm_download_pages
  for delete to authenticated using ((select private.is_editor()));

-- Former slugs of active download pages, for redirects.

create table public.otm_download_page_slugs (
  slug text primary key,
  page_id uuid not null references public.otm_download_pages on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.otm_download_page_slugs is
  'Former slugs of download pages. A page that has the slug today comes first.';
create index otm_download_page_slugs_page_id on public.otm_download_page_slugs (page_id);

-- Definer, because no role may write this table.
create function private.keep_old_download_page_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.otm_download_page_slugs (slug, page_id)
    values (old.slug, new.id)
    on conflict (slug) do update set page_id = excluded.page_id, created_at = now();
    return null;
  end
  $$;
revoke all on function private.keep_old_download_page_slug() from public;

create trigger keep_old_slug
  after update on public.otm_download_pages
  for each row when (old.slug <> new.slug and old.published_at is not null)
  execute function private.keep_old_download_page_slug();

alter table public.otm_download_page_slugs enable row level security;
revoke all on public.otm_download_page_slugs from anon, authenticated;
grant select on public.otm_download_page_slugs to anon, authenticated;

create policy "anyone reads the former slugs of active download pages" on public.otm_download_page_slugs
  for select to anon, authenticated using (
    (select page.active from public.otm_download_pages page where page.id = page_id)
  );
create policy "editors read the former slugs of every download page" on public.otm_download_page_slugs
  for select to authenticated using ((select private.is_editor()));
