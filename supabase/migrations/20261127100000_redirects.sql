-- Old addresses, and where they lead; and the paths that visitors did not find. A redirect answers when nothing else does.

create function private.target_path(_target text) returns text
  language sql immutable set search_path = ''
  as $$ select coalesce(nullif(rtrim(lower(substring(_target from '^/\?[^#]*|^/[^?#]*')), '/'), ''), '/') $$;
comment on function private.target_path(text) is
  'The path within this site that a redirect leads to, as the path of a redirect; of the home page with its query.';
revoke all on function private.target_path(text) from public;
-- For the index, whoever writes.
grant execute on function private.target_path(text) to authenticated;

create table public.otm_redirects (
  id uuid primary key default gen_random_uuid(),
  path text not null
    constraint otm_redirects_path_key unique
    constraint path_length check (char_length(path) <= 500)
    constraint path_shape check (
      path ~ '^(/|(/[^/?#\\[:cntrl:]]+)+)(\?[a-z0-9_-]{1,40}=[^?#&[:cntrl:]]{0,200})?$' and path <> '/' and path !~ '[A-Z]'
    ),
  target text
    constraint target_length check (char_length(target) <= 2000)
    constraint target_shape check (target ~ '^(/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?|https?://[^/\\[:space:][:cntrl:]]+(/[^\\[:space:][:cntrl:]]*)?)$'),
  kind int not null default 301
    constraint kind_is_known check (kind in (301, 410)),
  note text not null default ''
    constraint note_length check (char_length(note) <= 300)
    constraint note_is_a_line check (note !~ '[[:cntrl:]]'),
  hits bigint not null default 0,
  last_hit_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users on delete set null,
  constraint target_unless_gone check ((kind = 410) = (target is null))
);
comment on table public.otm_redirects is 'Old addresses. Looked up when nothing else has the address.';
comment on column public.otm_redirects.path is
  'Decoded, in lower case, without /nl and without a slash at its end; with one parameter where it matters (/?p=123).';
comment on column public.otm_redirects.target is 'A path of this site, or an address elsewhere; null when it is gone (410).';
comment on column public.otm_redirects.hits is 'How often visitors were led on; programs are not counted.';
create index otm_redirects_target on public.otm_redirects (private.target_path(target));
create index otm_redirects_newest on public.otm_redirects (created_at desc, id desc);
create index otm_redirects_created_by on public.otm_redirects (created_by);

create function private.is_live_path(_path text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    -- By the indexes of slugs: an import asks this of every old address.
    select exists (select from public.otm_blog_articles where published and slug = substring(page from '^/insights/([^/]+)$'))
      or exists (select from public.otm_blog_tags where slug = substring(page from '^/insights/tag/([^/]+)$'))
      or exists (select from public.otm_download_pages where active and slug = substring(page from '^/download/([^/]+)$'))
      or exists (
        select from public.otm_pages
        where published and slug = substring(page from '[^/]+$') and private.page_path(kind, slug) = page
      )
    from (values (private.page_of(_path))) asked (page)
  $$;
comment on function private.is_live_path(text) is 'Whether visitors find an article, a download page or a made page here.';
revoke all on function private.is_live_path(text) from public;

create function private.is_own_path(_path text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select page = '/' or case
      when page ~ '^/[^/?]*$' then private.is_reserved_slug(substr(page, 2)) and page <> '/feed'
      else split_part(page, '/', 2) in (
        'admin', 'api', 'assets', 'auth', 'beheer', 'files', 'fonts', 'functions', 'mcp', 'media', 'og', 'preview', 'rest',
        'settings', 'storage'
      )
    end
    from (values (private.page_of(_path))) asked (page)
  $$;
comment on function private.is_own_path(text) is 'Whether the site itself answers here, whatever editors make.';
revoke all on function private.is_own_path(text) from public;

create function private.settle_redirect() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    further record;
  begin
    -- Two that lead to each other would each find nothing wrong.
    perform pg_advisory_xact_lock(hashtext('public.otm_redirects'));
    if private.is_own_path(new.path) or private.is_live_path(new.path) then
      raise exception 'There is a page at % already', new.path using errcode = 'PT409', hint = 'live';
    end if;
    if new.target is null then return new; end if;
    select kind, target from public.otm_redirects
    where path = private.target_path(new.target) and id <> new.id
    into further;
    if found then
      if further.kind = 410 then
        raise exception 'The address % is gone', new.target using errcode = 'PT409', hint = 'gone';
      end if;
      new.target := further.target;
    end if;
    if new.path = private.target_path(new.target) then
      raise exception 'The address % would lead to itself', new.path using errcode = 'PT409', hint = 'loop';
    end if;
    return new;
  end
  $$;
comment on function private.settle_redirect() is
  'Rejects a redirect of an address that has a page, and one that leads to itself, and shortens a chain: PT409, the hint '
  'says which: live, gone, loop.';
revoke all on function private.settle_redirect() from public;
create trigger settle before insert or update of path, target, kind on public.otm_redirects
  for each row when (pg_trigger_depth() = 0) execute function private.settle_redirect();

create function private.shorten_redirects() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.otm_redirects set kind = new.kind, target = new.target
    where id <> new.id and private.target_path(target) = new.path;
    return null;
  end
  $$;
comment on function private.shorten_redirects() is 'Has what led to an address lead to where that leads.';
revoke all on function private.shorten_redirects() from public;
create trigger shorten_others after insert or update of path, target, kind on public.otm_redirects
  for each row when (pg_trigger_depth() = 0) execute function private.shorten_redirects();

create trigger keep_in_trash before delete on public.otm_redirects
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('redirect', 'editor');

create function private.name_deleted_redirect() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.title := left(new.document #>> '{0,rows,0,path}', 300);
    return new;
  end
  $$;
comment on function private.name_deleted_redirect() is 'A redirect is known by its path.';
revoke all on function private.name_deleted_redirect() from public;
create trigger name_redirect before insert or update on private.trash
  for each row when (new.source = 'otm_redirects') execute function private.name_deleted_redirect();

create trigger record_deletion after delete on public.otm_redirects
  for each row execute function private.record_content('redirect', 'path');
alter table private.audit_log
  drop constraint noun_is_known,
  add constraint noun_is_known check (noun in (
    'article', 'Dutch text', 'English text', 'preview link', 'tag', 'text', 'download page', 'about page', 'page', 'file', 'team member', 'message',
    'request', 'leads', 'person', 'backup', 'webhook', 'redirect'
  ));

create trigger record_content_change
  after insert or delete or truncate or update of path, target, kind on public.otm_redirects
  for each statement execute function private.record_content_change();
alter table public.otm_redirects enable always trigger record_content_change;

alter table public.otm_redirects enable row level security;
revoke all on public.otm_redirects from anon, authenticated;
grant select, delete on public.otm_redirects to authenticated;
grant insert (path, target, kind, note), update (path, target, kind, note) on public.otm_redirects to authenticated;

create policy "editors read redirects" on public.otm_redirects
  for select to authenticated using ((select private.is_editor()));
create policy "editors add redirects" on public.otm_redirects
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change redirects" on public.otm_redirects
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete redirects" on public.otm_redirects
  for delete to authenticated using ((select private.is_editor()));

create function private.require_redirector() returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if auth.role() is distinct from 'service_role' and auth.jwt() is not null then perform private.require_editor(); end if;
  end
  $$;
comment on function private.require_redirector() is 'Rejects whoever is neither an editor nor the server itself.';
revoke all on function private.require_redirector() from public;

create function public.save_redirects(_redirects jsonb) returns table (path text, outcome text)
  language plpgsql security definer rows 100 set search_path = ''
  as $$
  declare
    given record;
    present public.otm_redirects;
    reason text;
  begin
    perform private.require_redirector();
    if jsonb_array_length(_redirects) > 1000 then
      raise exception 'At most 1,000 redirects at once' using errcode = 'check_violation';
    end if;
    for given in select * from jsonb_to_recordset(_redirects) as row (path text, target text, kind int, note text) loop
      begin
        select * from public.otm_redirects held where held.path = given.path into present;
        if found and (present.kind, present.target) is not distinct from (given.kind, given.target) then
          outcome := 'known';
        elsif found then
          update public.otm_redirects held
          set target = given.target, kind = given.kind, note = coalesce(given.note, held.note)
          where held.id = present.id
          returning case
            -- What leads on elsewhere by now was stored so.
            when (held.kind, held.target) is not distinct from (present.kind, present.target) then 'known' else 'changed'
          end into outcome;
        else
          insert into public.otm_redirects (path, target, kind, note)
          values (given.path, given.target, given.kind, coalesce(given.note, ''));
          outcome := 'added';
        end if;
      exception
        when sqlstate 'PT409' then
          get stacked diagnostics reason = pg_exception_hint;
          outcome := reason;
        when check_violation or not_null_violation then
          get stacked diagnostics reason = constraint_name;
          outcome := case when reason like 'target%' then 'target' when reason like 'note%' then 'note' else 'path' end;
      end;
      path := given.path;
      return next;
    end loop;
  end
  $$;
comment on function public.save_redirects(jsonb) is
  'Adds redirects, or changes those of the same path: a list of {path, target, kind, note}. Gives the outcome of each: '
  'added, changed, known (nothing to do), or why it was not saved: live, gone, loop, path, target, note.';
revoke all on function public.save_redirects(jsonb) from public, anon, authenticated;
grant execute on function public.save_redirects(jsonb) to authenticated, service_role;

create function public.filter_redirects(_search text default '', _after timestamptz default null, _id uuid default null, _limit int default 50)
  returns table (
    id uuid, path text, target text, kind int, note text, hits bigint, last_hit_at timestamptz, created_at timestamptz,
    person text, is_shadowed boolean
  )
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    perform private.require_editor();
    return query
      select held.id, held.path, held.target, held.kind, held.note, held.hits, held.last_hit_at, held.created_at,
        users.email::text, private.is_live_path(held.path)
      from public.otm_redirects held left join auth.users on users.id = held.created_by
      where (_search = '' or strpos(lower(concat_ws(' ', held.path, held.target, held.note)), lower(btrim(_search))) > 0)
        and (_id is null or (held.created_at, held.id) < (_after, _id))
      order by held.created_at desc, held.id desc
      limit least(greatest(_limit, 1), 1000);
  end
  $$;
comment on function public.filter_redirects is
  'Redirects with this text in their path, target or note, the newest first, after the one that _after and _id name; with '
  'the address of who made each, null for the server, and whether a page that was made since answers instead.';
revoke all on function public.filter_redirects from public, anon, authenticated;
grant execute on function public.filter_redirects to authenticated;

create function public.redirects_state() returns text
  language sql stable security definer set search_path = ''
  as $$ select concat_ws(' ', count(*), sum(hashtextextended(concat_ws(' ', path, target), 0))) from public.otm_redirects $$;
comment on function public.redirects_state() is 'Another text after each change of redirects; for the server alone.';
revoke all on function public.redirects_state() from public, anon, authenticated;
grant execute on function public.redirects_state() to service_role;

create function public.list_redirects() returns jsonb
  language sql stable security definer set search_path = ''
  -- One value: a project gives 1,000 rows at most.
  as $$ select coalesce(jsonb_object_agg(path, target), '{}') from public.otm_redirects $$;
comment on function public.list_redirects() is
  'The targets of all redirects by their paths; null for what is gone. For the server alone.';
revoke all on function public.list_redirects() from public, anon, authenticated;
grant execute on function public.list_redirects() to service_role;

create table private.missing_paths (
  path text not null
    constraint path_length check (char_length(path) <= 300),
  day date not null,
  visits int not null,
  by_programs int not null,
  primary key (path, day)
);
comment on table private.missing_paths is
  'What was not found: paths without their query, by day (of Amsterdam), and nothing about who asked.';
alter table private.missing_paths enable row level security;
revoke all on private.missing_paths from public, anon, authenticated, service_role;

create function public.record_missing_paths(_missing jsonb, _hits jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    -- Two instances could deadlock.
    select pg_advisory_xact_lock(hashtext('private.missing_paths'));
    with missing as (
      insert into private.missing_paths as held (path, day, visits, by_programs)
      select path, day, visits, by_programs
      from jsonb_to_recordset(_missing) as row (path text, day date, visits int, by_programs int)
      order by path, day
      on conflict (path, day) do update
        set visits = held.visits + excluded.visits, by_programs = held.by_programs + excluded.by_programs
    )
    update public.otm_redirects held set hits = held.hits + counted.hits, last_hit_at = now()
    from (select * from jsonb_to_recordset(_hits) as row (path text, hits int) order by path) counted
    where held.path = counted.path;
    delete from private.missing_paths
    where day < current_date - 90 or path in (
      select path from private.missing_paths group by path order by sum(visits) desc, max(day) desc offset 1000
    );
  $$;
comment on function public.record_missing_paths(jsonb, jsonb) is
  'Adds counts of what was not found, and of redirects. Kept for 90 days, and of 1,000 paths, those that were asked for most. '
  'For the server alone.';
revoke all on function public.record_missing_paths(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_missing_paths(jsonb, jsonb) to service_role;

create function public.list_missing_paths() returns table (path text, visits bigint, by_programs bigint, last_day date)
  language plpgsql stable security definer rows 100 set search_path = ''
  as $$
  begin
    perform private.require_editor();
    return query
      select missing.path, sum(missing.visits), sum(missing.by_programs), max(missing.day)
      from private.missing_paths missing
      where not exists (select from public.otm_redirects held where held.path = missing.path)
        and not private.is_live_path(missing.path)
      group by missing.path
      order by 2 desc, 3 desc, 1
      limit 1000;
  end
  $$;
comment on function public.list_missing_paths() is
  'What visitors did not find in the last 90 days, and still don''t: the most wanted first; requests of programs apart.';
revoke all on function public.list_missing_paths() from public, anon, authenticated;
grant execute on function public.list_missing_paths() to authenticated;

create function public.propose_target(_path text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    wanted constant text := regexp_replace(regexp_replace(_path, '^.*/(?=[^/?])|\.[a-z]{2,4}$', '', 'g'), '[^a-z0-9]+', '-', 'g');
    prefix constant text := substring(_path from '^/en(?=/)');
    proposed text;
  begin
    perform private.require_editor();
    select concat(prefix, page) from (
      select address.path, address.slug from private.addresses address where address.is_live
      union all select '/insights/tag/' || tag.slug, tag.slug from public.otm_blog_tags tag
    ) live (page, name)
    where extensions.similarity(name, wanted) >= 0.3
    order by extensions.similarity(name, wanted) desc, page limit 1 into proposed;
    return proposed;
  end
  $$;
comment on function public.propose_target(text) is 'The page whose slug is most similar to the end of a path; null without one.';
revoke all on function public.propose_target(text) from public, anon, authenticated;
grant execute on function public.propose_target(text) to authenticated;
