-- The documents of articles: their texts as content, the ids of their tags, and their questions as faqs.

insert into private.content_kinds
  (name, noun, source, shown_by, can_wait, is_drafted, has_languages, has_titles)
values ('article', 'article', 'otm_blog_articles', 'published', true, true, true, true);

create function private.article_document(_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return (
      select to_jsonb(article) - array['id', 'created_at', 'updated_at', 'published_at'] || jsonb_build_object(
        'content', coalesce((
          select jsonb_agg(to_jsonb(variant) - 'article_id' order by variant.language desc)
          from public.otm_blog_article_content variant where variant.article_id = article.id
        ), '[]'),
        'tags', coalesce((
          select jsonb_agg(link.tag_id order by link.tag_id)
          from public.otm_blog_article_tags link where link.article_id = article.id
        ), '[]'),
        'faqs', coalesce((
          select jsonb_agg(to_jsonb(faq) - array['id', 'article_id', 'display_order'] order by faq.display_order, faq.id)
          from public.otm_blog_article_faqs faq where faq.article_id = article.id
        ), '[]')
      )
      from public.otm_blog_articles article where article.id = _id
    );
  end
  $$;
revoke all on function private.article_document(uuid) from public;

create function private.article_fault(_document jsonb, _id uuid, _is_written boolean) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fields jsonb := jsonb_build_array(_document - array['content', 'tags', 'faqs']);
    fault constant text := coalesce(
      private.rows_fault(
        'document', fields, 'public.otm_blog_articles', '{id,created_at,updated_at,published_at}',
        '{slug,author,read_time,published,related_articles}'
      ),
      private.rows_fault(
        'content', _document -> 'content', 'public.otm_blog_article_content', '{article_id}', '{language}'
      ),
      private.rows_fault(
        'faqs', _document -> 'faqs', 'public.otm_blog_article_faqs', '{id,article_id,display_order}', '{}'
      )
    );
  begin
    if fault is not null then return fault; end if;
    if private.is_json_of('a list of ids', _document -> 'tags') is not true then
      return '"tags" of "document" must be a list of ids';
    end if;
    -- As many as the panel reads of an article.
    if jsonb_array_length(_document -> 'tags') > 100 then return 'An article has 100 tags at most'; end if;
    if jsonb_array_length(_document -> 'faqs') > 100 then return 'An article has 100 questions at most'; end if;
    if _is_written then return null; end if;
    fields := jsonb_build_array(private.without_blanks(fields) -> 0 || jsonb_build_object('id', _id));
    return coalesce(
      private.constraint_fault('document', fields, 'public.otm_blog_articles'),
      private.constraint_fault(
        'content', private.without_blanks(_document -> 'content'), 'public.otm_blog_article_content'
      ),
      private.constraint_fault('faqs', private.without_blanks(_document -> 'faqs'), 'public.otm_blog_article_faqs')
    );
  end
  $$;
comment on function private.article_fault(jsonb, uuid, boolean) is
  'Why this is no document of the article, in one sentence; null for one that is. It may be unfinished: texts and a slug '
  'may be empty, and a tag or related article may be gone.';
revoke all on function private.article_fault(jsonb, uuid, boolean) from public;

create function private.lock_article(_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform from public.otm_blog_articles where id = _id for update;
    return found;
  end
  $$;
revoke all on function private.lock_article(uuid) from public;

create function private.has_unwritten(_html text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select _html ~ 'class="([^"]* )?to-write( [^"]*)?"[^>]*>(\s|\u00A0|&nbsp;|<br[^>]*>)*<(/|ul|ol|dl|table|p|div|h[1-6])'
  $$;
comment on function private.has_unwritten(text) is 'Whether a text has a marked block without words, as hasUnwritten tells.';
revoke all on function private.has_unwritten(text) from public;

create function private.apply_article(_id uuid, _document jsonb) returns uuid
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
    if _id is not null then
      delete from public.otm_blog_article_content where article_id = _id;
      delete from public.otm_blog_article_faqs where article_id = _id;
      delete from public.otm_blog_article_tags where article_id = _id and not _document -> 'tags' @> to_jsonb(tag_id);
    end if;
    -- Before the texts: the search index is then written once, including FAQs.
    perform private.insert_rows('public.otm_blog_article_faqs', asked, jsonb_build_object('article_id', saved), '{id}');
    perform private.insert_rows('public.otm_blog_article_content', (
      select jsonb_agg(case
        when variant ->> 'title' is null then variant || '{"title": "Untitled"}' else variant
      end)
      from jsonb_array_elements(texts) variant
    ), jsonb_build_object('article_id', saved));
    insert into public.otm_blog_article_tags (article_id, tag_id)
    select distinct saved, id from private.ids_in(_document -> 'tags') join public.otm_blog_tags using (id)
    on conflict do nothing;
    return saved;
  end
  $$;
comment on function private.apply_article(uuid, jsonb) is
  'Writes a document into the tables of an article, or of a new one, without blanks around texts, and less tags and related '
  'articles that are gone.';
revoke all on function private.apply_article(uuid, jsonb) from public;

create trigger keep_version after insert or update on public.otm_blog_articles
  for each row execute function private.keep_version('article', 'id');
create trigger keep_version after insert or update or delete on public.otm_blog_article_content
  for each row execute function private.keep_version('article', 'article_id');
create trigger keep_version after insert or update or delete on public.otm_blog_article_faqs
  for each row execute function private.keep_version('article', 'article_id');
create trigger keep_version after insert or update on public.otm_blog_article_tags
  for each row execute function private.keep_version('article', 'article_id');
-- The deletion of a tag is no change of the articles that carried it: it must not end what waits to be published.
create trigger keep_version_of_untagged after delete on public.otm_blog_article_tags
  for each row when (pg_trigger_depth() = 0) execute function private.keep_version('article', 'article_id');
create trigger forget_subject after delete on public.otm_blog_articles
  for each row execute function private.forget_subject();

create function private.show_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    content constant jsonb := new.document -> 'content';
  begin
    if private.is_waiting(new.kind, new.state, new.document) then return null; end if;
    -- Hides an article whose texts are all unpublished.
    if content = '[]' or content @> '[{"published": true}]' then
      delete from private.hidden_articles where article_id = new.subject_id;
    else
      insert into private.hidden_articles (article_id) values (new.subject_id) on conflict do nothing;
    end if;
    perform private.show_article(new.subject_id, new.document);
    return null;
  end
  $$;
comment on function private.show_version() is 'Keeps which articles, and what of them, visitors see.';
revoke all on function private.show_version() from public;
create trigger show_version after insert on public.otm_versions
  for each row when (new.kind = 'article') execute function private.show_version();

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
comment on function public.delete_article(uuid) is 'Puts an article with its texts, tags, questions and former slugs into the trash.';
revoke all on function public.delete_article(uuid) from public, anon, authenticated;
grant execute on function public.delete_article(uuid) to authenticated;
