-- Saves and deletes an article with its texts, tags and FAQs: one call, one transaction.
-- Security invoker: the policies of the tables decide.

create function public.save_article_document(
  _document jsonb, _id uuid default null, _updated_at timestamptz default null, _number integer default null
) returns table (id uuid, slug text, updated_at timestamptz)
  language plpgsql security invoker set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    saved public.otm_blog_articles;
    own_role text;
    blanks constant text := E' \t\r\n';
    fields jsonb;
    texts jsonb;
    faqs jsonb;
    is_published boolean;
    columns record;
  begin
    -- The policies decide; this says why. The server's own role has none, and an access token (see save_draft) no session.
    select own.role from public.get_own_role() own into own_role;
    if auth.uid() is not null and auth.jwt() ->> 'access_token_id' is null and own_role is null then
      raise exception 'You have no role that allows this (any more)' using errcode = 'insufficient_privilege';
    end if;
    if own_role = 'writer' and (_document ->> 'published')::boolean then
      raise exception 'Only editors publish' using errcode = 'insufficient_privilege';
    end if;
    perform public.require_article_parts(_document -> 'content', _document -> 'faqs');
    select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) = 'string' then to_jsonb(nullif(btrim(value #>> '{}', blanks), '')) else value
    end), '{}')
    from jsonb_each(_document - array['content', 'tags', 'faqs']) into fields;
    -- Without blanks around them; what is left out is not written.
    select coalesce(jsonb_agg(written.variant), '[]')
    from jsonb_array_elements(_document -> 'content') variant, lateral (
      select jsonb_object_agg(key, case
        when key = 'content' or jsonb_typeof(value) <> 'string' then value
        else to_jsonb(nullif(btrim(value #>> '{}', blanks), ''))
      end)
      from jsonb_each(variant)
    ) written (variant)
    where written.variant ->> 'title' is not null or btrim(written.variant ->> 'content', blanks) <> ''
    into texts;
    if not exists (select from jsonb_array_elements(texts) variant where variant ->> 'title' is not null) then
      raise exception 'At least one title (NL or EN) is required';
    end if;
    if not exists (
      select from jsonb_array_elements(texts) variant where btrim(variant ->> 'content', blanks) <> ''
    ) then
      raise exception 'At least one content (NL or EN) is required';
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

    is_published := coalesce((fields ->> 'published')::boolean, saved.published, false);
    if is_published and not exists (
      select from jsonb_array_elements(texts) variant where coalesce((variant ->> 'published')::boolean, true)
    ) then
      raise exception 'At least one language must be published';
    end if;
    if fields ->> 'slug' is null then
      fields := fields || jsonb_build_object('slug', 'article-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint);
    end if;
    if exists (
      select from public.otm_blog_articles where slug = fields ->> 'slug' and id is distinct from _id
    ) then
      raise exception 'Another article already has the slug "%"', fields ->> 'slug' using errcode = 'unique_violation';
    end if;

    columns := public.document_columns('public.otm_blog_articles', '{id,created_at,updated_at,published_at}');
    if _id is null then
      execute format(
        'insert into public.otm_blog_articles (%s) select %s from jsonb_populate_record(null::public.otm_blog_articles, $1) held '
        'returning *', columns.names, columns.sources
      ) using fields into saved;
    else
      -- A field that the document lacks stays as it is.
      execute format(
        'update public.otm_blog_articles set (%s) = (select %s from jsonb_populate_record($1, $2) held) where id = $3 '
        'returning *', columns.names, columns.sources
      ) using saved, fields, _id into saved;
      delete from public.otm_blog_article_content where article_id = saved.id;
      delete from public.otm_blog_article_faqs where article_id = saved.id;
      if _document ? 'tags' then
        delete from public.otm_blog_article_tags
        where article_id = saved.id and not _document -> 'tags' @> to_jsonb(tag_id);
      end if;
    end if;

    -- Before the texts: the search index is then written once, including FAQs.
    select coalesce(jsonb_agg(written.faq order by place), '[]')
    from jsonb_array_elements(_document -> 'faqs') with ordinality asked (faq, place), lateral (
      select jsonb_object_agg(key, coalesce(btrim(value, blanks), '')) from jsonb_each_text(faq)
    ) written (faq)
    where written.faq ->> 'question_nl' <> '' or written.faq ->> 'question_en' <> ''
    into faqs;
    columns := public.document_columns('public.otm_blog_article_faqs', '{id,article_id,display_order}');
    execute format(
      'insert into public.otm_blog_article_faqs (article_id, display_order, %s) select $1, place, %s '
      'from jsonb_array_elements($2) with ordinality asked (faq, place), '
      'jsonb_populate_record(null::public.otm_blog_article_faqs, faq) held', columns.names, columns.sources
    ) using saved.id, faqs;

    columns := public.document_columns('public.otm_blog_article_content', '{article_id}');
    execute format(
      'insert into public.otm_blog_article_content (article_id, %s) select $1, %s '
      'from jsonb_populate_recordset(null::public.otm_blog_article_content, $2) held', columns.names, columns.sources
    ) using saved.id, (
      select coalesce(jsonb_agg(case
        when variant ->> 'title' is null then variant || '{"title": "Untitled"}' else variant
      end), '[]')
      from jsonb_array_elements(texts) variant
    );

    insert into public.otm_blog_article_tags (article_id, tag_id)
    select distinct saved.id, tag::uuid from jsonb_array_elements_text(_document -> 'tags') tag
    on conflict do nothing;

    return query select saved.id, saved.slug, saved.updated_at;
  end
  $$;
comment on function public.save_article_document is
  'Saves a document (see otm_article_versions) as an article with its texts, tags and questions, or nothing at all. '
  '_updated_at is the value that the editor loaded (to the microsecond), _number that of the newest version it knew (any '
  'without it); PT409 says that they are no longer the current ones. Fields that the document lacks stay as they are.';
revoke all on function public.save_article_document from public, anon, authenticated;
grant execute on function public.save_article_document to authenticated;

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
  language sql security invoker set search_path = ''
  as $$
    select * from public.save_article_document(
      jsonb_build_object(
        'slug', _slug, 'author', _author, 'read_time', greatest(coalesce(_read_time, 5), 1), 'image_url', _image_url,
        'published', coalesce(_published, false), 'related_articles', to_jsonb(coalesce(_related_articles, '{}')),
        'content', coalesce(_content, '[]'), 'tags', to_jsonb(coalesce(_tags, '{}')), 'faqs', coalesce(_faqs, '[]')
      ), _id, _updated_at, _number
    )
  $$;
comment on function public.save_article is
  'save_article_document for programs that name the first fields of an article one by one.';
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
