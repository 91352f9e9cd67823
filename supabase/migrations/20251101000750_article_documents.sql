-- The documents of articles: what save_article, drafts and versions take as JSON. A version that waits is written to the
-- tables later, so it is held to their columns and constraints before.

create function private.ids_in(_list jsonb) returns table (id uuid, place bigint)
  language sql immutable rows 5 set search_path = ''
  as $$
    select (item #>> '{}')::uuid, place
    from jsonb_path_query(
      _list, 'strict $[*] ? (@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" flag "i")', silent => true
    ) with ordinality items (item, place)
  $$;
comment on function private.ids_in(jsonb) is 'The ids in a list, in order; nothing else in it, and none of what is no list.';
revoke all on function private.ids_in(jsonb) from public;

create function private.is_json_of(_kind text, _value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case _kind
      when 'a text' then jsonb_typeof(_value) = 'string'
      when 'true or false' then jsonb_typeof(_value) = 'boolean'
      when 'a whole number' then _value::text ~ '^-?[0-9]{1,9}$'
      when 'an id' then exists (select from private.ids_in(jsonb_build_array(_value)))
      when 'a list of ids' then case
        when jsonb_typeof(_value) = 'array' then jsonb_array_length(_value) = (select count(*) from private.ids_in(_value))
        else false
      end
      else false
    end
  $$;
revoke all on function private.is_json_of(text, jsonb) from public;

-- Public, because save_article_document runs as its caller, who may not use the schema private.
create function public.document_columns(_table text, _without text[], out names text, out sources text)
  language sql stable set search_path = ''
  as $$
    select string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(case
        when attnotnull and atthasdef then format('coalesce(held.%I, %s)', attname, pg_get_expr(adbin, adrelid))
        else format('held.%I', attname)
      end, ', ' order by attnum)
    from pg_catalog.pg_attribute left join pg_catalog.pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where attrelid = _table::regclass and attnum > 0 and not attisdropped and attname <> all (_without)
  $$;
comment on function public.document_columns(text, text[]) is
  'The columns of a table but _without, and what is written to each from a row named held: a value, else the default.';
revoke all on function public.document_columns(text, text[]) from public, anon, authenticated;
grant execute on function public.document_columns(text, text[]) to authenticated;

create function private.rows_fault(
  _name text, _rows jsonb, _table regclass, _without text[], _required text[] default null
) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault text;
  begin
    if jsonb_typeof(_rows) is distinct from 'array' then
      return format('"%s" must be a list', _name);
    end if;
    if exists (select from jsonb_array_elements(_rows) held where jsonb_typeof(held) <> 'object') then
      return format('"%s" must hold objects', _name);
    end if;
    with columns as (
      select attname::text as key, attnotnull as is_required, case
        when atttypid = 'uuid'::regtype then 'an id'
        when atttypid = 'uuid[]'::regtype then 'a list of ids'
        when atttypid = 'boolean'::regtype then 'true or false'
        when atttypid = 'integer'::regtype then 'a whole number'
        else 'a text'
      end as kind
      from pg_catalog.pg_attribute
      where attrelid = _table and attnum > 0 and not attisdropped and attname <> all (_without)
    )
    select case
      when kind is null then format('"%s" has no field "%s"', _name, left(key, 60))
      when coalesce(given, 'null') = 'null' then format('"%s" lacks "%s"', _name, key)
      else format('"%s" of "%s" must be %s', key, _name, kind)
    end
    from jsonb_array_elements(_rows) held, lateral (
      select key, value, kind, is_required from jsonb_each(held) full join columns using (key)
    ) field (key, given, kind, is_required)
    where kind is null or case coalesce(given, 'null')
      when 'null' then coalesce(key = any (_required), is_required)
      else not private.is_json_of(kind, given)
    end
    order by key limit 1
    into fault;
    if fault is null and exists (
      select from jsonb_array_elements(_rows) held where held ? 'language'
      group by held ->> 'language' having count(*) > 1
    ) then
      return format('"%s" has a language twice', _name);
    end if;
    return fault;
  end
  $$;
comment on function private.rows_fault(text, jsonb, regclass, text[], text[]) is
  'Why a list is none of rows for a table, in one sentence; null for one that is. Its fields are the columns but _without, '
  'each of the column''s type or null. Those of _required are not null; without it, those that the table requires.';
revoke all on function private.rows_fault(text, jsonb, regclass, text[], text[]) from public;

create function private.constraint_fault(_name text, _rows jsonb, _table regclass) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    checks text;
    broken text;
  begin
    select string_agg(format('when not (%s) then %L', pg_get_expr(conbin, conrelid), conname), ' ' order by conname)
    from pg_catalog.pg_constraint where conrelid = _table and contype = 'c' into checks;
    execute format(
      'select broken from jsonb_populate_recordset(null::%s, $1), lateral (select case %s end) tested (broken) '
      'where broken is not null limit 1',
      _table, checks
    ) using _rows into broken;
    return case when broken is not null then format('"%s" violates check constraint "%s"', _name, broken) end;
  end
  $$;
comment on function private.constraint_fault(text, jsonb, regclass) is
  'Which check constraint of a table rows would violate, in one sentence; null for none. What is null violates none.';
revoke all on function private.constraint_fault(text, jsonb, regclass) from public;

create function private.without_blanks(_rows jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_agg((
      select coalesce(jsonb_object_agg(key, case
        when key = 'content' or jsonb_typeof(value) <> 'string' then value
        else to_jsonb(nullif(btrim(value #>> '{}', E' \t\r\n'), ''))
      end), '{}')
      from jsonb_each(held)
    )), '[]')
    from jsonb_array_elements(_rows) held
  $$;
comment on function private.without_blanks(jsonb) is
  'Rows as save_article writes them: their texts but content without blanks around them, and null when nothing is left.';
revoke all on function private.without_blanks(jsonb) from public;

create function private.article_parts_fault(_content jsonb, _faqs jsonb) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce(
      private.rows_fault('content', _content, 'public.otm_blog_article_content', '{article_id}', '{language}'),
      private.rows_fault('faqs', _faqs, 'public.otm_blog_article_faqs', '{id,article_id,display_order}', '{}')
    )
  $$;
revoke all on function private.article_parts_fault(jsonb, jsonb) from public;

-- Public, because save_article runs as its caller, who may not use the schema private.
create function public.require_article_parts(_content jsonb, _faqs jsonb) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault constant text := private.article_parts_fault(coalesce(_content, '[]'), coalesce(_faqs, '[]'));
  begin
    if fault is not null then raise exception '%', fault using errcode = 'check_violation'; end if;
  end
  $$;
comment on function public.require_article_parts(jsonb, jsonb) is
  'Rejects what are no texts and questions of an article. Their limits are those of the tables, which they are written to.';
revoke all on function public.require_article_parts(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.require_article_parts(jsonb, jsonb) to authenticated;

create function private.article_document_fault(_document jsonb, _id uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fields jsonb;
    fault text;
  begin
    if jsonb_typeof(_document) is distinct from 'object' then return 'The document must be an object'; end if;
    fields := jsonb_build_array(_document - array['content', 'tags', 'faqs']);
    fault := coalesce(
      private.rows_fault(
        'document', fields, 'public.otm_blog_articles', '{id,created_at,updated_at,published_at}',
        '{slug,author,read_time,published,related_articles}'
      ),
      private.article_parts_fault(_document -> 'content', _document -> 'faqs')
    );
    if fault is not null then return fault; end if;
    if private.is_json_of('a list of ids', _document -> 'tags') is not true then
      return '"tags" of "document" must be a list of ids';
    end if;
    if jsonb_array_length(_document -> 'faqs') > 100 then return 'An article has 100 questions at most'; end if;
    fields := jsonb_build_array(private.without_blanks(fields) -> 0 || jsonb_build_object('id', _id));
    return coalesce(
      private.constraint_fault('document', fields, 'public.otm_blog_articles'),
      private.constraint_fault(
        'content', private.without_blanks(_document -> 'content'), 'public.otm_blog_article_content'
      ),
      private.constraint_fault('faqs', private.without_blanks(_document -> 'faqs'), 'public.otm_blog_article_faqs')
    );
  end
  $$;
comment on function private.article_document_fault(jsonb, uuid) is
  'Why this is no document of the article (see otm_article_versions), in one sentence; null for one that is. It may be '
  'unfinished: texts and a slug may be empty, and a tag or related article may be gone.';
revoke all on function private.article_document_fault(jsonb, uuid) from public;

create function private.require_article_document(_document jsonb, _id uuid, _otherwise text default '') returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault constant text := private.article_document_fault(_document, _id);
  begin
    if fault is not null then raise exception '%', _otherwise || fault using errcode = 'check_violation'; end if;
  end
  $$;
comment on function private.require_article_document(jsonb, uuid, text) is
  'Rejects what is no document of the article; _otherwise is said before the reason.';
revoke all on function private.require_article_document(jsonb, uuid, text) from public;
