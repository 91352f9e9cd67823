-- The sections of pages, per language.

create function private.are_sections(_sections jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case
      when jsonb_typeof(_sections) <> 'array' then false
      when jsonb_array_length(_sections) > 40 then false
      else (
        select coalesce(bool_and(
          jsonb_typeof(section) = 'object' and coalesce(section ->> 'id', '') ~ '^[0-9A-Za-z-]{1,40}$'
            and coalesce(section ->> 'type', '') ~ '^[a-z0-9-]{1,40}$'
        ), true) and count(*) = count(distinct section ->> 'id')
        from jsonb_array_elements(_sections) section
      )
    end
  $$;
comment on function private.are_sections(jsonb) is
  'Whether this is a list of at most 40 objects with a type, and an id that no other one has. The fields of a type are the '
  'site''s matter: a section that it does not know is left out.';
revoke all on function private.are_sections(jsonb) from public;

create table public.otm_page_content (
  page_id uuid not null references public.otm_pages on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  title text not null default ''
    constraint title_length check (char_length(title) <= 200),
  description text not null default ''
    constraint description_length check (char_length(description) <= 500),
  published boolean not null default true,
  sections jsonb not null default '[]'
    constraint sections_are_at_most_40_with_ids check (private.are_sections(sections))
    constraint sections_within_200_kb check (octet_length(sections::text) <= 204800),
  primary key (page_id, language)
);
comment on table public.otm_page_content is 'Title, description for search results and sections of a page in one language.';
comment on column public.otm_page_content.published is 'Whether this language is shown once the page is published.';
comment on column public.otm_page_content.sections is
  'Objects with an id, which the same section has in the other language, a type, hidden, and the fields of the type.';

alter table public.otm_page_content enable row level security;
revoke all on public.otm_page_content from anon, authenticated;
grant select on public.otm_page_content to anon, authenticated;

create policy "anyone reads the published languages of published pages" on public.otm_page_content
  for select to anon, authenticated using (
    published and (select page.published from public.otm_pages page where page.id = page_id)
  );
create policy "members read the content of every page" on public.otm_page_content
  for select to authenticated using ((select private.is_writer()));

-- The panel's search for pages: any part of a title or a slug.

create function public.filter_pages(_search text default '') returns setof public.otm_pages
  language sql stable rows 100 set search_path = ''
  as $$
    select page.* from public.otm_pages page
    cross join (values ('%' || regexp_replace(lower(btrim(_search)), '([\\%_])', '\\\1', 'g') || '%')) wanted (pattern)
    where page.slug like pattern or exists (
      select from public.otm_page_content where page_id = page.id and lower(title) like pattern
    )
  $$;
comment on function public.filter_pages is
  'The pages that the caller may read whose title in any language or slug holds a text, in capitals or not; all of them '
  'without one.';
revoke all on function public.filter_pages from public, anon;
grant execute on function public.filter_pages to authenticated;

-- The documents of pages: their languages as content, and the ids of their tags.

insert into private.content_kinds
  (name, noun, source, shown_by, can_wait, is_drafted, has_languages, has_titles)
values ('page', 'page', 'otm_pages', 'published', true, true, true, true);

create function private.page_document(_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return (
      select to_jsonb(page) - array['id', 'created_at', 'updated_at', 'published_at'] || jsonb_build_object(
        'content', coalesce((
          select jsonb_agg(to_jsonb(variant) - 'page_id' order by variant.language desc)
          from public.otm_page_content variant where variant.page_id = page.id
        ), '[]'),
        'tags', coalesce((
          select jsonb_agg(link.tag_id order by link.tag_id)
          from public.otm_page_tags link where link.page_id = page.id
        ), '[]')
      )
      from public.otm_pages page where page.id = _id
    );
  end
  $$;
revoke all on function private.page_document(uuid) from public;

create function private.page_fault(_document jsonb, _id uuid, _is_written boolean) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fields jsonb := jsonb_build_array(_document - array['content', 'tags']);
    fault constant text := coalesce(
      private.rows_fault(
        'document', fields, 'public.otm_pages', '{id,created_at,updated_at,published_at}',
        '{kind,slug,in_footer,published}'
      ),
      private.rows_fault('content', _document -> 'content', 'public.otm_page_content', '{page_id}', '{language,sections}')
    );
  begin
    if fault is not null then return fault; end if;
    if private.is_json_of('a list of ids', _document -> 'tags') is not true then
      return '"tags" of "document" must be a list of ids';
    end if;
    if jsonb_array_length(_document -> 'tags') > 100 then return 'A page has 100 tags at most'; end if;
    if _document ->> 'kind' = 'page' and private.is_reserved_slug(btrim(_document ->> 'slug')) then
      return format('The address /%s is the site''s own', btrim(_document ->> 'slug'));
    end if;
    if _is_written then return null; end if;
    return coalesce(
      private.constraint_fault('document', private.without_blanks(fields), 'public.otm_pages'),
      private.constraint_fault('content', _document -> 'content', 'public.otm_page_content')
    );
  end
  $$;
comment on function private.page_fault(jsonb, uuid, boolean) is
  'Why this is no document of the page, in one sentence; null for one that is. It may be unfinished, and a tag may be gone.';
revoke all on function private.page_fault(jsonb, uuid, boolean) from public;

create function private.lock_page(_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform from public.otm_pages where id = _id for update;
    return found;
  end
  $$;
revoke all on function private.lock_page(uuid) from public;

create function private.apply_page(_id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    fields jsonb := private.without_blanks(jsonb_build_array(_document - array['content', 'tags'])) -> 0;
    texts constant jsonb := (
      select coalesce(jsonb_agg(variant), '[]') from jsonb_array_elements(_document -> 'content') variant
      where btrim(variant ->> 'title', E' \t\r\n') <> '' or variant -> 'sections' <> '[]'
    );
    saved uuid;
    unwritten text;
  begin
    if not texts @? '$[*] ? (@.title != "")' then
      raise exception 'At least one title (NL or EN) is required';
    end if;
    if (fields ->> 'published')::boolean then
      if not exists (
        select from jsonb_array_elements(texts) variant where coalesce((variant ->> 'published')::boolean, true)
      ) then
        raise exception 'At least one language must be published';
      end if;
      select variant ->> 'language' from jsonb_array_elements(texts) variant
      where coalesce((variant ->> 'published')::boolean, true) and (
        variant ->> 'title' = '' or exists (
          select from jsonb_path_query(variant -> 'sections', 'strict $.**') held
          where jsonb_typeof(held) = 'string' and private.has_unwritten(held #>> '{}')
        )
      )
      order by variant ->> 'language' desc limit 1 into unwritten;
      if unwritten is not null then
        raise exception 'The % page has no title, or places that are still to be written',
          case unwritten when 'nl' then 'Dutch' else 'English' end;
      end if;
    end if;
    if fields ->> 'slug' is null then
      fields := fields || jsonb_build_object('slug', 'page-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint);
    end if;
    if exists (
      select from public.otm_pages
      where (kind, slug) = (fields ->> 'kind', fields ->> 'slug') and id is distinct from _id
    ) then
      raise exception 'Another page already has the slug "%"', fields ->> 'slug' using errcode = 'unique_violation';
    end if;

    saved := private.write_row('public.otm_pages', _id, fields, '{id,created_at,updated_at,published_at}');
    delete from public.otm_page_content
    where page_id = saved and not texts @> jsonb_build_array(jsonb_build_object('language', language));
    perform private.write_rows('public.otm_page_content', '{page_id,language}', texts, jsonb_build_object('page_id', saved));
    delete from public.otm_page_tags where page_id = saved and not _document -> 'tags' @> to_jsonb(tag_id);
    insert into public.otm_page_tags (page_id, tag_id)
    select distinct saved, id from private.ids_in(_document -> 'tags') join public.otm_blog_tags using (id)
    on conflict do nothing;
    return saved;
  end
  $$;
comment on function private.apply_page(uuid, jsonb) is
  'Writes a document into the tables of a page, or of a new one, less tags that are gone.';
revoke all on function private.apply_page(uuid, jsonb) from public;

create trigger keep_version after insert or update on public.otm_pages
  for each row execute function private.keep_version('page', 'id');
create trigger keep_version after insert or update or delete on public.otm_page_content
  for each row execute function private.keep_version('page', 'page_id');
create trigger keep_version after insert or update on public.otm_page_tags
  for each row execute function private.keep_version('page', 'page_id');
-- The deletion of a tag is no change of the pages that carried it: it must not end what waits to be published.
create trigger keep_version_of_untagged after delete on public.otm_page_tags
  for each row when (pg_trigger_depth() = 0) execute function private.keep_version('page', 'page_id');
create trigger forget_subject after delete on public.otm_pages
  for each row execute function private.forget_subject();
