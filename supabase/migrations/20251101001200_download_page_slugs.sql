-- Addresses that an active download page had before, so that old links still find it.

create table public.otm_download_page_slugs (
  slug text primary key,
  page_id uuid not null references public.otm_download_pages on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.otm_download_page_slugs is
  'Former slugs of download pages. A page that has the slug today comes first.';
create index otm_download_page_slugs_page_id on public.otm_download_page_slugs (page_id);

-- Definer, because nobody writes this table by hand.
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
create policy "admins read the former slugs of every download page" on public.otm_download_page_slugs
  for select to authenticated using ((select private.is_admin()));
