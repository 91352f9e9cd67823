-- What is planned is done, now or at its time.

create function private.comparable_document(_document jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select _document || jsonb_build_object(
      'image_url', nullif(_document ->> 'image_url', ''),
      'content', coalesce((
        select jsonb_agg(written order by written ->> 'language')
        from jsonb_array_elements(_document -> 'content') variant, lateral (
          select jsonb_object_agg(key, value) as written from jsonb_each(variant) where value not in ('null', '""')
        ) fields
      ), '[]'),
      'tags', coalesce((select jsonb_agg(tag order by tag) from jsonb_array_elements(_document -> 'tags') tag), '[]')
    )
  $$;
comment on function private.comparable_document(jsonb) is
  'Equal for documents that are stored alike: an empty field is one that is absent, and tags have no order.';
revoke all on function private.comparable_document(jsonb) from public;

create function private.shown_alone(_document jsonb, _language text, _is_published boolean) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select wanted || jsonb_build_object('published', case
      when _is_published then true
      else (wanted ->> 'published')::boolean and exists (
        select from jsonb_array_elements(wanted -> 'content') variant where (variant ->> 'published')::boolean
      )
    end)
    from (
      select _document || jsonb_build_object('content', (
        select jsonb_agg(case
          when variant ->> 'language' = _language then variant || jsonb_build_object('published', _is_published)
          -- A draft goes live in this language alone.
          when _is_published and not (_document ->> 'published')::boolean then variant || '{"published": false}'
          else variant
        end)
        from jsonb_array_elements(_document -> 'content') variant
      ))
    ) shown (wanted)
  $$;
comment on function private.shown_alone(jsonb, text, boolean) is
  'A document of which a language is published or withdrawn, and is then live, or not, as a whole.';
revoke all on function private.shown_alone(jsonb, text, boolean) from public;

create function private.run_schedule(_schedule public.otm_schedules) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_schedule.kind);
    id constant uuid := _schedule.subject_id;
    is_published constant boolean := _schedule.action = 'publish';
    latest public.otm_versions;
    is_waiting boolean;
    present jsonb;
    wanted jsonb;
  begin
    -- What a concurrent save writes must be read, not overwritten.
    perform private.lock_subject(of, id);
    latest := private.newest_version(id);
    is_waiting := private.is_waiting(latest.kind, latest.state, latest.document);
    perform private.require_read_version(_schedule, latest.number);
    present := private.document_of(of.name, id);
    if is_waiting and (is_published or _schedule.language is not null) then
      perform private.require_document(
        of.name, latest.document, id, 'The changes that wait can''t be read: discard or save them first. '
      );
    end if;
    -- Changes that wait are what was to be published.
    wanted := case
      when not is_published or not is_waiting then present
      when _schedule.language is null then latest.document
      else private.with_language(present, latest.document, _schedule.language)
    end;
    if _schedule.language is null then
      perform private.publish_waiting(of, id, wanted || jsonb_build_object(of.shown_by, is_published));
      perform private.record_version(of.name, id);
      return;
    end if;
    if is_published and not exists (
      select from jsonb_array_elements(wanted -> 'content') variant
      where variant ->> 'language' = _schedule.language and btrim(variant ->> 'title') not in ('', 'Untitled')
        and btrim(variant ->> 'content') <> ''
    ) then
      raise exception 'The % text has no title or no content', case _schedule.language when 'nl' then 'Dutch' else 'English' end;
    end if;
    perform private.apply_document(of.name, id, private.shown_alone(wanted, _schedule.language, is_published));
    perform private.record_event(
      case when is_published then 'published' else 'withdrawn' end,
      case _schedule.language when 'nl' then 'Dutch text' else 'English text' end, id, _label => wanted ->> 'slug'
    );
    perform private.record_version(of.name, id);
    if not is_waiting then return; end if;
    -- What was changed in the other language still waits, after the version of this publication.
    present := private.document_of(of.name, id);
    wanted := private.with_language(
      latest.document || jsonb_build_object(of.shown_by, true), present, _schedule.language
    );
    if private.comparable_document(wanted) <> private.comparable_document(present) then
      perform private.add_version(of.name, id, private.newest_number(id), 'working', '', wanted);
    end if;
  end
  $$;
comment on function private.run_schedule(public.otm_schedules) is 'Does what was scheduled, or raises the reason why not.';
revoke all on function private.run_schedule(public.otm_schedules) from public;

create function public.run_schedules() returns table (id uuid, label text, failure text)
  language plpgsql security definer rows 10 set search_path = ''
  as $$
  declare
    due public.otm_schedules;
    reason text;
  begin
    -- Another instance is at it.
    if not pg_try_advisory_xact_lock(hashtext('public.otm_schedules')) then return; end if;
    -- Publications are recorded as the server's, also when the server is no caller of an API.
    perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
    for due in
      select * from public.otm_schedules schedule
      where schedule.at <= now() and schedule.failed_at is null
      order by schedule.at, schedule.created_at limit 100
    loop
      reason := null;
      begin
        -- What was cancelled, put off or saved since this run began counts. Locked in the order of a save.
        perform private.lock_subject(private.content_kind(due.kind), due.subject_id);
        select * from public.otm_schedules schedule
        where schedule.id = due.id and schedule.at <= now() and schedule.failed_at is null
        for update into due;
        continue when not found;
        perform private.run_schedule(due);
        delete from public.otm_schedules schedule where schedule.id = due.id;
      exception
        -- The next minute has another chance.
        when deadlock_detected or lock_not_available or serialization_failure then continue;
        when others then
          get stacked diagnostics reason = message_text;
          update public.otm_schedules schedule set failed_at = now(), failure = left(reason, 300)
          where schedule.id = due.id;
          -- It went with its subject.
          continue when not found;
          perform private.queue_administrator_mails('schedule-failed', _schedule_id => due.id);
      end;
      return query select due.id, private.schedule_label(due), reason;
    end loop;
  end
  $$;
comment on function public.run_schedules() is
  'Does what is due, each on its own, and gives what was done; with the reason for what failed, which is not tried again.';
revoke all on function public.run_schedules() from public, anon, authenticated;
grant execute on function public.run_schedules() to service_role;

create function public.schedule_publication(
  _kind text, _id uuid, _at timestamptz, _action text, _language text default null, _number int default null
) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    made public.otm_schedules;
    newest int;
  begin
    perform private.require_editor();
    if _at is null or _at > now() + interval '5 years' then
      raise exception 'The time must be within five years' using errcode = 'PT400';
    end if;
    -- The table says the same, and is not written when the time is past.
    if (
      of.can_wait and _action in ('publish', 'unpublish') and _id is not null
      and (_language is null or of.has_languages and _language in ('nl', 'en'))
    ) is not true then
      raise exception 'Only content, or its texts in a language (nl or en), can be published or unpublished'
        using errcode = 'check_violation';
    end if;
    -- Whoever changes it meanwhile waits, and then finds the plan.
    perform private.lock_subject(of, _id);
    newest := private.newest_number(_id);
    if _number is null then
      -- What is tried again, or at another time, is what was read for it.
      select * from public.otm_schedules held
      where (held.subject_id, held.language, held.action) is not distinct from (_id, _language, _action) into made;
      perform private.require_read_version(made, newest);
    elsif _number <> newest then
      raise exception 'It was changed by somebody else in the meantime'
        using errcode = 'PT409', hint = 'Nothing was planned. Read the changes first.';
    end if;
    made := null;
    made.number := case _action when 'publish' then newest end;
    if _at <= now() then
      made.kind := _kind;
      made.subject_id := _id;
      made.language := _language;
      made.action := _action;
      perform private.run_schedule(made);
      delete from public.otm_schedules held
      where (held.subject_id, held.language, held.action) is not distinct from (_id, _language, _action);
      return 'done';
    end if;
    insert into public.otm_schedules as held (kind, subject_id, language, action, number, at, created_by)
    values (_kind, _id, _language, _action, made.number, _at, auth.uid())
    on conflict on constraint otm_schedules_once do update
      set number = excluded.number, at = excluded.at, created_by = excluded.created_by, created_at = now(),
        failed_at = null, failure = null
    returning * into made;
    perform private.record_event('scheduled', of.noun, _id, _label => private.schedule_label(made));
    return 'scheduled';
  end
  $$;
comment on function public.schedule_publication is
  'Plans to publish or withdraw a subject, or a language of it; an earlier plan for the same is '
  'replaced. A time that is past acts at once ("done"). _number is that of the version that was read (PT409); without it '
  'that of the earlier plan, else the newest.';
revoke all on function public.schedule_publication from public, anon, authenticated;
grant execute on function public.schedule_publication to authenticated;

create function public.list_schedules(_language text default 'en') returns table (
  id uuid, kind text, subject_id uuid, language text, action text, at timestamptz, failed_at timestamptz, failure text,
  label text, person text
)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select schedule.id, schedule.kind, schedule.subject_id, schedule.language, schedule.action, schedule.at,
        schedule.failed_at, schedule.failure, private.schedule_title(schedule, _language), users.email::text
      from public.otm_schedules schedule
      left join auth.users on users.id = schedule.created_by
      order by schedule.at, schedule.created_at limit 500;
  end
  $$;
comment on function public.list_schedules(text) is
  'What comes up, and what failed, in order, with titles in a language as far as the caller reads them.';
revoke all on function public.list_schedules(text) from public, anon, authenticated;
grant execute on function public.list_schedules(text) to authenticated;
