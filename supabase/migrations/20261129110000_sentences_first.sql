-- What a search shows of a text is a sentence: of tables, lists and code only what no sentence has.

create function private.set_apart(_html text, out prose text, out rest text)
  language sql immutable set search_path = ''
  as $$
    select string_agg(piece, '' order by place) filter (where depth <= 0),
      string_agg(piece, '' order by place) filter (where depth > 0)
    from (
      select piece, place,
        sum(case when piece ~ '^</' then -1 when place > 1 or piece ~* '^<(?:table|ul|ol|pre)\M' then 1 else 0 end)
          over (order by place) as depth
      from regexp_split_to_table(_html, '(?=</?(?:table|ul|ol|pre)\M)', 'i') with ordinality pieces (piece, place)
    ) pieces
  $$;
comment on function private.set_apart(text) is 'The HTML of an article without its tables, lists and code, and these.';
revoke all on function private.set_apart(text) from public;

create or replace function private.line_of_article(_variant public.otm_blog_article_content) returns text
  language sql stable set search_path = ''
  as $$
    select private.searched_line(concat_ws(
      E'\n', _variant.excerpt, private.text_of_html(prose),
      private.text_of_questions(_variant.article_id, _variant.language), E'\f' || private.text_of_html(rest)))
    from private.set_apart(left(_variant.content, 100000))
  $$;

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

create or replace function private.searched_line(_text text) returns text
  language sql immutable set search_path = ''
  as $$
    -- Signs stand apart, so that the parser sees the words that the index has.
    select regexp_replace(
      btrim(regexp_replace(
        regexp_replace(
          translate(_text, U&'\2010\2011\000C\0002\0003\0004\0005', U&'--\0005'), '([.,:;!?…])\s*\n\s*', '\1 ', 'g'),
        '\s*\n\s*', ' · ', 'g'), ' ·'),
      '([!-,./:-@\[-`{-~\u007f-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb-\u00bf'
        '\u2000-\u206f\u20a0-\u2bff\u3000-\u303f])',
      E'\x04\\1\x04', 'g')
  $$;
comment on function private.searched_line(text) is
  'A text as one line, of which private.snippet_of_line shows parts; U+0004 stands around each sign, U+0005 for a form feed.';

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

create or replace function private.snippet_of_line(_line text, _language text, _query tsquery) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    sentences constant text := private.snippet_of_part(
      rtrim(split_part(_line, E'\x05', 1), E' ·\x04'), _language, _query);
    anywhere text;
  begin
    if sentences like E'%\x02%' or position(E'\x05' in _line) = 0 then
      return sentences;
    end if;
    anywhere := private.snippet_of_part(regexp_replace(_line, '\u0005[\s·\u0004]*', ''), _language, _query);
    return case when anywhere like E'%\x02%' then anywhere else sentences end;
  end
  $$;
comment on function private.snippet_of_line(text, text, tsquery) is
  'The parts of a line (private.searched_line) with the words of a query, which are between U+0002 and U+0003, from before '
  'U+0005 if they are there; … is where it was cut.';

update private.article_lines prepared set line = private.line_of_article(variant)
from public.otm_blog_article_content variant
where (variant.article_id, variant.language) = (prepared.article_id, prepared.language);

update private.page_search search
set text = concat_ws(E'\n', nullif(content.description, ''), private.text_of_sections(content.sections))
from public.otm_page_content content
where (content.page_id, content.language) = (search.page_id, search.language);
