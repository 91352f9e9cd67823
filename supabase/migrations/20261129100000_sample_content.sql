-- The base content is invented: a new site says to its administrators which of it visitors still see. What the seed wrote
-- is remembered by a hash, so that nothing has to be marked by hand, and visitors' queries know nothing of it.

create table private.sample_content (
  kind text not null,
  id uuid not null,
  hash text not null,
  primary key (kind, id)
);
comment on table private.sample_content is 'The words of what the seed wrote, as a hash. Written by the seed alone.';
alter table private.sample_content enable row level security;
revoke all on private.sample_content from public, anon, authenticated, service_role;

create function private.written_content() returns table (kind text, id uuid, is_shown boolean, words text)
  language sql stable security definer rows 50 set search_path = ''
  as $$
    select 'article', article.id, article.published,
      string_agg(concat_ws(E'\n', content.language, content.title, content.content), E'\n' order by content.language)
    from public.otm_blog_articles article
    join public.otm_blog_article_content content on content.article_id = article.id
    group by article.id
    union all
    select page.kind, page.id, page.published,
      string_agg(
        concat_ws(E'\n', content.language, content.title, content.sections::text), E'\n' order by content.language
      )
    from public.otm_pages page
    join public.otm_page_content content on content.page_id = page.id
    group by page.id
    union all
    select 'download page', page.id, page.active,
      string_agg(concat_ws(E'\n', content.language, content.title, content.content), E'\n' order by content.language)
    from public.otm_download_pages page
    join public.otm_download_page_content content on content.page_id = page.id
    group by page.id
    union all
    select 'person', id, active, concat_ws(E'\n', name, role_nl, role_en, bio_nl, bio_en)
    from public.otm_team_members
  $$;
comment on function private.written_content() is 'What visitors read as an example or a proof, in words.';
revoke all on function private.written_content() from public;

create function private.remember_sample_content() returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.sample_content (kind, id, hash)
    select kind, id, md5(words) from private.written_content()
    on conflict (kind, id) do update set hash = excluded.hash
  $$;
comment on function private.remember_sample_content() is 'Remembers what is written now as sample content: the end of the seed.';
revoke all on function private.remember_sample_content() from public, anon, authenticated, service_role;

create function public.count_sample_content() returns table (kind text, count int)
  language sql stable security definer rows 10 set search_path = ''
  as $$
    select found.kind, found.count
    from (
      select kind, count(*)::int as count
      from private.written_content() written
      join private.sample_content sample using (kind, id)
      where written.is_shown and md5(written.words) = sample.hash
      group by kind
      union all
      -- Facts and a quote that no text replaces.
      select kind, 1
      from (values
        ('quote', 'home.workers.quote'), ('phone', 'firm.phone'), ('email', 'firm.email'), ('address', 'firm.street')
      ) original (kind, key)
      where not exists (
        select from public.otm_site_texts replaced
        where replaced.key = original.key and replaced.language in ('nl', 'all') and replaced.text <> ''
      )
    ) found
    -- The server itself has no token, or the role of a service.
    where auth.jwt() is null or auth.role() = 'service_role' or (select private.is_admin())
  $$;
comment on function public.count_sample_content() is
  'How much sample content visitors still see, by kind, for administrators and servers.';
revoke all on function public.count_sample_content() from public, anon, authenticated;
grant execute on function public.count_sample_content() to authenticated, service_role;
