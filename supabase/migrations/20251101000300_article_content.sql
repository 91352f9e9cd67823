-- What an article says, once per language.

create table public.otm_blog_article_content (
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  title text not null
    constraint title_length check (char_length(title) <= 300)
    constraint title_is_a_line check (title <> '' and title = btrim(title) and title !~ '[[:cntrl:]]'),
  subtitle text
    constraint subtitle_length check (char_length(subtitle) <= 300),
  excerpt text
    constraint excerpt_length check (char_length(excerpt) <= 1000),
  content text not null default ''
    constraint content_within_1_mb check (octet_length(content) <= 1048576),
  meta_title text
    constraint meta_title_length check (char_length(meta_title) <= 300)
    constraint meta_title_is_a_line check (
      meta_title <> '' and meta_title = btrim(meta_title) and meta_title !~ '[[:cntrl:]]'
    ),
  meta_description text
    constraint meta_description_length check (char_length(meta_description) <= 500)
    constraint meta_description_is_a_line check (
      meta_description <> '' and meta_description = btrim(meta_description)
      and meta_description !~ '[[:cntrl:]]'
    ),
  primary key (article_id, language)
);
comment on table public.otm_blog_article_content is
  'Title, subtitle, excerpt and HTML of an article in one language.';
comment on column public.otm_blog_article_content.meta_title is
  'The title for search results and cards; the title itself when null.';
comment on column public.otm_blog_article_content.meta_description is
  'The description for search results and cards; the excerpt when null.';

alter table public.otm_blog_article_content enable row level security;
revoke all on public.otm_blog_article_content from anon, authenticated;
grant select on public.otm_blog_article_content to anon, authenticated;
grant insert, update, delete on public.otm_blog_article_content to authenticated;

-- One look into the index per row. Asked as `exists`, PostgreSQL reads all articles to answer for twenty rows.
create policy "anyone reads the content of published articles" on public.otm_blog_article_content
  for select to anon, authenticated using (
    (select article.published from public.otm_blog_articles article where article.id = article_id)
  );
create policy "admins read the content of every article" on public.otm_blog_article_content
  for select to authenticated using ((select private.is_admin()));
create policy "admins add content" on public.otm_blog_article_content
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change content" on public.otm_blog_article_content
  for update to authenticated using ((select private.is_admin()));
create policy "admins delete content" on public.otm_blog_article_content
  for delete to authenticated using ((select private.is_admin()));
