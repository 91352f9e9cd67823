-- A save writes what it changes, and reads an article's HTML once for what is searched of it.

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

create or replace function private.text_of_html(_html text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare
    html text := left(_html, 400000);
  begin
    -- A double-encoded text has its tags as entities.
    if html !~ '<[a-z]' and html ~ '&lt;[a-z]' then
      html := replace(replace(replace(html, '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
    end if;
    if html ~* '<[a-z]' then
      -- Single spaces, which are most of them, stay where they are.
      html := regexp_replace(html, '(?! )\s|\s\s+', ' ', 'g');
      html := regexp_replace(html, '</?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small'
        '|span|strike|strong|sub|sup|time|tt|u|var|wbr)(?:[\s/][^<>]*)?>', '', 'gi');
      html := regexp_replace(html, '<[^<>]*>', E'\n', 'g');
    else
      -- The headings of the older format, which has no tags.
      html := regexp_replace(html, '^\s*H2:\s*', '', 'gn');
    end if;
    -- Truncated, so that the words fit into a tsvector (1 MB).
    return left(
      regexp_replace(private.decode_references(html), '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), 120000);
  end
  $$;

create or replace function private.search_spelling(_text text) returns text
  language sql immutable set search_path = ''
  as $$
    select regexp_replace(
      replace(
        case when _text is nfkc normalized then _text else normalize(_text, nfkc) end, U&'\2010', '-'),
      '[!#-,/:-@\[-`{-~\u007f-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f'
        '\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]|\.(?![0-9])|(?<![0-9])\.', $sign$'$sign$, 'g')
  $$;

create or replace function private.searched_line(_text text) returns text
  language sql immutable set search_path = ''
  as $$
    -- Signs stand apart, so that the parser sees the words that the index has.
    select regexp_replace(
      btrim(regexp_replace(
        regexp_replace(
          case when _text ~ '[\u2010\u2011\u000c\u0002-\u0005]'
            then translate(_text, U&'\2010\2011\000C\0002\0003\0004\0005', U&'--\0005') else _text end,
          '([.,:;!?…])\s*\n\s*', '\1 ', 'g'),
        '\s*\n\s*', ' · ', 'g'), ' ·'),
      '([!-,./:-@\[-`{-~\u007f-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb-\u00bf'
        '\u2000-\u206f\u20a0-\u2bff\u3000-\u303f])',
      E'\x04\\1\x04', 'g')
  $$;

create or replace function private.set_apart(_html text, out prose text, out rest text)
  language plpgsql immutable set search_path = ''
  as $$
  begin
    prose := _html;
    if _html ~* '<(?:table|ul|ol|pre)\M' then
      select string_agg(piece, '' order by place) filter (where depth <= 0),
        string_agg(piece, '' order by place) filter (where depth > 0)
      from (
        select piece, place,
          sum(case when piece ~ '^</' then -1 when place > 1 or piece ~* '^<(?:table|ul|ol|pre)\M' then 1 else 0 end)
            over (order by place) as depth
        from regexp_split_to_table(_html, '(?=</?(?:table|ul|ol|pre)\M)', 'i') with ordinality pieces (piece, place)
      ) pieces
      into prose, rest;
    end if;
  end
  $$;

create function private.index_of_article(
  _variant public.otm_blog_article_content, out words tsvector, out line text
)
  language plpgsql stable set search_path = ''
  as $$
  declare
    configuration constant regconfig := private.configuration(_variant.language);
    apart constant record := private.set_apart(left(_variant.content, 400000));
    prose constant text := private.text_of_html(apart.prose);
    rest constant text := private.text_of_html(apart.rest);
    questions constant text := private.text_of_questions(_variant.article_id, _variant.language);
  begin
    words := setweight(to_tsvector(configuration, private.search_spelling(_variant.title)), 'A')
      || setweight(to_tsvector(
        configuration, private.search_spelling(concat_ws(' ', _variant.subtitle, _variant.excerpt))), 'B')
      -- Truncated, so that the words fit into a tsvector (1 MB).
      || setweight(to_tsvector(configuration, private.search_spelling(left(concat_ws(E'\n', prose, rest), 120000))), 'D')
      || setweight(to_tsvector(configuration, private.search_spelling(questions)), 'C');
    line := private.searched_line(
      left(concat_ws(E'\n', _variant.excerpt, left(prose, 100000), questions, E'\f' || rest), 150000));
  end
  $$;
comment on function private.index_of_article(public.otm_blog_article_content) is
  'What private.article_search and private.article_lines hold of a text.';
revoke all on function private.index_of_article(public.otm_blog_article_content) from public;

create or replace function private.line_of_article(_variant public.otm_blog_article_content) returns text
  language sql stable set search_path = ''
  as $$ select line from private.index_of_article(_variant) $$;

create or replace function private.index_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    index record;
  begin
    if new.published then
      index := private.index_of_article(new);
      insert into private.article_search (article_id, language, words)
      values (new.article_id, new.language, index.words)
      on conflict (article_id, language) do update set words = excluded.words;
      insert into private.article_lines (article_id, language, line)
      values (new.article_id, new.language, index.line)
      on conflict (article_id, language) do update set line = excluded.line;
    else
      delete from private.article_search where (article_id, language) = (new.article_id, new.language);
      delete from private.article_lines where (article_id, language) = (new.article_id, new.language);
    end if;
    return null;
  end
  $$;

create or replace function private.index_questions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    variant public.otm_blog_article_content;
    index record;
  begin
    for variant in
      select text.* from public.otm_blog_article_content text
      join private.article_search using (article_id, language)
      where tg_op = 'TRUNCATE' or text.article_id in (old.article_id, new.article_id)
    loop
      index := private.index_of_article(variant);
      update private.article_search set words = index.words
      where (article_id, language) = (variant.article_id, variant.language);
      update private.article_lines set line = index.line
      where (article_id, language) = (variant.article_id, variant.language);
    end loop;
    return null;
  end
  $$;

drop function private.words_of_article(public.otm_blog_article_content);
