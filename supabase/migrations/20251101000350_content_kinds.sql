-- Kinds of content: what editors write, as one document of JSON each. A kind is a row here and four functions, which its
-- own file has: <kind>_document(id) reads its tables, <kind>_fault(document, id, is written) says why something is no
-- document of it, lock_<kind>(id) makes others wait, and apply_<kind>(id, document) writes the tables, of a new subject
-- without an id.

create table private.content_kinds (
  name text primary key,
  noun text not null,
  source text,
  only_id uuid,
  shown_by text not null,
  can_wait boolean not null,
  is_drafted boolean not null,
  has_languages boolean not null,
  has_titles boolean not null,
  constraint of_a_table_or_one check (num_nonnulls(source, only_id) = 1)
);
comment on table private.content_kinds is 'The kinds of content that have versions. Written by migrations alone.';
comment on column private.content_kinds.noun is 'What the audit log and messages call it.';
comment on column private.content_kinds.source is 'The table that has a row for each; null when there is one alone, only_id.';
comment on column private.content_kinds.shown_by is 'The field of a document that says whether visitors see it.';
comment on column private.content_kinds.can_wait is 'Whether changes can wait beside what is live, and publication be planned.';
comment on column private.content_kinds.is_drafted is 'Whether writers, and assistants, read it and change its drafts.';
comment on column private.content_kinds.has_languages is 'Whether each language is published by itself.';
comment on column private.content_kinds.has_titles is 'Whether it is known by its title, else by its slug.';
alter table private.content_kinds enable row level security;
revoke all on private.content_kinds from public, anon, authenticated;

create function private.content_kind(_name text) returns private.content_kinds
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    found_kind private.content_kinds;
  begin
    select * from private.content_kinds where name = _name into found_kind;
    if not found then
      raise exception 'There is no such kind of content' using errcode = 'check_violation';
    end if;
    return found_kind;
  end
  $$;
revoke all on function private.content_kind(text) from public;

create function private.drafted_kinds() returns text[]
  language sql stable security definer set search_path = ''
  as $$ select array_agg(name) from private.content_kinds where is_drafted $$;
comment on function private.drafted_kinds() is 'The kinds of which writers read every version.';
revoke all on function private.drafted_kinds() from public;
grant execute on function private.drafted_kinds() to authenticated;

create function private.document_of(_kind text, _id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    document jsonb;
  begin
    execute format('select private.%I($1)', replace(_kind, '-', '_') || '_document') using _id into document;
    return document;
  end
  $$;
comment on function private.document_of(text, uuid) is 'The present state of a subject, as a version holds it; null without one.';
revoke all on function private.document_of(text, uuid) from public;

create function private.require_document(
  _kind text, _document jsonb, _id uuid, _otherwise text default '', _is_written boolean default false
) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault text;
  begin
    if jsonb_typeof(_document) is distinct from 'object' then fault := 'The document must be an object';
    else
      execute format('select private.%I($1, $2, $3)', replace(_kind, '-', '_') || '_fault')
        using _document, _id, _is_written into fault;
    end if;
    if fault is not null then raise exception '%', _otherwise || fault using errcode = 'check_violation'; end if;
  end
  $$;
comment on function private.require_document(text, jsonb, uuid, text, boolean) is
  'Rejects what is no document of the subject; _otherwise is said before the reason. What _is_written at once is held to '
  'constraints by its tables.';
revoke all on function private.require_document(text, jsonb, uuid, text, boolean) from public;

create function private.apply_document(_kind text, _id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    saved uuid;
  begin
    perform private.require_document(_kind, _document, _id, _is_written => true);
    execute format('select private.%I($1, $2)', 'apply_' || replace(_kind, '-', '_')) using _id, _document into saved;
    return saved;
  end
  $$;
comment on function private.apply_document(text, uuid, jsonb) is
  'Writes a document into the tables of its subject, or of a new one without an id; gives the id.';
revoke all on function private.apply_document(text, uuid, jsonb) from public;

create function private.lock_subject(_of private.content_kinds, _id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_there boolean;
  begin
    execute format('select private.%I($1)', 'lock_' || replace(_of.name, '-', '_')) using _id into is_there;
    if is_there is not true then
      raise exception 'The % does not exist (any more)', _of.noun using errcode = 'PT404';
    end if;
  end
  $$;
comment on function private.lock_subject(private.content_kinds, uuid) is
  'Has others who save it wait for the end of this transaction. What they have committed is then read.';
revoke all on function private.lock_subject(private.content_kinds, uuid) from public;

create function private.is_shown(_of private.content_kinds, _id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    is_shown boolean;
  begin
    if _of.source is null then return true; end if;
    execute format('select %I from public.%I where id = $1', _of.shown_by, _of.source) using _id into is_shown;
    return coalesce(is_shown, false);
  end
  $$;
comment on function private.is_shown(private.content_kinds, uuid) is 'Whether visitors see it.';
revoke all on function private.is_shown(private.content_kinds, uuid) from public;

create function private.slug_of(_of private.content_kinds, _id uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    slug text;
  begin
    if _of.source is null then return null; end if;
    execute format('select slug from public.%I where id = $1', _of.source) using _id into slug;
    return slug;
  end
  $$;
revoke all on function private.slug_of(private.content_kinds, uuid) from public;
