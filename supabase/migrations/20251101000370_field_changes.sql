-- Which version last changed a field in a language: when the other language's is newer, the translation may be outdated.

create table public.otm_field_changes (
  kind text not null,
  subject_id uuid not null,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  field text not null
    constraint field_length check (char_length(field) <= 63),
  number int not null,
  changed_at timestamptz not null default now(),
  primary key (subject_id, language, field)
);
comment on table public.otm_field_changes is
  'The newest version in which each field was changed, or confirmed to be right, per language; not of empty fields.';
-- For the list of articles whose Dutch is newer than their English, by index alone.
create index otm_field_changes_nl on public.otm_field_changes (subject_id, field) include (number) where language = 'nl';
create index otm_field_changes_en on public.otm_field_changes (subject_id, field) include (number) where language = 'en';

alter table public.otm_field_changes enable row level security;
revoke all on public.otm_field_changes from anon, authenticated;
grant select on public.otm_field_changes to authenticated;

create policy "editors read when fields were changed, writers of what they draft" on public.otm_field_changes
  for select to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and kind = any ((select private.drafted_kinds())::text[])
  );

create table private.live_field_changes (
  kind text not null,
  subject_id uuid not null,
  language text not null,
  field text not null,
  number int not null,
  changed_at timestamptz not null,
  primary key (subject_id, language, field)
);
comment on table private.live_field_changes is
  'While changes wait: the rows of otm_field_changes as they are without them, for when they are thrown away.';
alter table private.live_field_changes enable row level security;
revoke all on private.live_field_changes from public, anon, authenticated;

create function private.fields_of_document(_document jsonb) returns table (language text, field text, value text)
  language sql immutable set search_path = ''
  as $$
    select distinct on (variant ->> 'language', key) variant ->> 'language', key, value #>> '{}'
    -- Also of a document that can't be read as a whole.
    from jsonb_path_query(_document, '$.content[*] ? (@.type() == "object")') variant, jsonb_each(variant)
    where key <> 'language' and jsonb_typeof(value) = 'string' and value <> '""'
    union all
    -- The sections of a page, each by its id: the other language has the same one.
    select distinct on (variant ->> 'language', section ->> 'id')
      variant ->> 'language', section ->> 'id', (section - array['id', 'hidden'])::text
    from jsonb_path_query(_document, '$.content[*] ? (@.type() == "object")') variant,
      jsonb_path_query(variant, '$.sections[*] ? (@.id.type() == "string")') section
    union all
    -- The texts of a list whose items have both languages, together; those of an item with a key of its own by that.
    select language, coalesce(item ->> 'content_key', list), string_agg(texts, E'\n' order by place)
    from jsonb_each(case jsonb_typeof(_document) when 'object' then _document - 'content' else '{}' end) lists (list, items),
      jsonb_path_query(items, '$[*] ? (@.type() == "object")') with ordinality elements (item, place),
      unnest(array['nl', 'en']) language, lateral (
        select string_agg(value, E'\n' order by key desc) from jsonb_each_text(item) where key like '%\_' || language
      ) held (texts)
    -- A question without words is not shown.
    where btrim(coalesce(item ->> ('question_' || language), texts, ''), E'\n') <> ''
    group by 1, 2
  $$;
revoke all on function private.fields_of_document(jsonb) from public;

create function private.keep_live_field_changes(_id uuid) returns void
  language sql security definer set search_path = ''
  as $$
    delete from private.live_field_changes where subject_id = _id;
    insert into private.live_field_changes (kind, subject_id, language, field, number, changed_at)
    select kind, subject_id, language, field, number, changed_at
    from public.otm_field_changes where subject_id = _id
  $$;
comment on function private.keep_live_field_changes(uuid) is 'For the first changes that wait.';
revoke all on function private.keep_live_field_changes(uuid) from public;

create function private.return_field_changes(_id uuid, _live jsonb, _waiting jsonb, _after jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    returned record;
  begin
    -- Nothing was noted of it.
    if not exists (select from private.live_field_changes where subject_id = _id) then return; end if;
    for returned in
      with texts as (
        select language, field, live.value as live, waiting.value as waiting, after.value as after
        from unnest(array['nl', 'en']) language
        cross join (
          select field from public.otm_field_changes where subject_id = _id
          union select field from private.live_field_changes where subject_id = _id
        ) fields
        left join private.fields_of_document(_live) live using (language, field)
        left join private.fields_of_document(_waiting) waiting using (language, field)
        left join private.fields_of_document(_after) after using (language, field)
      )
      select own.language, own.field from texts own
      join texts other on other.field = own.field and other.language <> own.language
      where own.after is not distinct from own.live
        -- What was confirmed beside a change of the other language counts once that is published.
        and (own.after is distinct from own.waiting or other.after is not distinct from other.live)
    loop
      delete from public.otm_field_changes
      where (subject_id, language, field) = (_id, returned.language, returned.field);
      insert into public.otm_field_changes (kind, subject_id, language, field, number, changed_at)
      select kind, subject_id, language, field, number, changed_at from private.live_field_changes
      where (subject_id, language, field) = (_id, returned.language, returned.field);
    end loop;
    delete from private.live_field_changes where subject_id = _id;
  end
  $$;
comment on function private.return_field_changes(uuid, jsonb, jsonb, jsonb) is
  'Once nothing waits any more: makes the changes of fields that are live as they were what they were before. The documents '
  'are what was live, what waited, and what is live now.';
revoke all on function private.return_field_changes(uuid, jsonb, jsonb, jsonb) from public;

create function private.record_field_changes(
  _kind text, _id uuid, _number int, _before jsonb, _after jsonb, _live jsonb default null
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    present text[];
    changed text[];
  begin
    select array_agg(language || ' ' || field),
      array_agg(language || ' ' || field) filter (
        where now.value is distinct from before.value and now.value is distinct from live.value
      )
    from private.fields_of_document(_after) now
    left join private.fields_of_document(_before) before using (language, field)
    left join private.fields_of_document(_live) live using (language, field)
    into present, changed;
    delete from public.otm_field_changes
    where subject_id = _id and language || ' ' || field <> all (coalesce(present, '{}'));
    -- Whoever changes a new or outdated translation works from the other language, which is then no newer than it.
    update public.otm_field_changes other set number = _number
    from unnest(array['nl', 'en']) twin
    where other.subject_id = _id and other.language <> twin and twin || ' ' || other.field = any (changed)
      and not exists (
        select from public.otm_field_changes own
        where (own.subject_id, own.language, own.field) = (_id, twin, other.field) and own.number >= other.number
      );
    insert into public.otm_field_changes (kind, subject_id, language, field, number)
    select _kind, _id, split_part(name, ' ', 1), split_part(name, ' ', 2), _number from unnest(changed) name
    on conflict (subject_id, language, field) do update set number = excluded.number, changed_at = now();
  end
  $$;
comment on function private.record_field_changes(text, uuid, int, jsonb, jsonb, jsonb) is
  'Notes the fields that differ from what was there before, and from what was live when changes waited beside it.';
revoke all on function private.record_field_changes(text, uuid, int, jsonb, jsonb, jsonb) from public;

create function public.confirm_translation(_kind text, _id uuid, _language text, _field text, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_member(private.content_kind(_kind));
    update public.otm_field_changes
    set changed_at = now(), number = _number
    where subject_id = _id and language = _language and field = _field and number < _number and kind = _kind
      and _number <= (select max(number) from public.otm_versions where subject_id = _id);
    -- Also of what is live beside changes that wait, unless the other language is what they changed.
    update private.live_field_changes held
    set changed_at = now(), number = other.number
    from private.live_field_changes other
    where (held.kind, held.subject_id, held.language, held.field) = (_kind, _id, _language, _field)
      and (other.subject_id, other.field) = (_id, _field) and other.language <> _language
      and held.number < other.number and other.number <= _number
      and not exists (
        select from public.otm_field_changes waiting
        where (waiting.subject_id, waiting.language, waiting.field) = (_id, other.language, _field)
          and waiting.number > other.number and waiting.number <= _number
      );
  end
  $$;
comment on function public.confirm_translation(text, uuid, text, text, int) is
  'Says that a field in this language is still right, although the other language was changed after it, in the version '
  '_number: a change after that one still makes it outdated.';
revoke all on function public.confirm_translation(text, uuid, text, text, int) from public, anon, authenticated;
grant execute on function public.confirm_translation(text, uuid, text, text, int) to authenticated;
