-- What an article's snippet is cut from is prepared when its text is published, not at each search: whole sentences, and at
-- most one heading, cell or list item. An article's HTML is read once for what is searched of it.

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

create function private.searched_line(_text text) returns text
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
comment on function private.searched_line(text) is
  'A text as one line, of which private.snippet_of_line shows parts; U+0004 stands around each sign, U+0005 for a form feed.';
revoke all on function private.searched_line(text) from public;

-- Apart from the words, which many rows are ranked by.
create table private.article_lines (
  article_id uuid not null,
  language text not null,
  line text not null,
  primary key (article_id, language),
  foreign key (article_id, language) references public.otm_blog_article_content on delete cascade on update cascade
);
comment on table private.article_lines is 'The line (private.searched_line) of each published text, written by triggers.';
alter table private.article_lines enable row level security;
revoke all on private.article_lines from public, anon, authenticated;

create or replace function private.left_out_of_trash() returns table (name text, reason text)
  language sql immutable rows 6 set search_path = ''
  as $$
    values
      ('private.article_search', 'The trigger of the texts writes it.'),
      ('private.article_lines', 'The trigger of the texts writes it.'),
      ('private.page_search', 'The trigger of the texts writes it.'),
      ('private.shown_articles', 'The restoration writes it from the article.'),
      ('private.events', 'Webhooks are told what happens once.'),
      ('private.event_deliveries', 'What was not told before the deletion is not told after it.'),
      ('mail_outbox_webhook_id_fkey', 'It told administrators of what was the matter then.')
  $$;

create function private.set_apart(_html text, out prose text, out rest text)
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
comment on function private.set_apart(text) is 'The HTML of an article without its tables, lists and code, and these.';
revoke all on function private.set_apart(text) from public;

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

create function private.line_of_article(_variant public.otm_blog_article_content) returns text
  language sql stable set search_path = ''
  as $$ select line from private.index_of_article(_variant) $$;
revoke all on function private.line_of_article(public.otm_blog_article_content) from public;

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

insert into private.article_lines (article_id, language, line)
select variant.article_id, variant.language, private.line_of_article(variant)
from private.article_search search
join public.otm_blog_article_content variant
  on (variant.article_id, variant.language) = (search.article_id, search.language);

create or replace function private.text_of_sections(_sections jsonb) returns text
  language sql immutable set search_path = ''
  as $$
    with recursive held (value, place, is_table) as (
      select section, array[place], coalesce(section ->> 'type' in ('before-after', 'figures'), false)
      from jsonb_array_elements(_sections) with ordinality sections (section, place)
      where section -> 'hidden' is distinct from 'true'
      union all
      select child.value, held.place || child.place, held.is_table
      from held, lateral (
        select value, ordinality from jsonb_each(
          case jsonb_typeof(held.value) when 'object'
            then held.value - array['id', 'type', 'hidden'] - private.wordless_fields() else '{}' end
        ) with ordinality
        union all
        select value, ordinality from jsonb_array_elements(
          case jsonb_typeof(held.value) when 'array' then held.value else '[]' end
        ) with ordinality
      ) child (value, place)
      where jsonb_typeof(held.value) in ('object', 'array')
    ),
    texts (prose, rest, place) as (
      select case when not is_table then private.text_of_html(apart.prose) end,
        private.text_of_html(case when is_table then value #>> '{}' else apart.rest end), place
      from held, lateral private.set_apart(value #>> '{}') apart
      where jsonb_typeof(value) = 'string'
    )
    select left(
      concat_ws(E'\n', string_agg(prose, E'\n' order by place), E'\f' || string_agg(rest, E'\n' order by place)),
      100000)
    from texts
  $$;
comment on function private.text_of_sections(jsonb) is
  'The texts of the sections that are shown, without HTML: those in sentences, then after a form feed the tables, lists and code.';

update private.page_search search
set text = concat_ws(E'\n', nullif(content.description, ''), private.text_of_sections(content.sections))
from public.otm_page_content content
where (content.page_id, content.language) = (search.page_id, search.language);

create function private.snippet_of_part(_part text, _language text, _query tsquery) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    found constant text := ts_headline(private.configuration(_language), _part, _query,
      E'MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter="\x05", StartSel="\x02", StopSel="\x03"');
    pieces constant text := translate(found, E'\x02\x03', '');
    before constant text := translate(split_part(_part, split_part(pieces, E'\x05', 1), 1), E'\x04', '');
    after constant text := translate(
      reverse(split_part(reverse(_part), reverse(split_part(pieces, E'\x05', -1)), 1)), E'\x04', '');
  begin
    -- ts_headline leaves out frequent and short words at the ends; a few of them are no cut.
    return case when char_length(before) > 30 then '… ' else before end
      || translate(replace(found, E'\x05', ' … '), E'\x04', '')
      || case when char_length(after) > 30 then ' …' else after end;
  end
  $$;
revoke all on function private.snippet_of_part(text, text, tsquery) from public;

create function private.snippet_of_line(_line text, _language text, _query tsquery) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    marked constant text := translate(
      ts_headline(
        private.configuration(_language), _line, _query, E'HighlightAll=true, StartSel="\x02", StopSel="\x03"'),
      E'\x04', '');
    shown text;
  begin
    with pieces as materialized (
      select btrim(piece, ' ·') as piece, place, piece ~ '[.!?…][”’"'')]*[ ·]*$' as is_sentence,
        -- No more than the query has words: the first sentence with them all, rather than one that repeats some.
        least(length(piece) - length(translate(piece, E'\x02', '')), (numnode(_query) + 1) / 2) as hits
      from string_to_table(
        regexp_replace(
          translate(replace(marked, ' · ', E'\n'), E'\x05', E'\n'),
          '([.!?…][”’"'')]*)\s+(\x02?[“‘"''(]*[[:upper:][:digit:]])', E'\\1\n\\2', 'g'),
        E'\n') with ordinality lines (piece, place)
    ),
    best as (select place, hits from pieces where is_sentence order by hits desc, place limit 1),
    following as (
      select piece, place, sum(length(piece)) over (order by place) as length
      from pieces where is_sentence and place >= (select place from best)
    )
    select concat_ws(
      ' … ',
      (select string_agg(piece, ' ' order by place) from following
        where length <= 180 or place = (select place from best)),
      (select piece from pieces where hits > 0 and (select hits from best) = 0 order by place limit 1))
    into shown;
    return case
      when shown = '' then private.snippet_of_part(
        rtrim(regexp_replace(_line, '\u0005[\s·\u0004]*', ''), E' ·\x04'), _language, _query)
      when length(shown) > 300 then private.snippet_of_part(private.searched_line(shown), _language, _query)
      else shown
    end;
  end
  $$;
comment on function private.snippet_of_line(text, text, tsquery) is
  'The sentences of a line (private.searched_line) with the words of a query, which are between U+0002 and U+0003; where '
  'none has them its first, and the heading, cell or item that does; … is where it was cut.';
revoke all on function private.snippet_of_line(text, text, tsquery) from public;

create or replace function private.snippet(_text text, _language text, _query tsquery) returns text
  language sql stable set search_path = ''
  as $$ select private.snippet_of_line(private.searched_line(_text), _language, _query) $$;

create or replace function public.search_articles(
  _query text, _language text default 'nl', _limit integer default 12, _offset integer default 0
) returns table (
  id uuid, slug text, language text, title text, snippet text, read_time integer, found integer
)
  language plpgsql stable security definer rows 12 set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  #variable_conflict use_column
  declare
    asked constant text := case _language when 'en' then 'en' else 'nl' end;
    other constant text := case asked when 'en' then 'nl' else 'en' end;
    words constant text := private.search_spelling(
      case when length(_query) > 200 then substring(left(_query, 200) from '^.*\s') else _query end);
    own_query constant tsquery := websearch_to_tsquery(private.configuration(asked), words);
    other_words constant tsquery := websearch_to_tsquery(private.configuration(other), words);
    -- "van" is a stop word in Dutch but not in English: then only English texts are searched.
    other_query constant tsquery := case when querytree(other_words) not in ('', 'T') then other_words end;
  begin
    -- Without a required word every text would match: "the", "-invoices".
    if words is null or querytree(own_query) in ('', 'T') then
      return;
    end if;
    return query
      with hits as (
        select article.id, article.slug, article.read_time, article.published_at, search.language, search.words,
          case search.language when asked then own_query else other_query end as query
        from public.otm_blog_articles article
        join private.article_search search on search.article_id = article.id
        where article.published and (
          search.language = asked and search.words @@ own_query
          -- Falls back to the other language.
          or search.language = other and search.words @@ other_query and not exists (
            select from private.article_search own where own.article_id = search.article_id and own.language = asked
          )
        )
        order by article.published_at desc, article.id desc
        limit 500
      ),
      page as (
        select *, ts_rank(words, query) as rank, count(*) over () as found
        from hits
        order by rank desc, published_at desc, id
        limit greatest(least(_limit, 50), 0) offset greatest(_offset, 0)
      )
      select page.id, page.slug, page.language, variant.title,
        private.snippet_of_line(
          -- Texts of before 1.0 have none until they are saved again.
          coalesce(prepared.line, private.line_of_article(variant)), page.language, page.query),
        page.read_time, page.found::integer
      from page
      join public.otm_blog_article_content variant on variant.article_id = page.id and variant.language = page.language
      left join private.article_lines prepared
        on prepared.article_id = page.id and prepared.language = page.language
      order by page.rank desc, page.published_at desc, page.id;
  end
  $$;
