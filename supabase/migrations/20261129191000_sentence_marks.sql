-- A changed sentence makes its counterpart in the other language outdated, and no other one. Which ones they are follows from
-- the versions since both languages agreed; kept is only which pairs somebody said to go together.

alter table public.otm_field_changes
  add column settled text[] not null default '{}'
    constraint settled_are_200_keys check (
      cardinality(settled) <= 200 and array_to_string(settled, '', '-') ~ '^([0-9a-f]{16})*$'
    );
comment on column public.otm_field_changes.settled is
  'Keys of sentences of this language that go together with what the other one says, although that was changed after them.';

create function private.is_one_sentence(_text text) returns boolean
  language sql immutable set search_path = ''
  as $$ select _text !~ '[<{\n]|[.!?…]["”’)]*\s' $$;
comment on function private.is_one_sentence(text) is 'Whether a field is a line of one sentence: no HTML, list or section.';
revoke all on function private.is_one_sentence(text) from public;

create or replace function private.record_field_changes(
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
          -- Of an outdated text a part was changed: its sentences say whether the rest is still outdated.
          and (private.is_one_sentence(now.value) or not exists (
            select from public.otm_field_changes own
            join public.otm_field_changes other using (subject_id, field)
            where (own.subject_id, own.language, own.field) = (_id, now.language, now.field) and other.number > own.number
          ))
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

create function public.confirm_sentences(_kind text, _id uuid, _language text, _field text, _keys text[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_member(private.content_kind(_kind));
    update public.otm_field_changes
    -- The newest ones, when there are more.
    set settled = (array(select distinct unnest(_keys)) || settled)[1:200]
    where (kind, subject_id, language, field) = (_kind, _id, _language, _field);
  end
  $$;
comment on function public.confirm_sentences(text, uuid, text, text, text[]) is
  'Says that sentences of this language still go together with those of the other one, which were changed after them.';
revoke all on function public.confirm_sentences(text, uuid, text, text, text[]) from public, anon, authenticated;
grant execute on function public.confirm_sentences(text, uuid, text, text, text[]) to authenticated;
