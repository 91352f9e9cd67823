-- The words of published articles, per language, for the search. Words are stemmed as Dutch or English, without accents.
-- A draft has no row here: nothing that searches can come upon it.

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
  for_nl boolean not null,
  for_en boolean not null,
  created_at timestamptz not null,
  words tsvector not null,
  title tsvector not null generated always as (ts_filter(words, '{a}')) stored,
  primary key (article_id, language),
  foreign key (article_id, language) references public.otm_blog_article_content
    on delete cascade on update cascade
);
comment on table private.article_search is
  'What published articles are found by. A text is for the readers of its own language, and for all when the article has
no other. Weights: A title, B subtitle and excerpt, C questions, D body. created_at is the article''s.';
alter table private.article_search enable row level security;
revoke all on private.article_search from public, anon, authenticated;

create index article_search_words_nl on private.article_search using gin (words) where for_nl;
create index article_search_words_en on private.article_search using gin (words) where for_en;
create index article_search_title_nl on private.article_search using gin (title) where for_nl;
create index article_search_title_en on private.article_search using gin (title) where for_en;
create index article_search_newest_nl on private.article_search (created_at desc) where for_nl;
create index article_search_newest_en on private.article_search (created_at desc) where for_en;

create function private.configuration(_language text) returns regconfig
  language sql immutable set search_path = ''
  begin atomic
    select case _language when 'en' then 'private.en'::regconfig else 'private.nl'::regconfig end;
  end;
comment on function private.configuration(text) is 'How the words of a language are stemmed.';
revoke all on function private.configuration(text) from public;

create function private.text_of_html(_html text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare
    html text := left(_html, 400000);
  begin
    -- A text that was encoded twice as a whole has its tags written out.
    if html !~ '<[a-z]' and html ~ '&lt;[a-z]' then
      html := replace(replace(replace(html, '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
    end if;
    html := regexp_replace(html, '<[^<>]*>', ' ', 'g');
    if position('&' in html) > 0 then
      html := regexp_replace(html, '&([a-z])(acute|grave|uml|circ|cedil|tilde|ring|caron);', '\1', 'gi');
      html := replace(replace(replace(html, '&shy;', ''), '&nbsp;', ' '), '&#160;', ' ');
    end if;
    -- Bounded, so that the words of a text always have room in a tsvector (1 MB).
    return left(replace(html, U&'\00AD', ''), 120000);
  end
  $$;
comment on function private.text_of_html(text) is
  'The beginning of a text without tags; character references other than accents and spaces stay.';
revoke all on function private.text_of_html(text) from public;

create function private.words_of_questions(_article_id uuid, _language text) returns tsvector
  language sql stable set search_path = ''
  begin atomic
    select setweight(to_tsvector(private.configuration(_language), coalesce(left(string_agg(
      case _language when 'en' then question_en || ' ' || answer_en else question_nl || ' ' || answer_nl end,
      ' ' order by display_order, id
    ), 40000), '')), 'C')
    from public.otm_blog_article_faqs
    where article_id = _article_id;
  end;
revoke all on function private.words_of_questions(uuid, text) from public;

create function private.words_of_article(_variant public.otm_blog_article_content) returns tsvector
  language plpgsql stable set search_path = ''
  as $$
  declare
    configuration constant regconfig := private.configuration(_variant.language);
  begin
    return setweight(to_tsvector(configuration, _variant.title), 'A')
      || setweight(to_tsvector(configuration, concat_ws(' ', _variant.subtitle, _variant.excerpt)), 'B')
      || setweight(to_tsvector(configuration, private.text_of_html(_variant.content)), 'D')
      || private.words_of_questions(_variant.article_id, _variant.language);
  end
  $$;
revoke all on function private.words_of_article(public.otm_blog_article_content) from public;

create function private.index_articles(_ids uuid[]) returns void
  language sql security definer set search_path = ''
  begin atomic
    insert into private.article_search (article_id, language, for_nl, for_en, created_at, words)
    select variant.article_id, variant.language, variant.language = 'nl' or is_alone,
      variant.language = 'en' or is_alone, article.created_at, private.words_of_article(variant)
    from public.otm_blog_articles article
    join public.otm_blog_article_content variant on variant.article_id = article.id
    cross join lateral (
      select not exists (
        select from public.otm_blog_article_content other
        where other.article_id = variant.article_id and other.language <> variant.language
      ) as is_alone
    ) alone
    where article.id = any (_ids) and article.published
    on conflict (article_id, language) do update
      set for_nl = excluded.for_nl, for_en = excluded.for_en, created_at = excluded.created_at, words = excluded.words;
  end;
comment on function private.index_articles(uuid[]) is 'Makes the rows of those of these articles that are published anew.';
revoke all on function private.index_articles(uuid[]) from public;

create function private.index_written_texts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.index_articles(array(select distinct article_id from written));
    return null;
  end
  $$;
revoke all on function private.index_written_texts() from public;

create trigger index_inserted_texts after insert on public.otm_blog_article_content
  referencing new table as written
  for each statement execute function private.index_written_texts();
create trigger index_updated_texts after update on public.otm_blog_article_content
  referencing new table as written
  for each statement execute function private.index_written_texts();
-- The row itself goes by its foreign key; the article's other text may be alone now.
create trigger index_after_deleted_texts after delete on public.otm_blog_article_content
  referencing old table as written
  for each statement execute function private.index_written_texts();

create function private.index_written_questions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.article_search
    set words = ts_filter(words, '{a,b,d}') || private.words_of_questions(article_id, language)
    where article_id in (select article_id from written);
    return null;
  end
  $$;
revoke all on function private.index_written_questions() from public;

create trigger index_inserted_questions after insert on public.otm_blog_article_faqs
  referencing new table as written
  for each statement execute function private.index_written_questions();
create trigger index_updated_questions after update on public.otm_blog_article_faqs
  referencing new table as written
  for each statement execute function private.index_written_questions();
create trigger index_deleted_questions after delete on public.otm_blog_article_faqs
  referencing old table as written
  for each statement execute function private.index_written_questions();

create function private.index_written_articles() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    published constant uuid[] := array(
      select article.id from written article join former on former.id = article.id
      where article.published and (not former.published or article.created_at <> former.created_at)
    );
  begin
    delete from private.article_search where article_id in (select id from written where not written.published);
    if published <> '{}' then
      perform private.index_articles(published);
    end if;
    return null;
  end
  $$;
revoke all on function private.index_written_articles() from public;

create trigger index_updated_articles after update on public.otm_blog_articles
  referencing old table as former new table as written
  for each statement execute function private.index_written_articles();

select private.index_articles(array(select id from public.otm_blog_articles where published));
