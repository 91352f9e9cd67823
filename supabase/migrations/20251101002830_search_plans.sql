-- The planner does not know what it costs to open the words of an article. Left to itself it goes through all of them
-- rather than through their index: so each way of looking is a function that allows no other.

create function private.article_hits(_column text, _language text, _own tsquery, _other tsquery, _limit integer)
  returns table (article_id uuid, language text, created_at timestamptz)
  language plpgsql stable security definer rows 500
  set search_path = '' set enable_seqscan = off set enable_indexscan = off
  as $$
  begin
    return query execute format(
      'select article_id, language, created_at from private.article_search where for_%1$s and (
        (language = %1$L and %2$I @@ $1) or (language <> %1$L and %2$I @@ $2)) limit $3',
      _language, _column) using _own, _other, _limit;
  end
  $$;
comment on function private.article_hits is
  'Texts that match, in no order, through the index of words: see private.article_candidates.';
revoke all on function private.article_hits from public;

create function private.newest_article_hits(
  _column text, _language text, _own tsquery, _other tsquery, _limit integer
) returns table (article_id uuid, language text, created_at timestamptz)
  language plpgsql stable security definer rows 500
  set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
  as $$
  begin
    return query execute format(
      'select article_id, language, created_at from private.article_search where for_%1$s and (
        (language = %1$L and %2$I @@ $1) or (language <> %1$L and %2$I @@ $2))
      order by created_at desc limit $3',
      _language, _column) using _own, _other, _limit;
  end
  $$;
comment on function private.newest_article_hits is
  'Texts that match, on a walk from the newest on: quick for words that many have.';
revoke all on function private.newest_article_hits from public;

create or replace function private.article_candidates(_column text, _language text, _own tsquery, _other tsquery)
  returns table (article_id uuid, language text)
  language sql stable security definer rows 300 set search_path = ''
  begin atomic
    with hits as materialized (
      select * from private.article_hits(_column, _language, _own, _other, 5001)
    ),
    counted as materialized (select count(*) > 5000 as is_common from hits)
    select few.article_id, few.language
    from (
      select * from hits where not (select is_common from counted) order by created_at desc limit 300
    ) as few
    union all
    select many.article_id, many.language
    from private.newest_article_hits(_column, _language, _own, _other, 300) as many
    where (select is_common from counted);
  end;
comment on function private.article_candidates is
  'The newest 300 texts for the readers of a language whose words or title (_column) match: a text in that language the
first query, one in the other language, of an article that lacks theirs, the second.';

comment on function public.search_articles is
  'The published articles that a search in everyday words finds ("exact words", or, -without), the best first: in the
asked language, or in their own when they have no text in it. snippet is text, not HTML: what was found stands between
U+0002 and U+0003. found is how many there are; of words that more than 300 have, the newest are counted.';
