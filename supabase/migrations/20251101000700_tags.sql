-- Tags, and their articles.

create table public.otm_blog_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint name_length check (char_length(name) <= 200)
    constraint name_is_a_line check (name <> '' and name = btrim(name) and name !~ '[[:cntrl:]]'),
  slug text not null
    constraint otm_blog_tags_slug_key unique
    constraint slug_length check (char_length(slug) <= 200)
    constraint slug_shape check (slug ~ '^[a-z0-9-]*[a-z0-9][a-z0-9-]*$'),
  name_nl text
    constraint name_nl_length check (char_length(name_nl) <= 200)
    constraint name_nl_is_a_line check (name_nl <> '' and name_nl = btrim(name_nl) and name_nl !~ '[[:cntrl:]]'),
  name_en text
    constraint name_en_length check (char_length(name_en) <= 200)
    constraint name_en_is_a_line check (name_en <> '' and name_en = btrim(name_en) and name_en !~ '[[:cntrl:]]')
);
comment on table public.otm_blog_tags is 'Subjects that articles are about.';
comment on column public.otm_blog_tags.name_nl is 'The name on Dutch pages; the name itself when null.';
comment on column public.otm_blog_tags.name_en is 'The name on English pages; the name itself when null.';
create index otm_blog_tags_name on public.otm_blog_tags (name);

create trigger record_rename after update on public.otm_blog_tags
  for each row when (old.name <> new.name) execute function private.record_rename('tag');
create trigger keep_in_trash before delete on public.otm_blog_tags
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('tag', 'editor');
create trigger record_deletion after delete on public.otm_blog_tags
  for each row execute function private.record_content('tag', 'slug');

create table public.otm_blog_article_tags (
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  tag_id uuid not null references public.otm_blog_tags on delete cascade,
  primary key (article_id, tag_id)
);
comment on table public.otm_blog_article_tags is 'Which article carries which tag.';
create index otm_blog_article_tags_tag_id on public.otm_blog_article_tags (tag_id);

alter table public.otm_blog_tags enable row level security;
revoke all on public.otm_blog_tags from anon, authenticated;
grant select on public.otm_blog_tags to anon, authenticated;
grant delete, insert (name, slug, name_nl, name_en), update (name, slug, name_nl, name_en)
  on public.otm_blog_tags to authenticated;

-- A tag used only by drafts would reveal their subject. The policy of the link table hides drafts' links. A scalar
-- subquery stops at the first link; `exists` may be planned as a hash of all links.
create policy "anyone reads the tags that published articles carry" on public.otm_blog_tags
  for select to anon, authenticated using (
    (select true from public.otm_blog_article_tags link where link.tag_id = otm_blog_tags.id limit 1)
  );
create policy "members read every tag" on public.otm_blog_tags
  for select to authenticated using ((select private.is_writer()));
create policy "editors add tags" on public.otm_blog_tags
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change tags" on public.otm_blog_tags
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete tags" on public.otm_blog_tags
  for delete to authenticated using ((select private.is_editor()));

alter table public.otm_blog_article_tags enable row level security;
revoke all on public.otm_blog_article_tags from anon, authenticated;
grant select on public.otm_blog_article_tags to anon, authenticated;
grant delete, insert (article_id, tag_id), update (article_id, tag_id) on public.otm_blog_article_tags to authenticated;

create policy "anyone reads which tags a published article carries" on public.otm_blog_article_tags
  for select to anon, authenticated using (
    (select article.published from public.otm_blog_articles article where article.id = article_id)
  );
create policy "members read which tags any article carries" on public.otm_blog_article_tags
  for select to authenticated using ((select private.is_writer()));
create policy "editors tag articles, writers drafts" on public.otm_blog_article_tags
  for insert to authenticated with check (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
create policy "editors change the tags of articles, writers those of drafts" on public.otm_blog_article_tags
  for update to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
create policy "editors untag articles, writers drafts" on public.otm_blog_article_tags
  for delete to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
