-- What a search shows of a text is whole sentences, and at most one heading, cell or list item.

create or replace function private.snippet_of_line(_line text, _language text, _query tsquery) returns text
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
