-- A save writes what it changes.

create or replace function private.apply_article(_id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- Articles and tags may be gone since.
    fields jsonb := private.without_blanks(jsonb_build_array(_document - array['content', 'tags', 'faqs'])) -> 0
      || jsonb_build_object('related_articles', array(
        select id from private.ids_in(_document -> 'related_articles') join public.otm_blog_articles using (id)
        order by place
      ));
    texts constant jsonb := (
      select coalesce(jsonb_agg(variant), '[]') from jsonb_array_elements(private.without_blanks(_document -> 'content')) variant
      where variant ->> 'title' is not null or btrim(variant ->> 'content', E' \t\r\n') <> ''
    );
    asked constant jsonb := (
      select coalesce(jsonb_agg(faq || jsonb_build_object('display_order', place) order by place), '[]')
      from (
        select faq, row_number() over () as place
        from jsonb_array_elements(private.without_blanks(_document -> 'faqs')) faq
        where coalesce(faq ->> 'question_nl', faq ->> 'question_en') is not null
      ) kept
    );
    unwritten constant text := (
      select variant ->> 'language' from jsonb_array_elements(texts) variant
      where (fields ->> 'published')::boolean and coalesce((variant ->> 'published')::boolean, true)
        and private.has_unwritten(variant ->> 'content')
      order by variant ->> 'language' desc limit 1
    );
    saved uuid;
  begin
    if not texts @? '$[*] ? (@.title != null)' then
      raise exception 'At least one title (NL or EN) is required';
    end if;
    if not exists (
      select from jsonb_array_elements(texts) variant where btrim(variant ->> 'content', E' \t\r\n') <> ''
    ) then
      raise exception 'At least one content (NL or EN) is required';
    end if;
    if (fields ->> 'published')::boolean and not exists (
      select from jsonb_array_elements(texts) variant where coalesce((variant ->> 'published')::boolean, true)
    ) then
      raise exception 'At least one language must be published';
    end if;
    if unwritten is not null then
      raise exception 'The % text has places that are still to be written', case unwritten when 'nl' then 'Dutch' else 'English' end;
    end if;
    if fields ->> 'slug' is null then
      fields := fields || jsonb_build_object('slug', 'article-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint);
    end if;
    if exists (
      select from public.otm_blog_articles where slug = fields ->> 'slug' and id is distinct from _id
    ) then
      raise exception 'Another article already has the slug "%"', fields ->> 'slug' using errcode = 'unique_violation';
    end if;

    saved := private.write_row('public.otm_blog_articles', _id, fields, '{id,created_at,updated_at,published_at}');
    if jsonb_strip_nulls(asked) <> (
      select jsonb_strip_nulls(private.without_blanks(
        coalesce(jsonb_agg(to_jsonb(faq) - '{id,article_id}'::text[] order by display_order, id), '[]')
      ))
      from public.otm_blog_article_faqs faq where article_id = saved
    ) then
      -- The texts after them: the search index is then written once, including FAQs.
      delete from public.otm_blog_article_content where article_id = saved;
      delete from public.otm_blog_article_faqs where article_id = saved;
      perform private.insert_rows('public.otm_blog_article_faqs', asked, jsonb_build_object('article_id', saved), '{id}');
    end if;
    delete from public.otm_blog_article_content
    where article_id = saved and not texts @> jsonb_build_array(jsonb_build_object('language', language));
    perform private.write_rows('public.otm_blog_article_content', '{article_id,language}', (
      select jsonb_agg(case
        when variant ->> 'title' is null then variant || '{"title": "Untitled"}' else variant
      end)
      from jsonb_array_elements(texts) variant
    ), jsonb_build_object('article_id', saved));
    delete from public.otm_blog_article_tags where article_id = saved and not _document -> 'tags' @> to_jsonb(tag_id);
    insert into public.otm_blog_article_tags (article_id, tag_id)
    select distinct saved, id from private.ids_in(_document -> 'tags') join public.otm_blog_tags using (id)
    on conflict do nothing;
    return saved;
  end
  $$;
