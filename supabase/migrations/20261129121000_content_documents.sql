-- The documents of all kinds follow the registers. A kind has functions of its own where it differs: <kind>_document(id),
-- <kind>_fault(document, id, is written), lock_<kind>(id) and apply_<kind>(id, document) in place of what is here, and
-- check_<kind>(document) for why it breaks a rule that is the kind's alone.

alter table private.content_kinds
  add column required text[] not null default '{}',
  add column own_functions text[] not null default '{}'
    constraint own_functions_are_known check (own_functions <@ '{document,fault,lock,apply,check}');
comment on column private.content_kinds.required is 'The columns of its table that no document lacks.';
comment on column private.content_kinds.own_functions is 'Which of document, fault, lock, apply and check it has itself.';
alter table private.content_parts add column required text[] not null default '{}';
comment on column private.content_parts.required is 'The columns that no row of a document lacks.';

update private.content_kinds kind set (own_functions, required) = row (known.own_functions, known.required)
from (values
  ('about-page', '{document,fault,lock,apply}'::text[], '{}'::text[]),
  ('article', '{apply,check}', '{slug,author,read_time,published,related_articles}'),
  ('download-page', '{fault,lock,apply}', '{}'),
  ('page', '{check}', '{kind,slug,in_footer,published}')
) known (name, own_functions, required)
where kind.name = known.name;
update private.content_parts set required = case kind when 'page' then '{language,sections}' else '{language}' end::text[]
where name = 'content';

create or replace function private.document_of(_kind text, _id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    document jsonb;
  begin
    if 'document' = any (of.own_functions) then
      execute format('select private.%I($1)', replace(_kind, '-', '_') || '_document') using _id into document;
      return document;
    end if;
    execute format(
      'select to_jsonb(subject) - ''{id,created_at,updated_at,published_at}''::text[] || jsonb_build_object(%s)
      from public.%I subject where id = $1',
      (
        select string_agg(format(
          '%1$L, coalesce((select jsonb_agg(%2$s) from public.%3$I part where part.%4$I = subject.id), ''[]'')', part.name,
          case
            when part.ids is not null then format('part.%1$I order by part.%1$I', part.ids)
            else format('to_jsonb(part) - ''{%I,id,display_order,updated_at}''::text[] order by %s', of.subject,
              case part.name when 'content' then 'part.language desc' else 'part.display_order, part.id' end)
          end, part.source, of.subject
        ), ', ')
        from private.content_parts part where part.kind = _kind
      ),
      of.source
    ) using _id into document;
    return document;
  end
  $$;

create function private.part_fault(_of private.content_kinds, _part private.content_parts, _list jsonb) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if _part.ids is null then
      return private.rows_fault(
        _part.name, _list, format('public.%I', _part.source)::regclass,
        array[_of.subject, 'id', 'display_order', 'updated_at'], _part.required
      );
    elsif private.is_json_of('a list of ids', _list) is not true then
      return format('"%s" of "document" must be a list of ids', _part.name);
    elsif jsonb_array_length(_list) > 100 then
      -- As many as the panel reads.
      return format('%s has 100 %s at most', overlay(private.with_article(_of.noun) placing 'A' from 1), _part.name);
    end if;
    return null;
  end
  $$;
revoke all on function private.part_fault(private.content_kinds, private.content_parts, jsonb) from public;

create function private.document_fault(_of private.content_kinds, _document jsonb, _id uuid, _is_written boolean)
  returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    source constant regclass := format('public.%I', _of.source);
    parts constant private.content_parts[] := array(
      select part from private.content_parts part where kind = _of.name order by name
    );
    fields constant jsonb := jsonb_build_array(_document - array(select name from unnest(parts)));
    part private.content_parts;
    fault text := private.rows_fault('document', fields, source, '{id,created_at,updated_at,published_at}', _of.required);
  begin
    foreach part in array parts loop
      fault := coalesce(fault, private.part_fault(_of, part, _document -> part.name));
    end loop;
    if fault is null and 'check' = any (_of.own_functions) then
      execute format('select private.%I($1)', 'check_' || replace(_of.name, '-', '_')) using _document into fault;
    end if;
    if fault is not null or _is_written then return fault; end if;
    fault := private.constraint_fault(
      'document', jsonb_build_array(private.without_blanks(fields) -> 0 || jsonb_build_object('id', _id)), source
    );
    foreach part in array parts loop
      continue when part.ids is not null;
      fault := coalesce(fault, private.constraint_fault(
        part.name, private.without_blanks(_document -> part.name), format('public.%I', part.source)::regclass
      ));
    end loop;
    return fault;
  end
  $$;
comment on function private.document_fault(private.content_kinds, jsonb, uuid, boolean) is
  'Why this is no document of the subject, in one sentence; null for one that is. It may be unfinished: texts and a slug may '
  'be empty, and what it names by an id may be gone.';
revoke all on function private.document_fault(private.content_kinds, jsonb, uuid, boolean) from public;

create or replace function private.require_document(
  _kind text, _document jsonb, _id uuid, _otherwise text default '', _is_written boolean default false
) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    fault text;
  begin
    if jsonb_typeof(_document) is distinct from 'object' then fault := 'The document must be an object';
    elsif 'fault' = any (of.own_functions) then
      execute format('select private.%I($1, $2, $3)', replace(_kind, '-', '_') || '_fault')
        using _document, _id, _is_written into fault;
    else fault := private.document_fault(of, _document, _id, _is_written);
    end if;
    if fault is not null then raise exception '%', _otherwise || fault using errcode = 'check_violation'; end if;
  end
  $$;

create or replace function private.lock_subject(_of private.content_kinds, _id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_there boolean;
  begin
    execute case
      when 'lock' = any (_of.own_functions) then format('select private.%I($1)', 'lock_' || replace(_of.name, '-', '_'))
      else format('select true from public.%I where id = $1 for update', _of.source)
    end using _id into is_there;
    if is_there is not true then
      raise exception 'The % does not exist (any more)', _of.noun using errcode = 'PT404';
    end if;
  end
  $$;

create function private.require_publishable(_of private.content_kinds, _texts jsonb) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    unwritten text;
  begin
    if not exists (
      select from jsonb_array_elements(_texts) variant where coalesce((variant ->> 'published')::boolean, true)
    ) then
      raise exception 'At least one language must be published';
    end if;
    select variant ->> 'language' from jsonb_array_elements(_texts) variant
    where coalesce((variant ->> 'published')::boolean, true) and (
      variant ->> 'title' is null or exists (
        select from jsonb_path_query(variant, 'strict $.**') held
        where jsonb_typeof(held) = 'string' and private.has_unwritten(held #>> '{}')
      )
    )
    order by variant ->> 'language' desc limit 1 into unwritten;
    if unwritten is not null then
      raise exception 'The % % has no title, or places that are still to be written',
        case unwritten when 'nl' then 'Dutch' else 'English' end, _of.noun;
    end if;
  end
  $$;
comment on function private.require_publishable(private.content_kinds, jsonb) is
  'Rejects texts of which no language is shown, or one that is not finished.';
revoke all on function private.require_publishable(private.content_kinds, jsonb) from public;

create function private.require_free_slug(_of private.content_kinds, _id uuid, _fields jsonb) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    is_taken boolean;
  begin
    -- A page shares its addresses with those of its kind alone.
    execute format(
      'select exists (
        select from public.%I other
        where slug = $1 and id is distinct from $2 and to_jsonb(other) ->> ''kind'' is not distinct from $3
      )', _of.source
    ) using _fields ->> 'slug', _id, _fields ->> 'kind' into is_taken;
    if is_taken then
      raise exception 'Another % already has the slug "%"', _of.noun, _fields ->> 'slug' using errcode = 'unique_violation';
    end if;
  end
  $$;
revoke all on function private.require_free_slug(private.content_kinds, uuid, jsonb) from public;

create function private.write_part(_of private.content_kinds, _part private.content_parts, _id uuid, _list jsonb)
  returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    source constant regclass := format('public.%I', _part.source);
  begin
    if _part.ids is null then
      execute format(
        'delete from %s where %I = $1 and not $2 @> jsonb_build_array(jsonb_build_object(''language'', language))',
        source, _of.subject
      ) using _id, _list;
      perform private.write_rows(source, array[_of.subject, 'language'], _list, jsonb_build_object(_of.subject, _id));
    else
      execute format('delete from %s where %I = $1 and not $2 @> to_jsonb(%I)', source, _of.subject, _part.ids)
        using _id, _list;
      perform private.insert_kept_rows(source, (
        select coalesce(jsonb_agg(jsonb_build_object(_of.subject, _id, _part.ids, named.id)), '[]')
        from private.ids_in(_list) named
      ));
    end if;
  end
  $$;
comment on function private.write_part(private.content_kinds, private.content_parts, uuid, jsonb) is
  'Writes the texts of a subject, or what it names by its id, less what is gone, in place of those that it had.';
revoke all on function private.write_part(private.content_kinds, private.content_parts, uuid, jsonb) from public;

create function private.write_document(_of private.content_kinds, _id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    parts constant private.content_parts[] := array(
      select part from private.content_parts part where kind = _of.name order by name
    );
    part private.content_parts;
    fields jsonb := private.without_blanks(jsonb_build_array(_document - array(select name from unnest(parts)))) -> 0;
    texts constant jsonb := (
      select coalesce(jsonb_agg(variant), '[]')
      from jsonb_array_elements(private.without_blanks(_document -> 'content')) variant
      where exists (
        select from jsonb_each(variant) where key not in ('language', 'published') and value not in ('null', '""', '[]')
      )
    );
    saved uuid;
  begin
    if not texts @? '$[*] ? (@.title != null)' then
      raise exception 'At least one title (NL or EN) is required';
    end if;
    if (fields ->> _of.shown_by)::boolean then perform private.require_publishable(_of, texts); end if;
    if fields ->> 'slug' is null then
      fields := fields || jsonb_build_object(
        'slug', _of.name || '-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint
      );
    end if;
    perform private.require_free_slug(_of, _id, fields);
    saved := private.write_row(
      format('public.%I', _of.source)::regclass, _id, fields, '{id,created_at,updated_at,published_at}'
    );
    foreach part in array parts loop
      perform private.write_part(
        _of, part, saved, case part.name when 'content' then texts else _document -> part.name end
      );
    end loop;
    return saved;
  end
  $$;
comment on function private.write_document(private.content_kinds, uuid, jsonb) is
  'Writes a document into the tables of a subject, or of a new one, without blanks around texts.';
revoke all on function private.write_document(private.content_kinds, uuid, jsonb) from public;

create or replace function private.apply_document(_kind text, _id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    saved uuid;
  begin
    perform private.require_document(_kind, _document, _id, _is_written => true);
    if 'apply' = any (of.own_functions) then
      execute format('select private.%I($1, $2)', 'apply_' || replace(_kind, '-', '_')) using _id, _document into saved;
      return saved;
    end if;
    return private.write_document(of, _id, _document);
  end
  $$;

create function private.check_article(_document jsonb) returns text
  language sql immutable set search_path = ''
  as $$ select case when jsonb_array_length(_document -> 'faqs') > 100 then 'An article has 100 questions at most' end $$;
revoke all on function private.check_article(jsonb) from public;

create function private.check_page(_document jsonb) returns text
  language sql stable security definer set search_path = ''
  as $$
    select format('The site uses the address /%s itself', slug) from (values (btrim(_document ->> 'slug'))) wanted (slug)
    where _document ->> 'kind' = 'page' and private.is_reserved_slug(slug)
  $$;
revoke all on function private.check_page(jsonb) from public;

drop function private.article_document(uuid), private.download_page_document(uuid), private.page_document(uuid);
drop function private.article_fault(jsonb, uuid, boolean), private.page_fault(jsonb, uuid, boolean);
drop function private.lock_article(uuid), private.lock_page(uuid);
drop function private.apply_page(uuid, jsonb);

create function private.keep_old_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(tg_argv[0]);
  begin
    -- What is live keeps its former slugs when something else, that visitors don't see, had the same.
    execute format(
      'insert into public.%1$I as held (slug, %2$I) values ($1, $2)
      on conflict (slug) do update set %2$I = excluded.%2$I, created_at = now()
        where $3 or not exists (select from public.%3$I holder where holder.id = held.%2$I and holder.%4$I)',
      of.former_slugs, of.subject, of.source, of.shown_by
    ) using old.slug, new.id, (to_jsonb(new) ->> of.shown_by)::boolean;
    return null;
  end
  $$;
comment on function private.keep_old_slug() is 'Keeps the former slug of what was published once. Argument: the kind.';
revoke all on function private.keep_old_slug() from public;

create function private.follow_kind(_name text) returns void
  language plpgsql set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_name);
    part_source text;
    changed text;
  begin
    perform private.make_content_views();
    execute format($triggers$
      create trigger set_updated_at before update on public.%1$I
        for each row execute function private.set_updated_at();
      create trigger set_published_at before insert or update on public.%1$I
        for each row when (new.%2$I and new.published_at is null) execute function private.set_published_at();
      create trigger record_publication after insert on public.%1$I
        for each row when (new.%2$I) execute function private.record_content(%3$L, 'slug', %2$L);
      create trigger record_publication_change after update on public.%1$I
        for each row when (old.%2$I <> new.%2$I) execute function private.record_content(%3$L, 'slug', %2$L);
      create trigger keep_in_trash before delete on public.%1$I
        for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash(%3$L, 'editor', %5$L);
      create trigger record_deletion after delete on public.%1$I
        for each row execute function private.record_content(%3$L, 'slug');
      create trigger keep_old_slug after update on public.%1$I
        for each row when (old.slug <> new.slug and old.published_at is not null)
        execute function private.keep_old_slug(%4$L);
      create trigger keep_version after insert or update on public.%1$I
        for each row execute function private.keep_version(%4$L, 'id');
      create trigger forget_subject after delete on public.%1$I
        for each row execute function private.forget_subject();
    $triggers$, of.source, of.shown_by, of.noun, of.name, case when of.is_drafted then of.shown_by else '' end);
    for part_source in select source from private.content_parts where kind = _name loop
      execute format(
        'create trigger keep_version after insert or update or delete on public.%I
          for each row execute function private.keep_version(%L, %L)', part_source, of.name, of.subject
      );
    end loop;
    for changed in
      select unnest(array[of.source, of.former_slugs]) union all select source from private.content_parts where kind = _name
    loop
      execute format($triggers$
        create trigger record_content_change after insert or update or delete or truncate on public.%1$I
          for each statement execute function private.record_content_change();
        alter table public.%1$I enable always trigger record_content_change;
      $triggers$, changed);
    end loop;
  end
  $$;
comment on function private.follow_kind(text) is
  'Has the database follow a kind whose rows are in the registers: its pages, versions, slugs, trash and audit log, and the '
  'content version. The last line of the migration that adds it; what of it names the library has triggers of its own.';
revoke all on function private.follow_kind(text) from public;
