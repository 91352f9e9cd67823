-- The texts of articles, per language.

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
  published boolean not null default true,
  primary key (article_id, language)
);
comment on table public.otm_blog_article_content is
  'Title, subtitle, excerpt and HTML of an article in one language.';
comment on column public.otm_blog_article_content.published is
  'Whether this language is shown once the article is published.';
comment on column public.otm_blog_article_content.meta_title is
  'The title for search results and cards; the title itself when null.';
comment on column public.otm_blog_article_content.meta_description is
  'The description for search results and cards; the excerpt when null.';

-- Changes of texts and FAQs update the article: conflict detection, sitemap, feeds and cards use updated_at.
create function private.move_article_on() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Rows written by this transaction are new already. Rows locked by another transaction are updated by it; waiting
    -- for them could deadlock.
    update public.otm_blog_articles set slug = slug
    where id in (
      select id from public.otm_blog_articles
      where id in (old.article_id, new.article_id) and xmin <> pg_current_xact_id()::xid
      for no key update skip locked
    );
    return null;
  end
  $$;
comment on function private.move_article_on() is 'Has set_updated_at move on the article that the row belongs to.';
revoke all on function private.move_article_on() from public;

create trigger move_article_on after insert or update or delete on public.otm_blog_article_content
  for each row execute function private.move_article_on();

-- Emptying a language of an article is a deletion.
create function private.record_deleted_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null and not exists (
      select from public.otm_blog_article_content where article_id = old.article_id and language = old.language
    ) then
      perform private.record_event(
        'deleted', case old.language when 'nl' then 'Dutch text' else 'English text' end, id, _label => slug
      )
      from public.otm_blog_articles where id = old.article_id;
    end if;
    return null;
  end
  $$;
comment on function private.record_deleted_text() is 'Records that an existing article lost a language.';
revoke all on function private.record_deleted_text() from public;

-- Deferred: a save deletes and reinserts every text.
create constraint trigger record_deletion after delete on public.otm_blog_article_content
  deferrable initially deferred
  for each row execute function private.record_deleted_text();

alter table public.otm_blog_article_content enable row level security;
revoke all on public.otm_blog_article_content from anon, authenticated;
grant select on public.otm_blog_article_content to anon, authenticated;
grant delete, insert (
    article_id, language, title, subtitle, excerpt, content, meta_title, meta_description, published
  ), update (
    article_id, language, title, subtitle, excerpt, content, meta_title, meta_description, published
  ) on public.otm_blog_article_content to authenticated;

-- One index lookup per row. With `exists`, PostgreSQL reads all articles for twenty rows.
create policy "anyone reads the published languages of published articles" on public.otm_blog_article_content
  for select to anon, authenticated using (
    published and (select article.published from public.otm_blog_articles article where article.id = article_id)
  );
create policy "members read the content of every article" on public.otm_blog_article_content
  for select to authenticated using ((select private.is_writer()));
create policy "editors add content, writers to drafts" on public.otm_blog_article_content
  for insert to authenticated with check (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
create policy "editors change content, writers that of drafts" on public.otm_blog_article_content
  for update to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
create policy "editors delete content, writers that of drafts" on public.otm_blog_article_content
  for delete to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
