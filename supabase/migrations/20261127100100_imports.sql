-- What was imported from another system, and as what: a second import changes nothing.

create table private.imports (
  source text not null
    constraint source_length check (char_length(source) between 1 and 300),
  key text not null
    constraint key_length check (char_length(key) between 1 and 500),
  kind text not null,
  group_key text,
  subject_id uuid not null,
  hash text not null default '',
  number int not null default 0,
  imported_at timestamptz not null default now(),
  primary key (source, key)
);
comment on table private.imports is
  'Each item of an export that was taken. It stays when the subject is deleted: the next import leaves that out.';
comment on column private.imports.source is 'The old site.';
comment on column private.imports.key is 'The id of the item there.';
comment on column private.imports.group_key is 'What the two languages of one subject have in common.';
comment on column private.imports.hash is 'Of the item as it was exported.';
comment on column private.imports.number is 'Of the version that the import made: another newest one was changed here.';
create index imports_group on private.imports (source, group_key) where group_key is not null;
create index imports_subject on private.imports (subject_id);
alter table private.imports enable row level security;
revoke all on private.imports from public, anon, authenticated, service_role;

create function private.is_importing() returns boolean
  language sql stable set search_path = ''
  as $$ select coalesce(current_setting('vlotwerk.importing', true), '') = 'on' $$;
comment on function private.is_importing() is 'Whether what is written was public elsewhere before: nobody is told of it as of something new.';
revoke all on function private.is_importing() from public;

create or replace function private.set_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    -- What was written elsewhere has its date. In words that every writer may execute.
    if current_setting('vlotwerk.importing', true) = 'on' and new.updated_at <> old.updated_at then return new; end if;
    -- Always later than before, also on a coarse clock: this value detects a stale save.
    new.updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    return new;
  end
  $$;

create or replace function private.record_shown_article() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    shown constant private.shown_articles := case tg_op when 'DELETE' then old else new end;
  begin
    if private.is_importing() then return null; end if;
    perform private.add_event(
      case tg_op when 'INSERT' then 'article.published' when 'UPDATE' then 'article.updated' else 'article.unpublished' end,
      'article ' || shown.article_id,
      jsonb_build_object(
        'id', shown.article_id, 'language', shown.language, 'slug', shown.slug, 'title', shown.title,
        'formerSlug', case when tg_op = 'UPDATE' and old.slug <> new.slug then old.slug end
      )
    );
    return null;
  end
  $$;

create function private.require_importer() returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if auth.role() is distinct from 'service_role' and auth.jwt() is not null then perform private.require_admin(); end if;
    perform set_config('vlotwerk.importing', 'on', true);
  end
  $$;
comment on function private.require_importer() is 'Rejects whoever is neither an administrator nor the server itself.';
revoke all on function private.require_importer() from public;

create function private.import_slug(_of private.content_kinds, _document jsonb) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    wanted constant text := _document ->> 'slug';
    is_taken boolean;
  begin
    execute format('select exists (
      select from public.%I other where other.slug = $1 and to_jsonb(other) ->> ''kind'' is not distinct from $2
    )', _of.source) using wanted, _document ->> 'kind' into is_taken;
    if not is_taken and not (_document ->> 'kind' = 'page' and private.is_reserved_slug(wanted)) then return wanted; end if;
    return private.free_slug(_of.source, _document);
  end
  $$;
comment on function private.import_slug(private.content_kinds, jsonb) is
  'The slug of a document, or the first with a number behind it that is free.';
revoke all on function private.import_slug(private.content_kinds, jsonb) from public;

create function private.with_imported_language(_of private.content_kinds, _id uuid, _document jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    present constant jsonb := private.document_of(_of.name, _id);
    is_shown constant boolean := (present ->> _of.shown_by)::boolean or (_document ->> _of.shown_by)::boolean;
  begin
    return present || jsonb_build_object(
      _of.shown_by, is_shown,
      'content', (
        -- A draft stays one beside a language that is live.
        select jsonb_agg(variant || jsonb_build_object(
          'published', (variant ->> 'published')::boolean and (part ->> _of.shown_by)::boolean = is_shown
        ))
        from jsonb_array_elements(jsonb_build_array(present, _document)) part, jsonb_array_elements(part -> 'content') variant
      ),
      'tags', (
        select coalesce(jsonb_agg(distinct tag), '[]')
        from jsonb_array_elements((present -> 'tags') || (_document -> 'tags')) tag
      )
    );
  end
  $$;
comment on function private.with_imported_language(private.content_kinds, uuid, jsonb) is
  'The document of a subject with the language, and the tags, of another one.';
revoke all on function private.with_imported_language(private.content_kinds, uuid, jsonb) from public;

create function public.import_document(
  _source text, _key text, _group text, _kind text, _document jsonb, _hash text,
  _created_at timestamptz default null, _published_at timestamptz default null, _planned_at timestamptz default null,
  _note text default ''
) returns table (outcome text, id uuid, slug text)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    held private.imports;
    partner private.imports;
    present jsonb;
    made int;
  begin
    perform private.require_importer();
    -- Two imports at once, and the two languages of a subject, wait for each other.
    perform pg_advisory_xact_lock(hashtextextended('private.imports ' || _source, 0));
    select * from private.imports import where (import.source, import.key) = (_source, _key) into held;
    if found then
      present := private.document_of(held.kind, held.subject_id);
      return query select
        case
          when present is null then 'deleted'
          when held.hash <> _hash and private.newest_number(held.subject_id) <> held.number then 'changed on both sides'
          when held.hash <> _hash then 'changed there'
          when private.newest_number(held.subject_id) <> held.number then 'changed here'
          else 'unchanged'
        end,
        held.subject_id, present ->> 'slug';
      return;
    end if;

    select import.* from private.imports import
    where import.source = _source and import.group_key = _group and import.kind = _kind
      and not private.document_of(_kind, import.subject_id) -> 'content' @> jsonb_build_array(
        jsonb_build_object('language', _document #> '{content,0,language}')
      )
    limit 1 into partner;
    if partner.subject_id is not null then
      perform private.lock_subject(of, partner.subject_id);
      perform private.require_newest(of, partner.subject_id, partner.number);
      id := partner.subject_id;
      perform private.apply_document(_kind, id, private.with_imported_language(of, id, _document));
      outcome := 'language added';
    else
      id := private.apply_document(
        _kind, null, _document || jsonb_build_object('slug', private.import_slug(of, _document))
      );
      outcome := 'added';
    end if;
    execute format(
      'update public.%I set created_at = least(created_at, coalesce($2, $3, created_at)),
        published_at = case when %I then least(published_at, coalesce($3, published_at)) end,
        updated_at = coalesce($3, $2, updated_at)
      where id = $1',
      of.source, of.shown_by
    ) using id, _created_at, _published_at;
    made := private.record_version(_kind, id, null, left(_note, 300));
    update private.imports import set number = made where import.subject_id = import_document.id;
    insert into private.imports (source, key, kind, group_key, subject_id, hash, number)
    values (_source, _key, _kind, _group, id, _hash, made);
    if _planned_at > now() and outcome = 'added' then
      insert into public.otm_schedules (kind, subject_id, action, number, at, created_by)
      values (_kind, id, 'publish', made, _planned_at, (select users.id from auth.users where users.id = auth.uid()));
    end if;
    slug := private.document_of(_kind, id) ->> 'slug';
    return next;
  end
  $$;
comment on function public.import_document is
  'Takes one item of an export, in one language, as a new subject, or as the other language of one with the same group; '
  'at a slug with a number when its own is taken. What was taken before is left as it is; the outcome says so: added, '
  'language added, unchanged, changed there, changed here, changed on both sides, deleted (here).';
revoke all on function public.import_document from public, anon, authenticated;
grant execute on function public.import_document to authenticated, service_role;

create function public.import_tag(_source text, _key text, _slug text, _name text, _name_nl text, _name_en text)
  returns table (outcome text, id uuid, slug text)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  begin
    perform private.require_importer();
    perform pg_advisory_xact_lock(hashtextextended('private.imports ' || _source, 0));
    select 'unchanged', import.subject_id, tag.slug
    from private.imports import left join public.otm_blog_tags tag on tag.id = import.subject_id
    where (import.source, import.key) = (_source, _key) into outcome, id, slug;
    if found then
      if slug is null then outcome := 'deleted'; end if;
      return next;
      return;
    end if;
    select 'known', tag.id from public.otm_blog_tags tag where tag.slug = _slug into outcome, id;
    if id is null then
      insert into public.otm_blog_tags (name, slug, name_nl, name_en) values (_name, _slug, _name_nl, _name_en)
      returning otm_blog_tags.id into id;
      outcome := 'added';
    end if;
    insert into private.imports (source, key, kind, subject_id) values (_source, _key, 'tag', id);
    slug := _slug;
    return next;
  end
  $$;
comment on function public.import_tag(text, text, text, text, text, text) is
  'The tag of an export: that of this site with the slug (known), else a new one (added); unchanged or deleted when it was '
  'taken before.';
revoke all on function public.import_tag(text, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.import_tag(text, text, text, text, text, text) to authenticated, service_role;

create function public.import_file(_source text, _key text, _id uuid, _alt_nl text, _alt_en text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_importer();
    insert into private.imports (source, key, kind, subject_id) values (_source, _key, 'file', _id)
    on conflict (source, key) do update set subject_id = excluded.subject_id;
    update public.otm_media media
    set alt_nl = case when media.alt_nl = '' then coalesce(_alt_nl, '') else media.alt_nl end,
      alt_en = case when media.alt_en = '' then coalesce(_alt_en, '') else media.alt_en end
    where media.id = _id and (media.alt_nl = '' and _alt_nl <> '' or media.alt_en = '' and _alt_en <> '');
  end
  $$;
comment on function public.import_file(text, text, uuid, text, text) is
  'Says which file of the library is that of an export, and gives it a description in a language in which it has none.';
revoke all on function public.import_file(text, text, uuid, text, text) from public, anon, authenticated;
grant execute on function public.import_file(text, text, uuid, text, text) to authenticated, service_role;

create function public.list_imported(_source text, _after text default '')
  returns table (key text, kind text, id uuid, slug text)
  language plpgsql stable security definer rows 1000 set search_path = ''
  as $$
  begin
    perform private.require_importer();
    return query
      select import.key, import.kind, import.subject_id, coalesce(article.slug, page.slug, tag.slug)
      from private.imports import
      left join public.otm_blog_articles article on article.id = import.subject_id
      left join public.otm_pages page on page.id = import.subject_id
      left join public.otm_blog_tags tag on tag.id = import.subject_id
      where import.source = _source and import.key > _after and (
        coalesce(article.id, page.id, tag.id) is not null
        or exists (select from public.otm_media where otm_media.id = import.subject_id)
      )
      order by import.key limit 1000;
  end
  $$;
comment on function public.list_imported(text, text) is
  'What was taken from a source and is here still, by key, a thousand after the one that _after names; files have no slug.';
revoke all on function public.list_imported(text, text) from public, anon, authenticated;
grant execute on function public.list_imported(text, text) to authenticated, service_role;

create function public.list_taken_slugs() returns table (article text[], page text[])
  language plpgsql stable security definer rows 1 set search_path = ''
  as $$
  begin
    perform private.require_importer();
    -- One row: a project gives 1,000 at most.
    return query select
      array(select slug from public.otm_blog_articles),
      array(select slug from public.otm_pages where kind = 'page');
  end
  $$;
comment on function public.list_taken_slugs() is 'The slugs of articles and of pages, in one row: those that an import can''t give.';
revoke all on function public.list_taken_slugs() from public, anon, authenticated;
grant execute on function public.list_taken_slugs() to authenticated, service_role;
