-- What an article's snippet is cut from is prepared when its text is published, not at each search.

create function private.searched_line(_text text) returns text
  language sql immutable set search_path = ''
  as $$
    -- Signs stand apart, so that the parser sees the words that the index has.
    select regexp_replace(
      btrim(regexp_replace(
        regexp_replace(
          translate(_text, U&'\2010\2011\0002\0003\0004\0005', '--'), '([.,:;!?…])\s*\n\s*', '\1 ', 'g'),
        '\s*\n\s*', ' · ', 'g'), ' ·'),
      '([!-,./:-@\[-`{-~\u007f-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb-\u00bf'
        '\u2000-\u206f\u20a0-\u2bff\u3000-\u303f])',
      E'\x04\\1\x04', 'g')
  $$;
comment on function private.searched_line(text) is
  'A text as one line, of which private.snippet_of_line shows parts; U+0004 stands around each sign.';
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

create or replace function private.index_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.published then
      insert into private.article_search (article_id, language, words)
      values (new.article_id, new.language, private.words_of_article(new))
      on conflict (article_id, language) do update set words = excluded.words;
      insert into private.article_lines (article_id, language, line)
      values (new.article_id, new.language, private.line_of_article(new))
      on conflict (article_id, language) do update set line = excluded.line;
    else
      delete from private.article_search where (article_id, language) = (new.article_id, new.language);
      delete from private.article_lines where (article_id, language) = (new.article_id, new.language);
    end if;
    return null;
  end
  $$;

create function private.line_of_article(_variant public.otm_blog_article_content) returns text
  language sql stable set search_path = ''
  as $$
    select private.searched_line(concat_ws(
      E'\n', _variant.excerpt, private.text_of_html(left(_variant.content, 100000)),
      private.text_of_questions(_variant.article_id, _variant.language)))
  $$;
revoke all on function private.line_of_article(public.otm_blog_article_content) from public;

create or replace function private.index_questions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.article_search search set words = private.words_of_article(variant)
    from public.otm_blog_article_content variant
    where (variant.article_id, variant.language) = (search.article_id, search.language)
      and (tg_op = 'TRUNCATE' or variant.article_id in (old.article_id, new.article_id));
    update private.article_lines prepared set line = private.line_of_article(variant)
    from public.otm_blog_article_content variant
    where (variant.article_id, variant.language) = (prepared.article_id, prepared.language)
      and (tg_op = 'TRUNCATE' or variant.article_id in (old.article_id, new.article_id));
    return null;
  end
  $$;

insert into private.article_lines (article_id, language, line)
select variant.article_id, variant.language, private.line_of_article(variant)
from private.article_search search
join public.otm_blog_article_content variant
  on (variant.article_id, variant.language) = (search.article_id, search.language);

create function private.snippet_of_line(_line text, _language text, _query tsquery) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    found constant text := ts_headline(private.configuration(_language), _line, _query,
      E'MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter="\x05", StartSel="\x02", StopSel="\x03"');
    pieces constant text := translate(found, E'\x02\x03', '');
    before constant text := translate(split_part(_line, split_part(pieces, E'\x05', 1), 1), E'\x04', '');
    after constant text := translate(
      reverse(split_part(reverse(_line), reverse(split_part(pieces, E'\x05', -1)), 1)), E'\x04', '');
  begin
    -- ts_headline leaves out frequent and short words at the ends; a few of them are no cut.
    return case when char_length(before) > 30 then '… ' else before end
      || translate(replace(found, E'\x05', ' … '), E'\x04', '')
      || case when char_length(after) > 30 then ' …' else after end;
  end
  $$;
comment on function private.snippet_of_line(text, text, tsquery) is
  'The parts of a line (private.searched_line) with the words of a query, which are between U+0002 and U+0003; … is where it was cut.';
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
