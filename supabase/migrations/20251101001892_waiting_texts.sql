-- Texts of the site that wait beside the live ones: members propose them, editors publish, plan or discard them. To
-- discard one is to save the text that is live.

create table public.otm_waiting_texts (
  key text not null
    constraint key_is_plain check (key ~ '^[a-zA-Z][a-zA-Z0-9._-]{0,99}$'),
  language text not null
    constraint language_is_known check (language in ('nl', 'en', 'all')),
  text text not null
    constraint text_length check (char_length(text) <= private.site_text_length(key)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  updated_by uuid references auth.users on delete set null,
  publish_at timestamptz
    constraint publish_at_is_plausible check (private.is_plausible_time(publish_at)),
  primary key (key, language)
);
comment on table public.otm_waiting_texts is
  'A text that waits to replace what is live; an empty one to make it the original again. Deleted once it is published.';
comment on column public.otm_waiting_texts.publish_at is
  'When it is published; null when that is not planned. What a writer saves is not planned: nobody has read it.';
create index otm_waiting_texts_updated_by on public.otm_waiting_texts (updated_by);
create index otm_waiting_texts_due on public.otm_waiting_texts (publish_at) where publish_at is not null;

-- A plan leaves the version as it is: who is at the text can still save it.
create trigger set_updated_at before update of text on public.otm_waiting_texts
  for each row execute function private.set_updated_at();
create trigger record_media_uses after insert or delete or update of text on public.otm_waiting_texts
  for each row execute function private.record_media_uses('waiting text', 'key', 'language', 'text');

alter table public.otm_waiting_texts enable row level security;
revoke all on public.otm_waiting_texts from anon, authenticated;
grant select (key, language, text, updated_at, publish_at) on public.otm_waiting_texts to authenticated;

create policy "members read the texts that wait" on public.otm_waiting_texts
  for select to authenticated using ((select private.is_writer()));

create function private.read_texts(_texts jsonb, _fields text[])
  returns table (key text, language text, text text, updated_at timestamptz)
  language plpgsql stable rows 10 set search_path = ''
  as $$
  declare
    is_list boolean;
  begin
    -- Without order: what is no list has no length, which is an error of the data too.
    select jsonb_typeof(_texts) = 'array' and jsonb_array_length(_texts) between 1 and 1000
      and not exists (
        select from jsonb_array_elements(_texts) given, unnest(_fields) field
        where jsonb_typeof(given -> field) is distinct from 'string'
      )
      and not exists (
        select from jsonb_array_elements(_texts) given group by given -> 'key', given -> 'language' having count(*) > 1
      )
    into is_list;
    if is_list is not true then raise data_exception; end if;
    -- In one order: two calls that lock the same texts can't deadlock.
    return query
      select given ->> 'key', given ->> 'language', given ->> 'text', (given ->> 'updated_at')::timestamptz
      from jsonb_array_elements(_texts) given
      order by 1, 2;
  exception when data_exception then
    raise exception 'This must be a list of 1 to 1000 texts, each once, with %', array_to_string(_fields, ', ')
      using errcode = 'check_violation';
  end
  $$;
comment on function private.read_texts(jsonb, text[]) is
  'The texts of a call in the order in which they are locked, or a rejection of a list that is malformed.';
revoke all on function private.read_texts(jsonb, text[]) from public;

create function private.lock_waiting_texts(_texts jsonb) returns setof public.otm_waiting_texts
  language plpgsql rows 10 set search_path = ''
  as $$
  declare
    given record;
    held public.otm_waiting_texts;
  begin
    for given in select * from private.read_texts(_texts, '{key,language,updated_at}') loop
      select * from public.otm_waiting_texts waiting
      where waiting.key = given.key and waiting.language = given.language
      for update into held;
      if held.updated_at is distinct from given.updated_at then
        perform private.reject_stale_text();
      end if;
      return next held;
    end loop;
  end
  $$;
comment on function private.lock_waiting_texts(jsonb) is
  'Locks texts that wait, or rejects them all when one of them is no longer as it was loaded (PT409).';
revoke all on function private.lock_waiting_texts(jsonb) from public;

create function private.publish_waiting_text(_waiting public.otm_waiting_texts) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    -- Whatever is live now: its version stays. An original that is to be the original is not stored by check_text.
    insert into public.otm_site_texts as live (key, language, text)
    values (_waiting.key, _waiting.language, _waiting.text)
    on conflict (key, language) do update set text = excluded.text where live.text <> excluded.text;
    delete from public.otm_waiting_texts waiting
    where waiting.key = _waiting.key and waiting.language = _waiting.language;
  end
  $$;
comment on function private.publish_waiting_text(public.otm_waiting_texts) is 'Makes a text that waits, and is locked, the live one.';
revoke all on function private.publish_waiting_text(public.otm_waiting_texts) from public;

create function public.list_waiting_texts() returns table (
  key text, language text, text text, updated_at timestamptz, publish_at timestamptz, person text
)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select waiting.key, waiting.language, waiting.text, waiting.updated_at, waiting.publish_at, users.email::text
      from public.otm_waiting_texts waiting
      left join auth.users on users.id = waiting.updated_by
      order by waiting.key, waiting.language;
  end
  $$;
comment on function public.list_waiting_texts() is
  'The texts that wait to be published, with the address of whoever wrote each last. For members.';
revoke all on function public.list_waiting_texts() from public, anon, authenticated;
grant execute on function public.list_waiting_texts() to authenticated;

create function public.save_waiting_texts(_texts jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    given record;
    held public.otm_waiting_texts;
    is_live boolean;
    keeps_plan boolean;
  begin
    perform private.require_writer();
    keeps_plan := private.is_editor();
    for given in select * from private.read_texts(_texts, '{key,language,text,updated_at}') loop
      select * from public.otm_waiting_texts waiting
      where waiting.key = given.key and waiting.language = given.language
      for update into held;
      if held.updated_at is distinct from nullif(given.updated_at, '-infinity') then
        perform private.reject_stale_text();
      end if;
      is_live := given.text = coalesce((
        select live.text from public.otm_site_texts live where live.key = given.key and live.language = given.language
      ), '');
      -- What the site no longer knows can be discarded still.
      if held.key is null or not is_live then
        perform private.require_known_text(given.key, given.language);
      end if;
      if is_live then
        delete from public.otm_waiting_texts waiting
        where waiting.key = given.key and waiting.language = given.language and held.key is not null;
      elsif held.key is null then
        insert into public.otm_waiting_texts (key, language, text, updated_at, updated_by)
        values (given.key, given.language, given.text, clock_timestamp(), auth.uid())
        on conflict do nothing;
        -- Another call was first.
        if not found then
          perform private.reject_stale_text();
        end if;
      else
        update public.otm_waiting_texts waiting
        set text = given.text, updated_by = auth.uid(), publish_at = case when keeps_plan then waiting.publish_at end
        where waiting.key = given.key and waiting.language = given.language;
      end if;
    end loop;
  end
  $$;
comment on function public.save_waiting_texts(jsonb) is
  'Has texts wait, all or none: a list of {key, language, text, updated_at}, the last that of the text that waited when it '
  'was loaded (PT409), or -infinity for none. One that is live waits no longer. A plan is kept when an editor saves. For members.';
revoke all on function public.save_waiting_texts(jsonb) from public, anon, authenticated;
grant execute on function public.save_waiting_texts(jsonb) to authenticated;

create function public.publish_waiting_texts(_texts jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    waiting public.otm_waiting_texts;
  begin
    perform private.require_editor();
    for waiting in select * from private.lock_waiting_texts(_texts) loop
      perform private.publish_waiting_text(waiting);
    end loop;
  end
  $$;
comment on function public.publish_waiting_texts(jsonb) is
  'Makes texts that wait the live ones, all or none: a list of {key, language, updated_at} as they were read (PT409). For editors.';
revoke all on function public.publish_waiting_texts(jsonb) from public, anon, authenticated;
grant execute on function public.publish_waiting_texts(jsonb) to authenticated;

create function public.plan_waiting_texts(_texts jsonb, _at timestamptz default null) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    planned public.otm_waiting_texts;
  begin
    perform private.require_editor();
    if _at <= now() or _at > now() + interval '5 years' then
      raise exception 'The time must be in the future and within five years' using errcode = 'PT400';
    end if;
    for planned in select * from private.lock_waiting_texts(_texts) loop
      update public.otm_waiting_texts waiting set publish_at = _at
      where waiting.key = planned.key and waiting.language = planned.language;
    end loop;
  end
  $$;
comment on function public.plan_waiting_texts(jsonb, timestamptz) is
  'Plans to publish texts that wait, all or none, at a time; without one no longer. A list of {key, language, updated_at} as they '
  'were read (PT409). For editors.';
revoke all on function public.plan_waiting_texts(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.plan_waiting_texts(jsonb, timestamptz) to authenticated;

create function public.publish_due_texts() returns table (label text, failure text)
  language plpgsql security definer rows 10 set search_path = ''
  as $$
  declare
    due public.otm_waiting_texts;
    reason text;
  begin
    -- Another instance is at it.
    if not pg_try_advisory_xact_lock(hashtext('public.otm_waiting_texts')) then return; end if;
    -- Publications are recorded as the server's, also when the server is no caller of an API.
    perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
    for due in
      select * from public.otm_waiting_texts waiting where waiting.publish_at <= now()
      order by waiting.key, waiting.language limit 100
    loop
      reason := null;
      begin
        -- What was put off, saved or published since this run began counts.
        select * from public.otm_waiting_texts waiting
        where waiting.key = due.key and waiting.language = due.language and waiting.publish_at <= now()
        for update into due;
        continue when not found;
        perform set_config('vlotwerk.author_of_text', coalesce(due.updated_by::text, ''), true);
        perform private.publish_waiting_text(due);
      exception
        -- The next minute has another chance.
        when deadlock_detected or lock_not_available or serialization_failure then continue;
        when others then
          get stacked diagnostics reason = message_text;
          update public.otm_waiting_texts waiting set publish_at = null
          where waiting.key = due.key and waiting.language = due.language and waiting.publish_at <= now();
          continue when not found;
      end;
      return query select due.key || ' ' || due.language, reason;
    end loop;
    perform set_config('vlotwerk.author_of_text', '', true);
  end
  $$;
comment on function public.publish_due_texts() is
  'Publishes the texts whose time has come, each on its own, and gives their keys and languages; with the reason for what '
  'failed, which waits on without a plan.';
revoke all on function public.publish_due_texts() from public, anon, authenticated;
grant execute on function public.publish_due_texts() to service_role;
