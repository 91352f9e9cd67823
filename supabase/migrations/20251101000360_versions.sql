-- The versions of all kinds of content: what was saved, in one document each. Written at the commit of whatever changed a
-- subject, also by the plain calls on its tables. A working version is saved beside what is live and shown to nobody.

create table public.otm_versions (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id uuid not null,
  number int not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  assistant text
    constraint assistant_length check (char_length(assistant) <= 60),
  state text not null
    constraint state_is_known check (state in ('saved', 'working', 'discarded', 'published', 'restored')),
  note text not null default ''
    constraint note_length check (char_length(note) <= 300),
  document jsonb not null
    constraint document_within_3_mb check (octet_length(document::text) <= 3145728),
  constraint otm_versions_number_key unique (subject_id, number)
);
comment on table public.otm_versions is
  'Each saved state of an article, a page …: the subject. When the newest one is working, or was restored beside what is '
  'live, it waits to be published.';
comment on column public.otm_versions.kind is 'The kind of content: article, download-page, about-page.';
comment on column public.otm_versions.subject_id is
  'Of what this is a version: no reference, as each kind has its own table. They stay while it is in the trash.';
comment on column public.otm_versions.document is
  'The fields of the subject, its texts as content, and its lists; what is linked by its ids.';
comment on column public.otm_versions.assistant is
  'The name of the access token with which an assistant or program of that person saved it; null for the person.';
create index otm_versions_created_by on public.otm_versions (created_by);
create index otm_versions_waiting on public.otm_versions (subject_id) where state in ('working', 'restored');
create index otm_versions_expiring on public.otm_versions (created_at) where state <> 'published';

alter table public.otm_versions enable row level security;
revoke all on public.otm_versions from anon, authenticated;
grant select on public.otm_versions to authenticated;

create policy "editors read versions, writers those of what they draft" on public.otm_versions
  for select to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and kind = any ((select private.drafted_kinds())::text[])
  );

create function private.is_waiting(_kind text, _state text, _document jsonb) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if _state = 'working' then return true; end if;
    if _state is distinct from 'restored' then return false; end if;
    -- What was restored in a draft is in the tables.
    return (
      select can_wait and _document -> shown_by is distinct from 'false' from private.content_kinds where name = _kind
    );
  end
  $$;
comment on function private.is_waiting(text, text, jsonb) is 'Whether a newest version waits to be published.';
revoke all on function private.is_waiting(text, text, jsonb) from public;

create function private.newest_version(_id uuid) returns public.otm_versions
  language sql stable security definer set search_path = ''
  as $$ select * from public.otm_versions where subject_id = _id order by number desc limit 1 $$;
revoke all on function private.newest_version(uuid) from public;

create function private.newest_number(_id uuid) returns int
  language sql stable security definer set search_path = ''
  as $$ select coalesce(max(number), 0) from public.otm_versions where subject_id = _id $$;
comment on function private.newest_number(uuid) is 'The number of the newest version; 0 without one.';
revoke all on function private.newest_number(uuid) from public;

create function private.live_document(_id uuid, _before int) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select version.document from public.otm_versions version
    where version.subject_id = _id and version.number < _before and version.state <> 'discarded'
      and not private.is_waiting(version.kind, version.state, version.document)
    order by version.number desc limit 1
  $$;
comment on function private.live_document(uuid, int) is 'What the tables held before this version; null before the first.';
revoke all on function private.live_document(uuid, int) from public;

create function public.list_waiting(_kind text, _ids uuid[]) returns setof uuid
  language sql stable security invoker rows 5 set search_path = ''
  as $$
    select wanted from unnest(_ids[:1000]) wanted
    where (
      select version.state in ('working', 'restored') from public.otm_versions version
      where version.subject_id = wanted and version.kind = _kind order by version.number desc limit 1
    )
  $$;
comment on function public.list_waiting(text, uuid[]) is
  'Of which of these the newest version waits to be published, when they are live; as far as the caller reads versions.';
revoke all on function public.list_waiting(text, uuid[]) from public, anon, authenticated;
grant execute on function public.list_waiting(text, uuid[]) to authenticated;

-- What was written to the tables has passed their constraints.
create function private.require_version_document() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_document(new.kind, new.document, new.subject_id);
    return new;
  end
  $$;
comment on function private.require_version_document() is 'Rejects a version that can''t be read, or published later.';
revoke all on function private.require_version_document() from public;
create trigger require_document before insert on public.otm_versions
  for each row when (new.state in ('working', 'restored')) execute function private.require_version_document();

create function private.insert_version(_kind text, _id uuid, _number int, _state text, _note text, _document jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Waits for a transaction that adds the same number. No other lock: a transaction may change any number of subjects.
    insert into public.otm_versions (kind, subject_id, number, created_by, assistant, state, note, document)
    values (
      _kind, _id, _number, (select users.id from auth.users where users.id = auth.uid()), private.token_name(), _state,
      coalesce(_note, ''), _document
    )
    on conflict (subject_id, number) do nothing;
    return found;
  end
  $$;
comment on function private.insert_version(text, uuid, int, text, text, jsonb) is
  'False when another transaction added this number.';
revoke all on function private.insert_version(text, uuid, int, text, text, jsonb) from public;

-- One version for each transaction and subject, however many rows it wrote.
create table private.changed_subjects (
  xid xid8 not null default pg_current_xact_id(),
  subject_id uuid not null,
  kind text not null,
  primary key (xid, subject_id)
);
comment on table private.changed_subjects is
  'What transactions in progress have changed; each deletes its rows when it commits.';
alter table private.changed_subjects enable row level security;
revoke all on private.changed_subjects from public, anon, authenticated;

create function private.keep_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed uuid;
    changed_row record;
  begin
    if tg_nargs = 1 then select only_id from private.content_kinds where name = tg_argv[0] into changed;
    else
      if tg_op = 'DELETE' then changed_row := old; else changed_row := new; end if;
      -- Static for the columns of the most frequent saves.
      if tg_argv[1] = 'article_id' then changed := changed_row.article_id;
      else execute format('select ($1).%I', tg_argv[1]) using changed_row into changed;
      end if;
      -- What comes back from the trash must not end what waits to be published.
      if private.is_restoring() and exists (
        select from private.newest_version(changed) newest
        where newest.state = 'discarded' or private.is_waiting(newest.kind, newest.state, newest.document)
      ) then
        return null;
      end if;
    end if;
    insert into private.changed_subjects (subject_id, kind) values (changed, tg_argv[0]) on conflict do nothing;
    return null;
  end
  $$;
comment on function private.keep_version() is
  'Has the commit write a version. Arguments: the kind, and the column that names the subject unless there is one alone.';
revoke all on function private.keep_version() from public;

create function private.record_version(_kind text, _id uuid, _state text default null, _note text default '') returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    latest public.otm_versions;
    present jsonb;
    live jsonb;
  begin
    delete from private.changed_subjects where (xid, subject_id) = (pg_current_xact_id(), _id);
    loop
      -- Before the present state: what is committed in between then has a newer number, and both are read again.
      select * from public.otm_versions where subject_id = _id order by number desc limit 1 into latest;
      present := private.document_of(_kind, _id);
      -- It was deleted.
      if present is null then return null; end if;
      exit when _state is null and latest.document = present and latest.state <> 'discarded'
        and not private.is_waiting(latest.kind, latest.state, latest.document);
      if private.insert_version(_kind, _id, coalesce(latest.number, 0) + 1, coalesce(
        _state, case when (present ->> of.shown_by)::boolean then 'published' else 'saved' end
      ), _note, present) then
        if private.is_waiting(latest.kind, latest.state, latest.document) then
          live := private.live_document(_id, latest.number);
          perform private.return_field_changes(_id, live, latest.document, present);
        elsif latest.state = 'discarded' then
          latest.document := private.live_document(_id, latest.number);
        end if;
        latest.number := coalesce(latest.number, 0) + 1;
        perform private.record_field_changes(_kind, _id, latest.number, latest.document, present, live);
        exit;
      end if;
    end loop;
    return latest.number;
  end
  $$;
comment on function private.record_version(text, uuid, text, text) is
  'Writes what is in the tables as the newest version, unless it is that; gives its number. In another state than saved or '
  'published when one is given.';
revoke all on function private.record_version(text, uuid, text, text) from public;

create function private.record_versions(_xid xid8) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed private.changed_subjects;
    source text;
  begin
    for changed in select * from private.changed_subjects where xid = _xid order by kind, subject_id loop
      source := (private.content_kind(changed.kind)).source;
      -- Waits for whoever saves or plans it: what is planned then moves on to this version.
      if source is not null then
        execute format('select from public.%I where id = $1 for key share', source) using changed.subject_id;
      end if;
      perform private.record_version(changed.kind, changed.subject_id);
    end loop;
  end
  $$;
comment on function private.record_versions(xid8) is
  'Writes the versions of all that a transaction changed, in one order, so that no two wait for each other.';
revoke all on function private.record_versions(xid8) from public;

create function private.record_versions_at_commit() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The first one writes all; the others look for their own alone.
    if exists (select from private.changed_subjects where (xid, subject_id) = (new.xid, new.subject_id)) then
      perform private.record_versions(new.xid);
    end if;
    return null;
  end
  $$;
revoke all on function private.record_versions_at_commit() from public;

create constraint trigger record_version after insert on private.changed_subjects
  deferrable initially deferred
  for each row execute function private.record_versions_at_commit();

create function private.add_version(_kind text, _id uuid, _number int, _state text, _note text, _document jsonb) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    latest constant public.otm_versions := private.newest_version(_id);
    before jsonb := latest.document;
  begin
    -- A plain write of a text, which does not lock its subject, was committed in between.
    if coalesce(latest.number, 0) <> _number
      or not private.insert_version(_kind, _id, _number + 1, _state, _note, _document)
    then
      raise exception 'The % was changed by somebody else in the meantime', (private.content_kind(_kind)).noun
        using errcode = 'PT409', hint = 'Nothing was saved. Load it again and repeat your changes.';
    end if;
    if not private.is_waiting(latest.kind, latest.state, latest.document) then
      perform private.keep_live_field_changes(_id);
      before := private.live_document(_id, _number + 1);
    end if;
    perform private.record_field_changes(_kind, _id, _number + 1, before, _document);
    return _number + 1;
  end
  $$;
comment on function private.add_version(text, uuid, int, text, text, jsonb) is
  'Adds a version after the one with this number, which waits beside what is live (PT409 when there is a newer one); gives '
  'its number.';
revoke all on function private.add_version(text, uuid, int, text, text, jsonb) from public;

create function private.forget_versions(_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_versions where subject_id = _id;
    delete from public.otm_field_changes where subject_id = _id;
    delete from private.live_field_changes where subject_id = _id;
  end
  $$;
revoke all on function private.forget_versions(uuid) from public;

create function private.rename_waiting_version(_id uuid, _slug text, _new_slug text) returns void
  language sql security definer set search_path = ''
  as $$
    update public.otm_versions version set document = version.document || jsonb_build_object('slug', _new_slug)
    where subject_id = _id and number = private.newest_number(_id) and _new_slug <> _slug
      and document ->> 'slug' = _slug and private.is_waiting(kind, state, document)
  $$;
comment on function private.rename_waiting_version(uuid, text, text) is
  'Gives changes that wait the slug under which their subject came back, unless they are to change it.';
revoke all on function private.rename_waiting_version(uuid, text, text) from public;

create function private.forget_subject() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_schedules where subject_id = old.id;
    delete from public.otm_preview_links where subject_id = old.id;
    if private.is_in_trash(old.id) then perform private.record_media_of_versions(old.id);
    else perform private.forget_versions(old.id);
    end if;
    return null;
  end
  $$;
comment on function private.forget_subject() is
  'Deletes what belongs to a subject that was deleted: its plans and preview links at once, its versions unless it is in the '
  'trash.';
revoke all on function private.forget_subject() from public;
