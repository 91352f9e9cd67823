-- What is to be published or withdrawn at a time: an article, one of its languages, or a download page.

create table public.otm_schedules (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.otm_blog_articles on delete cascade,
  page_id uuid references public.otm_download_pages on delete cascade,
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
  constraint of_one_subject check (num_nonnulls(article_id, page_id) = 1),
  constraint only_articles_have_languages check (page_id is null or language is null),
  constraint otm_schedules_once unique nulls not distinct (article_id, page_id, language, action)
);
comment on table public.otm_schedules is 'Deleted once it is done; kept with the reason when it failed, and not tried again.';
comment on column public.otm_schedules.number is
  'Of the version that is to be published, as it was read: another one is not. Null when something is withdrawn.';
create index otm_schedules_due on public.otm_schedules (at) where failed_at is null;
create index otm_schedules_page_id on public.otm_schedules (page_id);
create index otm_schedules_created_by on public.otm_schedules (created_by);

alter table public.otm_schedules enable row level security;
revoke all on public.otm_schedules from anon, authenticated;
grant select, delete on public.otm_schedules to authenticated;

create policy "members read schedules" on public.otm_schedules
  for select to authenticated using ((select private.is_writer()));
create policy "editors cancel schedules" on public.otm_schedules
  for delete to authenticated using ((select private.is_editor()));

create function private.schedule_label(_schedule public.otm_schedules) returns text
  language sql stable security definer set search_path = ''
  as $$
    select concat_ws(' ', coalesce(
      (select slug from public.otm_blog_articles where id = _schedule.article_id),
      (select slug from public.otm_download_pages where id = _schedule.page_id)
    ), _schedule.language, _schedule.action, to_char(_schedule.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || 'Z')
  $$;
revoke all on function private.schedule_label(public.otm_schedules) from public;

create function private.schedule_title(_schedule public.otm_schedules) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(
      (
        select content.title from public.otm_blog_article_content content
        where content.article_id = _schedule.article_id
        order by content.language = _schedule.language desc nulls last, content.language = 'en' desc limit 1
      ),
      (
        select page.slug from public.otm_download_pages page
        where page.id = _schedule.page_id and (page.active or auth.uid() is null or private.is_editor())
      ), ''
    )
  $$;
comment on function private.schedule_title(public.otm_schedules) is
  'The title of an article, or the slug of a page; for writers empty when the page is not active.';
revoke all on function private.schedule_title(public.otm_schedules) from public;

create function private.record_cancellation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null and auth.uid() is not null then
      perform private.record_event(
        'unscheduled', case when old.article_id is null then 'download page' else 'article' end,
        coalesce(old.article_id, old.page_id), _label => private.schedule_label(old)
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
    subject uuid;
  begin
    if tg_table_name = 'otm_article_versions' then subject := new.article_id; else subject := new.page_id; end if;
    if exists (select from public.otm_schedules where subject in (article_id, page_id) and number = before)
      and (auth.uid() is null or private.is_editor())
    then
      update public.otm_schedules set number = new.number where subject in (article_id, page_id) and number = before;
    end if;
    return null;
  end
  $$;
comment on function private.move_schedules_on() is
  'Has what is planned for the version before this one publish this one, when an editor or the server made it.';
revoke all on function private.move_schedules_on() from public;
create trigger move_schedules_on after insert or update of number on public.otm_article_versions
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

create function private.run_schedule(_schedule public.otm_schedules) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_published constant boolean := _schedule.action = 'publish';
    latest public.otm_article_versions;
    present jsonb;
    wanted jsonb;
  begin
    if _schedule.page_id is not null then
      perform private.lock_page(_schedule.page_id::text);
      perform private.require_read_version(_schedule, (private.newest_page_version(_schedule.page_id::text)).number);
      -- Changes that wait are what was to be published.
      if is_published then perform private.save_download_page(_schedule.page_id, true, '[]');
      else update public.otm_download_pages set active = false where id = _schedule.page_id;
      end if;
      return;
    end if;
    -- What a concurrent save writes must be read, not overwritten.
    perform from public.otm_blog_articles where id = _schedule.article_id for update;
    select * from public.otm_article_versions where article_id = _schedule.article_id order by number desc limit 1
      into latest;
    perform private.require_read_version(_schedule, latest.number);
    present := private.article_document(_schedule.article_id);
    if latest.kind in ('working', 'restored') and (is_published or _schedule.language is not null) then
      perform private.require_article_document(
        latest.document, _schedule.article_id, 'The changes that wait can''t be read: discard or save them first. '
      );
    end if;
    -- Changes that wait are what was to be published.
    wanted := case
      when not is_published or latest.kind is null or latest.kind not in ('working', 'restored') then present
      when _schedule.language is null then latest.document
      else private.with_language(present, latest.document, _schedule.language)
    end;
    if _schedule.language is null then
      wanted := wanted || jsonb_build_object('published', is_published);
    else
      if is_published and not exists (
        select from jsonb_array_elements(wanted -> 'content') variant
        where variant ->> 'language' = _schedule.language and btrim(variant ->> 'title') not in ('', 'Untitled')
          and btrim(variant ->> 'content') <> ''
      ) then
        raise exception 'The % text has no title or no content', case _schedule.language when 'nl' then 'Dutch' else 'English' end;
      end if;
      wanted := wanted || jsonb_build_object('content', (
        select jsonb_agg(case
          when variant ->> 'language' = _schedule.language then variant || jsonb_build_object('published', is_published)
          -- A draft goes live in this language alone.
          when is_published and not (wanted ->> 'published')::boolean then variant || '{"published": false}'
          else variant
        end)
        from jsonb_array_elements(wanted -> 'content') variant
      ));
      wanted := wanted || jsonb_build_object('published', case
        when is_published then true
        else (wanted ->> 'published')::boolean and exists (
          select from jsonb_array_elements(wanted -> 'content') variant where (variant ->> 'published')::boolean
        )
      end);
    end if;
    perform private.apply_document(_schedule.article_id, wanted);
    if _schedule.language is not null then
      perform private.record_event(
        case when is_published then 'published' else 'withdrawn' end,
        case _schedule.language when 'nl' then 'Dutch text' else 'English text' end,
        _schedule.article_id, _label => wanted ->> 'slug'
      );
    end if;
    if _schedule.language is not null and latest.kind in ('working', 'restored') then
      -- What was changed in the other language still waits, after the version of this publication.
      set constraints private.record_version immediate;
      set constraints private.record_version deferred;
      wanted := private.with_language(
        latest.document || jsonb_build_object('published', true), private.article_document(_schedule.article_id),
        _schedule.language
      );
      if private.comparable_document(wanted)
        <> private.comparable_document(private.article_document(_schedule.article_id))
      then
        perform private.add_article_version(_schedule.article_id, 'working', '', wanted);
      end if;
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
        perform from public.otm_blog_articles article where article.id = due.article_id for update;
        perform from public.otm_download_pages page where page.id = due.page_id for update;
        select * from public.otm_schedules schedule
        where schedule.id = due.id and schedule.at <= now() and schedule.failed_at is null
        for update into due;
        continue when not found;
        perform private.run_schedule(due);
        -- What the version rejects is a failure of this one, not of all at the commit.
        set constraints private.record_version, private.record_page_version immediate;
        set constraints private.record_version, private.record_page_version deferred;
        delete from public.otm_schedules schedule where schedule.id = due.id;
      exception
        -- The next minute has another chance.
        when deadlock_detected or lock_not_available or serialization_failure then continue;
        when others then
          get stacked diagnostics reason = message_text;
          update public.otm_schedules schedule set failed_at = now(), failure = left(reason, 300)
          where schedule.id = due.id;
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
  _at timestamptz, _action text, _article_id uuid default null, _page_id uuid default null, _language text default null,
  _number int default null
) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    made public.otm_schedules;
    newest int;
  begin
    perform private.require_editor();
    if _at is null or _at > now() + interval '5 years' then
      raise exception 'The time must be within five years' using errcode = 'PT400';
    end if;
    -- The table says the same, and is not written when the time is past.
    if (
      _action in ('publish', 'unpublish') and num_nonnulls(_article_id, _page_id) = 1
      and (_language is null or _page_id is null and _language in ('nl', 'en'))
    ) is not true then
      raise exception 'An article, a language of it (nl or en) or a download page can be published or unpublished'
        using errcode = 'check_violation';
    end if;
    -- Whoever changes it meanwhile waits, and then finds the plan.
    if _article_id is null then perform private.lock_page(_page_id::text);
    else perform from public.otm_blog_articles where id = _article_id for update;
    end if;
    select coalesce(max(number), 0) from (
      select number from public.otm_article_versions where article_id = _article_id
      union all
      select number from public.otm_page_versions where page = _page_id::text
    ) versions into newest;
    if _number is null then
      -- What is tried again, or at another time, is what was read for it.
      select * from public.otm_schedules held
      where (held.article_id, held.page_id, held.language, held.action)
        is not distinct from (_article_id, _page_id, _language, _action) into made;
      perform private.require_read_version(made, newest);
    elsif _number <> newest then
      raise exception 'It was changed by somebody else in the meantime'
        using errcode = 'PT409', hint = 'Nothing was planned. Read the changes first.';
    end if;
    made := null;
    made.number := case _action when 'publish' then newest end;
    if _at <= now() then
      made.article_id := _article_id;
      made.page_id := _page_id;
      made.language := _language;
      made.action := _action;
      perform private.run_schedule(made);
      delete from public.otm_schedules held
      where (held.article_id, held.page_id, held.language, held.action)
        is not distinct from (_article_id, _page_id, _language, _action);
      return 'done';
    end if;
    insert into public.otm_schedules as held (article_id, page_id, language, action, number, at, created_by)
    values (_article_id, _page_id, _language, _action, made.number, _at, auth.uid())
    on conflict on constraint otm_schedules_once do update
      set number = excluded.number, at = excluded.at, created_by = excluded.created_by, created_at = now(),
        failed_at = null, failure = null
    returning * into made;
    perform private.record_event(
      'scheduled', case when _article_id is null then 'download page' else 'article' end,
      coalesce(_article_id, _page_id), _label => private.schedule_label(made)
    );
    return 'scheduled';
  end
  $$;
comment on function public.schedule_publication is
  'Plans to publish or withdraw an article, a language of it, or a download page; an earlier plan for the same is '
  'replaced. A time that is past acts at once ("done"). _number is that of the version that was read (PT409); without it '
  'that of the earlier plan, else the newest.';
revoke all on function public.schedule_publication from public, anon, authenticated;
grant execute on function public.schedule_publication to authenticated;

create function public.list_schedules() returns table (
  id uuid, article_id uuid, page_id uuid, language text, action text, at timestamptz, failed_at timestamptz, failure text,
  label text, person text
)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select schedule.id, schedule.article_id, schedule.page_id, schedule.language, schedule.action, schedule.at,
        schedule.failed_at, schedule.failure, private.schedule_title(schedule), users.email::text
      from public.otm_schedules schedule
      left join auth.users on users.id = schedule.created_by
      order by schedule.at, schedule.created_at limit 500;
  end
  $$;
comment on function public.list_schedules() is
  'What comes up, and what failed, in order, with titles as far as the caller reads them.';
revoke all on function public.list_schedules() from public, anon, authenticated;
grant execute on function public.list_schedules() to authenticated;
