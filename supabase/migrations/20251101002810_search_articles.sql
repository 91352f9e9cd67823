-- The search of the site. Under row-level security a search can't use its index, because `@@` is not leakproof: so what
-- is found is looked up as the owner, among published articles alone, and read as the caller.

create function private.article_candidates(_column text, _language text, _own tsquery, _other tsquery)
  returns table (article_id uuid, language text)
  language plpgsql stable security definer rows 500 set search_path = ''
  as $$
  declare
    hits constant text := format(
      'select article_id, language, created_at from private.article_search where for_%1$s and (
        (language = %1$L and %2$I @@ $1) or (language <> %1$L and %2$I @@ $2))',
      _language, _column);
    is_common boolean;
  begin
    execute format('select count(*) > 5000 from (%s limit 5001) as hit', hits) into is_common using _own, _other;
    -- Of few hits the newest are picked; many are met at once on a walk from the newest on.
    return query execute format(
      'with hits as %s (%s) select article_id, language from hits order by created_at desc limit 500',
      case when is_common then 'not materialized' else 'materialized' end, hits
    ) using _own, _other;
  end
  $$;
comment on function private.article_candidates is
  'The newest 500 texts for the readers of a language whose words or title (_column) match: a text in that language the
first query, one in the other language, of an article that lacks theirs, the second.';
revoke all on function private.article_candidates from public;

create function private.find_articles(_query text, _language text, _limit integer, _offset integer)
  returns table (article_id uuid, language text, snippet text, place bigint, found bigint)
  language plpgsql stable security definer rows 12 set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    asked constant text := case _language when 'en' then 'en' else 'nl' end;
    other constant text := case asked when 'en' then 'nl' else 'en' end;
    words constant text := case when length(_query) > 200 then substring(left(_query, 200) from '^.*\s') else _query end;
    own_query constant tsquery := websearch_to_tsquery(private.configuration(asked), words);
    other_query constant tsquery := websearch_to_tsquery(private.configuration(other), words);
    marks constant text := 'MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter=" … ", StartSel="'
      || chr(2) || '", StopSel="' || chr(3) || '"';
  begin
    -- Without a word that must occur every text would match: "the", "-invoices".
    if words is null or querytree(own_query) in ('', 'T') or querytree(other_query) in ('', 'T') then
      return;
    end if;
    return query
      with candidates as (
        select * from private.article_candidates('title', asked, own_query, other_query)
        union
        select * from private.article_candidates('words', asked, own_query, other_query)
      ),
      ranked as (
        select article_id, language, count(*) over () as found, row_number() over (
          order by ts_rank(words, case language when asked then own_query else other_query end) desc,
            created_at desc, article_id
        ) as place
        from candidates join private.article_search using (article_id, language)
      )
      select ranked.article_id, ranked.language,
        ts_headline(
          private.configuration(ranked.language),
          translate(
            concat_ws(' ', content.excerpt, private.text_of_html(left(content.content, 100000)), questions.text),
            chr(2) || chr(3), ''),
          case ranked.language when asked then own_query else other_query end, marks),
        ranked.place, ranked.found
      from ranked
      join public.otm_blog_articles article on article.id = ranked.article_id and article.published
      join public.otm_blog_article_content content
        on content.article_id = ranked.article_id and content.language = ranked.language
      cross join lateral (
        select left(string_agg(
          case content.language when 'en' then question_en || ' ' || answer_en else question_nl || ' ' || answer_nl end,
          ' ' order by display_order, id), 40000) as text
        from public.otm_blog_article_faqs faq where faq.article_id = ranked.article_id
      ) questions
      where ranked.place > _offset and ranked.place <= _offset + least(_limit, 50)
      order by ranked.place;
  end
  $$;
comment on function private.find_articles is
  'The published texts that a search finds, the best first, with the places where its words stand between U+0002 and
U+0003. Of very common words the newest articles are ranked only.';
revoke all on function private.find_articles from public;
grant execute on function private.find_articles to anon, authenticated;

create function public.search_articles(
  _query text, _language text default 'nl', _limit integer default 12, _offset integer default 0
) returns table (
  id uuid, slug text, language text, title text, snippet text, read_time integer, found integer
)
  language sql stable security invoker set search_path = ''
  begin atomic
    select article.id, article.slug, content.language, content.title, hit.snippet, article.read_time, hit.found::integer
    from private.find_articles(_query, _language, _limit, _offset) as hit
    join public.otm_blog_articles article on article.id = hit.article_id
    join public.otm_blog_article_content content
      on content.article_id = hit.article_id and content.language = hit.language
    order by hit.place;
  end;
comment on function public.search_articles is
  'The published articles that a search in everyday words finds ("exact words", or, -without), the best first: in the
asked language, or in their own when they have no text in it. snippet is text, not HTML: what was found stands between
U+0002 and U+0003. found is how many there are, up to 1,000.';
revoke all on function public.search_articles from public;
grant execute on function public.search_articles to anon, authenticated;
