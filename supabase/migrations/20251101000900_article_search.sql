-- Full-text search of published articles, in Dutch and English: stemmed and unaccented.

create extension if not exists unaccent with schema extensions;

create text search configuration private.nl (copy = pg_catalog.dutch);
alter text search configuration private.nl
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.dutch_stem;
create text search configuration private.en (copy = pg_catalog.english);
alter text search configuration private.en
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.english_stem;

create table private.article_search (
  article_id uuid not null,
  language text not null,
  words tsvector not null,
  primary key (article_id, language),
  foreign key (article_id, language) references public.otm_blog_article_content
    on delete cascade on update cascade
);
comment on table private.article_search is
  'The words of each published language, written by triggers. Weights: A title, B subtitle and excerpt, C questions, D body.';
alter table private.article_search enable row level security;
revoke all on private.article_search from public, anon, authenticated;
create index article_search_words on private.article_search using gin (words);

create function private.configuration(_language text) returns regconfig
  language sql immutable set search_path = ''
  begin atomic
    select case _language when 'en' then 'private.en'::regconfig else 'private.nl'::regconfig end;
  end;
comment on function private.configuration(text) is 'How the words of a language are stemmed.';
revoke all on function private.configuration(text) from public;

create function private.text_of_questions(_article_id uuid, _language text) returns text
  language sql stable set search_path = ''
  begin atomic
    select coalesce(left(string_agg(
      case _language when 'en' then question_en || E'\n' || answer_en else question_nl || E'\n' || answer_nl end,
      E'\n' order by display_order, id
    ), 40000), '')
    from public.otm_blog_article_faqs
    where article_id = _article_id;
  end;
revoke all on function private.text_of_questions(uuid, text) from public;

create function private.words_of_article(_variant public.otm_blog_article_content) returns tsvector
  language plpgsql stable set search_path = ''
  as $$
  declare
    configuration constant regconfig := private.configuration(_variant.language);
  begin
    return setweight(to_tsvector(configuration, private.search_spelling(_variant.title)), 'A')
      || setweight(to_tsvector(
        configuration, private.search_spelling(concat_ws(' ', _variant.subtitle, _variant.excerpt))), 'B')
      || setweight(to_tsvector(configuration, private.search_spelling(private.text_of_html(_variant.content))), 'D')
      || setweight(to_tsvector(
        configuration,
        private.search_spelling(private.text_of_questions(_variant.article_id, _variant.language))), 'C');
  end
  $$;
revoke all on function private.words_of_article(public.otm_blog_article_content) from public;

create function private.index_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.published then
      insert into private.article_search (article_id, language, words)
      values (new.article_id, new.language, private.words_of_article(new))
      on conflict (article_id, language) do update set words = excluded.words;
    else
      delete from private.article_search where (article_id, language) = (new.article_id, new.language);
    end if;
    return null;
  end
  $$;
revoke all on function private.index_text() from public;

create trigger index_text after insert or update on public.otm_blog_article_content
  for each row execute function private.index_text();

create function private.index_questions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.article_search search set words = private.words_of_article(variant)
    from public.otm_blog_article_content variant
    where (variant.article_id, variant.language) = (search.article_id, search.language)
      and (tg_op = 'TRUNCATE' or variant.article_id in (old.article_id, new.article_id));
    return null;
  end
  $$;
revoke all on function private.index_questions() from public;

create trigger index_questions after insert or update or delete on public.otm_blog_article_faqs
  for each row execute function private.index_questions();
create trigger index_no_questions after truncate on public.otm_blog_article_faqs
  for each statement execute function private.index_questions();

create function private.snippet(_text text, _language text, _query tsquery) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    line constant text := btrim(regexp_replace(
      regexp_replace(
        translate(_text, U&'\2010\2011\0002\0003\0004\0005', '--'), '([.,:;!?…])\s*\n\s*', '\1 ', 'g'),
      '\s*\n\s*', ' · ', 'g'), ' ·');
    -- Signs stand apart, so that the parser sees the words that the index has.
    parted constant text := regexp_replace(
      line, '([!-,./:-@\[-`{-~\u007f-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb-\u00bf'
        '\u2000-\u206f\u20a0-\u2bff\u3000-\u303f])',
      E'\x04\\1\x04', 'g');
    found constant text := ts_headline(private.configuration(_language), parted, _query,
      E'MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter="\x05", StartSel="\x02", StopSel="\x03"');
    pieces constant text := translate(found, E'\x02\x03', '');
    before constant text := translate(split_part(parted, split_part(pieces, E'\x05', 1), 1), E'\x04', '');
    after constant text := translate(
      reverse(split_part(reverse(parted), reverse(split_part(pieces, E'\x05', -1)), 1)), E'\x04', '');
  begin
    -- ts_headline leaves out frequent and short words at the ends; a few of them are no cut.
    return case when char_length(before) > 30 then '… ' else before end
      || translate(replace(found, E'\x05', ' … '), E'\x04', '')
      || case when char_length(after) > 30 then ' …' else after end;
  end
  $$;
comment on function private.snippet(text, text, tsquery) is
  'The parts of a text with the words of a query, which are between U+0002 and U+0003; … is where it was cut.';
revoke all on function private.snippet(text, text, tsquery) from public;

-- Definer, restricted to published articles: under row-level security `@@`, which is not leakproof, can't use its index.
-- Planned per query: a frequent word by scanning the newest articles, a rare one by the index.
create function public.search_articles(
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
      select page.id, page.slug, page.language, content.title,
        private.snippet(
          concat_ws(E'\n', content.excerpt, private.text_of_html(left(content.content, 100000)),
            private.text_of_questions(page.id, page.language)),
          page.language, page.query),
        page.read_time, page.found::integer
      from page
      join public.otm_blog_article_content content on content.article_id = page.id and content.language = page.language
      order by page.rank desc, page.published_at desc, page.id;
  end
  $$;
comment on function public.search_articles is
  'The published articles that a search in everyday words finds ("exact words", or, -without), the best first: in the
asked language, or in their own when they have no text in it. snippet is text, not HTML: what was found stands between
U+0002 and U+0003. found is how many there are; of more than 500 the newest are ranked and counted.';
revoke all on function public.search_articles from public;
grant execute on function public.search_articles to anon, authenticated;

-- The panel's search for articles: any part of a title, an author or a slug.

create extension if not exists pg_trgm with schema extensions;

-- The extension may have been in another schema before.
set local search_path = public, extensions;
create index otm_blog_article_content_parts on public.otm_blog_article_content
  using gin (lower(title) gin_trgm_ops);
set local search_path to default;

-- What the list of articles asks of the alias article, per state.
create function private.article_state_condition(_state text) returns text
  language sql immutable set search_path = ''
  as $$
    select case _state
      when 'lacks_nl' then format(without_text, 'nl')
      when 'lacks_en' then format(without_text, 'en')
      when 'draft_nl' then format(hidden_text, 'nl')
      when 'draft_en' then format(hidden_text, 'en')
      when 'outdated' then
        'exists (
          select from public.otm_field_changes nl
          join public.otm_field_changes en on (en.subject_id, en.field) = (nl.subject_id, nl.field)
          where nl.subject_id = article.id and nl.language = ''nl'' and en.language = ''en'' and nl.number > en.number
        )'
      -- The partial index finds the few that ever waited.
      when 'waiting' then
        'article.published and exists (
          select from public.otm_versions waiting
          where waiting.subject_id = article.id and waiting.state in (''working'', ''restored'')
        ) and (
          select newest.state in (''working'', ''restored'') from public.otm_versions newest
          where newest.subject_id = article.id order by newest.number desc limit 1
        )'
      else 'true'
    end
    from (values (
      'not exists (
        select from public.otm_blog_article_content own where own.article_id = article.id and own.language = %L
      )',
      'exists (
        select from public.otm_blog_article_content own
        where own.article_id = article.id and own.language = %L and not (article.published and own.published)
      )'
    )) conditions (without_text, hidden_text)
  $$;
revoke all on function private.article_state_condition(text) from public;

-- Definer, with the check of the policies: under row-level security `like`, which is not leakproof, can't use the
-- index. Dynamic SQL, so that it is planned per pattern: a frequent one by a scan in list order, a rare one by the
-- index.
create function public.filter_articles(
  _search text default '',
  _published boolean default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _newer boolean default false,
  _limit integer default 30,
  _state text default null
) returns setof public.otm_blog_articles
  language plpgsql stable security definer rows 30 set search_path = ''
  as $$
  declare
    wanted constant text := lower(btrim(_search));
    pattern constant text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
    place constant text := concat_ws(' and ', private.article_state_condition(_state),
      case when _published is not null then 'article.published = $2' end,
      case
        when _id is null then null
        when _newer then '(created_at, id) > ($3, $4)'
        else '(created_at, id) < ($3, $4)'
      end);
    in_order constant text := case when _newer then 'created_at, id' else 'created_at desc, id desc' end;
    rows_of constant text := case when wanted = '' then
      'select * from public.otm_blog_articles article where %1$s order by %2$s limit $5'
    else
      'select * from public.otm_blog_articles where id in (
        (select id from public.otm_blog_articles article
          where (slug like $1 or lower(author) like $1) and %1$s order by %2$s limit $5)
        union all
        (select id from public.otm_blog_article_content content
          join public.otm_blog_articles article on article.id = content.article_id
          where lower(title) like $1 and %1$s order by %2$s limit 2 * $5)
      ) order by %2$s limit $5'
    end;
  begin
    if not (private.is_writer() or private.has_token('read')) then
      return;
    end if;
    return query execute format(rows_of, place, in_order)
      using pattern, _published, _created_at, _id, least(greatest(_limit, 1), 1000);
  end
  $$;
comment on function public.filter_articles is
  'The articles whose title in any language, author or slug holds a text, in capitals or not; for members, for
others none. Newest first, and with a status if one is given: those after the article that _created_at and _id name, or
with _newer those right before it, the nearest first. At most 1,000 at once. _state: lacks_nl, lacks_en, draft_nl,
draft_en (there is a text that visitors do not see), outdated (a Dutch field changed after its English twin), waiting
(changes of a live article are not published).';
revoke all on function public.filter_articles from public, anon;
grant execute on function public.filter_articles to authenticated;
