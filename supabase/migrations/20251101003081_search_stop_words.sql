-- A word of one language that is a stop word of the other is found in the language in which one searches.

create or replace function private.find_articles(_query text, _language text, _limit integer, _offset integer)
  returns table (article_id uuid, language text, snippet text, place bigint, found bigint)
  language plpgsql stable security definer rows 12 set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    asked constant text := case _language when 'en' then 'en' else 'nl' end;
    other constant text := case asked when 'en' then 'nl' else 'en' end;
    words constant text := case when length(_query) > 200 then substring(left(_query, 200) from '^.*\s') else _query end;
    own_query constant tsquery := websearch_to_tsquery(private.configuration(asked), words);
    other_words constant tsquery := websearch_to_tsquery(private.configuration(other), words);
    -- "van" is a word in English and none that one can search for in Dutch: then only English texts are looked through.
    other_query constant tsquery := case when querytree(other_words) not in ('', 'T') then other_words end;
    marks constant text := 'MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter=" … ", StartSel="'
      || chr(2) || '", StopSel="' || chr(3) || '"';
  begin
    -- Without a word that must occur every text would match: "the", "-invoices".
    if words is null or querytree(own_query) in ('', 'T') then
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
