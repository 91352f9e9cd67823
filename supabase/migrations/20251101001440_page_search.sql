-- Full-text search of published pages: title, description and every text of their sections, as that of articles.

create table private.page_search (
  page_id uuid not null,
  language text not null,
  words tsvector not null,
  text text not null,
  primary key (page_id, language),
  foreign key (page_id, language) references public.otm_page_content on delete cascade on update cascade
);
comment on table private.page_search is
  'The words of each published language and the text that snippets are cut from, written by a trigger. Weights: A title, '
  'B description, D sections.';
alter table private.page_search enable row level security;
revoke all on private.page_search from public, anon, authenticated;
create index page_search_words on private.page_search using gin (words);

create function private.wordless_fields() returns text[]
  language sql immutable set search_path = ''
  as $$
    select array[
      'articles', 'button_to', 'download_page', 'drawing', 'form', 'icon', 'members', 'picture', 'portrait',
      'second_to', 'side', 'tag'
    ]
  $$;
comment on function private.wordless_fields() is 'The fields of sections that hold addresses, ids and choices.';
revoke all on function private.wordless_fields() from public;

create function private.text_of_sections(_sections jsonb) returns text
  language sql immutable set search_path = ''
  as $$
    with recursive held (value, place) as (
      select section, array[place]
      from jsonb_array_elements(_sections) with ordinality sections (section, place)
      where section -> 'hidden' is distinct from 'true'
      union all
      select child.value, held.place || child.place
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
    )
    select coalesce(left(string_agg(private.text_of_html(value #>> '{}'), E'\n' order by place), 100000), '')
    from held
    where jsonb_typeof(value) = 'string'
  $$;
comment on function private.text_of_sections(jsonb) is 'The texts of the sections that are shown, in their order, without HTML.';
revoke all on function private.text_of_sections(jsonb) from public;

create function private.index_page() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    configuration constant regconfig := private.configuration(new.language);
    body constant text := private.text_of_sections(new.sections);
  begin
    if new.published then
      insert into private.page_search (page_id, language, words, text)
      values (
        new.page_id, new.language,
        setweight(to_tsvector(configuration, private.search_spelling(new.title)), 'A')
          || setweight(to_tsvector(configuration, private.search_spelling(new.description)), 'B')
          || setweight(to_tsvector(configuration, private.search_spelling(body)), 'D'),
        concat_ws(E'\n', nullif(new.description, ''), body)
      )
      on conflict (page_id, language) do update set words = excluded.words, text = excluded.text;
    else
      delete from private.page_search where (page_id, language) = (new.page_id, new.language);
    end if;
    return null;
  end
  $$;
revoke all on function private.index_page() from public;

create trigger index_page after insert or update on public.otm_page_content
  for each row execute function private.index_page();

-- Definer, restricted to published pages: as search_articles.
create function public.search_pages(_query text, _language text default 'nl', _limit integer default 6)
  returns table (kind text, slug text, language text, title text, snippet text)
  language plpgsql stable security definer rows 6 set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    asked constant text := case _language when 'en' then 'en' else 'nl' end;
    other constant text := case asked when 'en' then 'nl' else 'en' end;
    words constant text := private.search_spelling(
      case when length(_query) > 200 then substring(left(_query, 200) from '^.*\s') else _query end);
    own_query constant tsquery := websearch_to_tsquery(private.configuration(asked), words);
    other_words constant tsquery := websearch_to_tsquery(private.configuration(other), words);
    other_query constant tsquery := case when querytree(other_words) not in ('', 'T') then other_words end;
  begin
    if words is null or querytree(own_query) in ('', 'T') then
      return;
    end if;
    return query
      select page.kind, page.slug, search.language, content.title, private.snippet(
        search.text, search.language, case search.language when asked then own_query else other_query end
      )
      from public.otm_pages page
      join private.page_search search on search.page_id = page.id
      join public.otm_page_content content
        on content.page_id = page.id and content.language = search.language
      where page.published and (
        search.language = asked and search.words @@ own_query
        -- Falls back to the other language.
        or search.language = other and search.words @@ other_query and not exists (
          select from private.page_search own where own.page_id = page.id and own.language = asked
        )
      )
      order by ts_rank(search.words, case search.language when asked then own_query else other_query end) desc,
        page.published_at desc, page.id
      limit greatest(least(_limit, 20), 0);
  end
  $$;
comment on function public.search_pages is
  'The published pages that a search in everyday words finds, the best first, as search_articles does; snippet is text '
  'with what was found between U+0002 and U+0003.';
revoke all on function public.search_pages from public;
grant execute on function public.search_pages to anon, authenticated;
