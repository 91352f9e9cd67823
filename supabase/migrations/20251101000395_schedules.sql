-- What is to be published or withdrawn at a time: what can wait, or one of its languages.

create table public.otm_schedules (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id uuid not null,
  language text
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  action text not null
    constraint action_is_known check (action in ('publish', 'unpublish')),
  number int,
  at timestamptz not null
    constraint at_is_plausible check (private.is_plausible_time(at)),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  failed_at timestamptz,
  failure text
    constraint failure_length check (char_length(failure) <= 300),
  constraint otm_schedules_once unique nulls not distinct (subject_id, language, action)
);
comment on table public.otm_schedules is 'Deleted once it is done; kept with the reason when it failed, and not tried again.';
comment on column public.otm_schedules.number is
  'Of the version that is to be published, as it was read: another one is not. Null when something is withdrawn.';
create index otm_schedules_due on public.otm_schedules (at) where failed_at is null;
create index otm_schedules_created_by on public.otm_schedules (created_by);

alter table public.otm_schedules enable row level security;
revoke all on public.otm_schedules from anon, authenticated;
grant select, delete on public.otm_schedules to authenticated;

create policy "members read schedules" on public.otm_schedules
  for select to authenticated using ((select private.is_writer()));
create policy "editors cancel schedules" on public.otm_schedules
  for delete to authenticated using ((select private.is_editor()));

create function private.is_scheduled(_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.otm_schedules where subject_id = _id and action = 'publish' and failed_at is null
    )
  $$;
comment on function private.is_scheduled(uuid) is 'Whether the subject, or a language of it, is planned to be published.';
revoke all on function private.is_scheduled(uuid) from public;

create function private.schedule_label(_schedule public.otm_schedules) returns text
  language sql stable security definer set search_path = ''
  as $$
    select concat_ws(' ', private.slug_of(private.content_kind(_schedule.kind), _schedule.subject_id), _schedule.language,
      _schedule.action, to_char(_schedule.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || 'Z')
  $$;
revoke all on function private.schedule_label(public.otm_schedules) from public;

create function private.schedule_title(_schedule public.otm_schedules, _language text default null) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_schedule.kind);
  begin
    if not (of.is_drafted or auth.uid() is null or private.is_editor() or private.is_shown(of, _schedule.subject_id)) then
      return '';
    end if;
    if not of.has_titles then return coalesce(private.slug_of(of, _schedule.subject_id), ''); end if;
    return coalesce((
      select content ->> 'title'
      from jsonb_array_elements(private.document_of(of.name, _schedule.subject_id) -> 'content') content
      order by content ->> 'language' = coalesce(_language, _schedule.language) desc nulls last,
        content ->> 'language' = 'en' desc
      limit 1
    ), '');
  end
  $$;
comment on function private.schedule_title(public.otm_schedules, text) is
  'The title of what has one, in this language or that of the schedule, else the slug; for writers empty when they don''t see it.';
revoke all on function private.schedule_title(public.otm_schedules, text) from public;

create function private.record_cancellation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null and auth.uid() is not null then
      perform private.record_event(
        'unscheduled', (private.content_kind(old.kind)).noun, old.subject_id, _label => private.schedule_label(old)
      );
    end if;
    return null;
  end
  $$;
revoke all on function private.record_cancellation() from public;
create trigger record_cancellation after delete on public.otm_schedules
  for each row when (old.failed_at is null and pg_trigger_depth() = 0)
  execute function private.record_cancellation();

-- For who may publish, to save over what was read is to have read what is saved. A change by others breaks the chain.
create function private.move_schedules_on() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    before constant int := case tg_op when 'UPDATE' then old.number else new.number - 1 end;
  begin
    if exists (select from public.otm_schedules where subject_id = new.subject_id and number = before)
      and (auth.uid() is null or private.is_editor())
    then
      update public.otm_schedules set number = new.number where subject_id = new.subject_id and number = before;
    end if;
    return null;
  end
  $$;
comment on function private.move_schedules_on() is
  'Has what is planned for the version before this one publish this one, when an editor or the server made it.';
revoke all on function private.move_schedules_on() from public;
create trigger move_schedules_on after insert or update of number on public.otm_versions
  for each row execute function private.move_schedules_on();

create function private.require_read_version(_schedule public.otm_schedules, _newest int) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if _schedule.number <> coalesce(_newest, 0) then
      raise exception 'It was changed after it was planned: read the changes, then plan it again'
        using errcode = 'PT409';
    end if;
  end
  $$;
comment on function private.require_read_version(public.otm_schedules, int) is
  'Rejects a publication of another version than the one that it was planned for.';
revoke all on function private.require_read_version(public.otm_schedules, int) from public;
