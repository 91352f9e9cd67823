-- Saves and deletes an article with its texts, tags and FAQs: one call, one transaction.
-- Security invoker: the policies of the tables decide.

create function public.save_article(
  _id uuid default null,
  _updated_at timestamptz default null,
  _slug text default '',
  _author text default '',
  _read_time integer default 5,
  _image_url text default null,
  _published boolean default false,
  _related_articles uuid[] default '{}',
  _content jsonb default '[]',
  _tags uuid[] default '{}',
  _faqs jsonb default '[]',
  _number integer default null
) returns table (id uuid, slug text, updated_at timestamptz)
  language plpgsql security invoker set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    saved public.otm_blog_articles;
    own_role text;
    blanks constant text := E' \t\r\n';
  begin
    -- The policies decide; this says why. The server's own role has none, and an access token (see save_draft) no session.
    select own.role from public.get_own_role() own into own_role;
    if auth.uid() is not null and auth.jwt() ->> 'access_token_id' is null and own_role is null then
      raise exception 'You have no role that allows this (any more)' using errcode = 'insufficient_privilege';
    end if;
    if own_role = 'writer' and _published then
      raise exception 'Only editors publish' using errcode = 'insufficient_privilege';
    end if;
    perform public.require_article_parts(_content, _faqs);
    if not exists (
      select from jsonb_to_recordset(_content) as variant (title text) where btrim(title, blanks) <> ''
    ) then
      raise exception 'At least one title (NL or EN) is required';
    end if;
    if not exists (
      select from jsonb_to_recordset(_content) as variant (content text) where btrim(content, blanks) <> ''
    ) then
      raise exception 'At least one content (NL or EN) is required';
    end if;

    if _published and not exists (
      select from jsonb_to_recordset(_content) as variant (title text, content text, published boolean)
      where (btrim(title, blanks) <> '' or btrim(content, blanks) <> '') and coalesce(published, true)
    ) then
      raise exception 'At least one language must be published';
    end if;

    if _id is not null then
      -- Waits for a concurrent save, whose updated_at then counts.
      select * into saved from public.otm_blog_articles where id = _id for update;
      if not found then
        -- Whoever may read it may not lock it.
        if exists (select from public.otm_blog_articles where id = _id) then
          raise exception 'Only editors change an article that is live or planned to be'
            using errcode = 'insufficient_privilege';
        end if;
        raise exception 'The article does not exist (any more)' using errcode = 'PT404';
      end if;
      if saved.updated_at is distinct from _updated_at or _number <> (
        select coalesce(max(number), 0) from public.otm_article_versions where article_id = _id
      ) then
        raise exception 'The article was changed by somebody else in the meantime'
          using errcode = 'PT409', hint = 'Nothing was saved. Load the article again and repeat your changes.';
      end if;
    end if;

    saved.slug := coalesce(nullif(btrim(_slug, blanks), ''),
      'article-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint);
    saved.author := coalesce(nullif(btrim(_author, blanks), ''), 'Anonymous');
    saved.read_time := greatest(coalesce(_read_time, 5), 1);
    saved.image_url := nullif(btrim(_image_url, blanks), '');
    saved.published := coalesce(_published, false);
    saved.related_articles := coalesce(_related_articles, '{}');

    if exists (
      select from public.otm_blog_articles where slug = saved.slug and id is distinct from _id
    ) then
      raise exception 'Another article already has the slug "%"', saved.slug using errcode = 'unique_violation';
    end if;

    if _id is null then
      insert into public.otm_blog_articles (slug, author, read_time, image_url, published, related_articles)
      values (saved.slug, saved.author, saved.read_time, saved.image_url, saved.published, saved.related_articles)
      returning * into saved;
    else
      update public.otm_blog_articles
      set slug = saved.slug, author = saved.author, read_time = saved.read_time,
        image_url = saved.image_url, published = saved.published, related_articles = saved.related_articles
      where id = _id
      returning * into saved;
      delete from public.otm_blog_article_content where article_id = saved.id;
      delete from public.otm_blog_article_tags
      where article_id = saved.id and tag_id <> all (coalesce(_tags, '{}'));
      delete from public.otm_blog_article_faqs where article_id = saved.id;
    end if;

    -- Before the texts: the search index is then written once, including FAQs.
    insert into public.otm_blog_article_faqs
      (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
    select saved.id, coalesce(btrim(question_nl, blanks), ''), coalesce(btrim(answer_nl, blanks), ''),
      coalesce(btrim(question_en, blanks), ''), coalesce(btrim(answer_en, blanks), ''),
      row_number() over (order by place)
    from rows from (
      jsonb_to_recordset(_faqs) as (question_nl text, answer_nl text, question_en text, answer_en text)
    ) with ordinality as faq (question_nl, answer_nl, question_en, answer_en, place)
    where btrim(question_nl, blanks) <> '' or btrim(question_en, blanks) <> '';

    insert into public.otm_blog_article_content
      (article_id, language, title, subtitle, excerpt, content, meta_title, meta_description, published)
    select saved.id, language, coalesce(nullif(btrim(title, blanks), ''), 'Untitled'),
      nullif(btrim(subtitle, blanks), ''), nullif(btrim(excerpt, blanks), ''), coalesce(content, ''),
      nullif(btrim(meta_title, blanks), ''), nullif(btrim(meta_description, blanks), ''), coalesce(published, true)
    from jsonb_to_recordset(_content) as variant (
      language text, title text, subtitle text, excerpt text, content text, meta_title text, meta_description text,
      published boolean
    )
    where btrim(title, blanks) <> '' or btrim(content, blanks) <> '';

    insert into public.otm_blog_article_tags (article_id, tag_id)
    select distinct saved.id, tag from unnest(_tags) as tag
    on conflict do nothing;

    return query select saved.id, saved.slug, saved.updated_at;
  end
  $$;
comment on function public.save_article is
  'Saves an article with its texts, tags and questions, or nothing at all. _updated_at is the value that the editor
loaded (to the microsecond), _number that of the newest version it knew (any without it); PT409 says that they are no
longer the current ones.';
revoke all on function public.save_article from public, anon, authenticated;
grant execute on function public.save_article to authenticated;

create function public.delete_article(_id uuid) returns void
  language plpgsql security invoker set search_path = ''
  as $$
  begin
    delete from public.otm_blog_articles where id = _id;
    if not found then
      if exists (select from public.otm_blog_articles where id = _id) then
        raise exception 'Only editors delete an article that is live or planned to be'
          using errcode = 'insufficient_privilege';
      end if;
      raise exception 'The article does not exist (any more)' using errcode = 'PT404';
    end if;
  end
  $$;
comment on function public.delete_article(uuid) is 'Deletes an article with its texts, tags, questions and former slugs.';
revoke all on function public.delete_article(uuid) from public, anon, authenticated;
grant execute on function public.delete_article(uuid) to authenticated;
