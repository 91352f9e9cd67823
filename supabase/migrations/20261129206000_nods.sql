-- Once a week each editor gets one mail with a few things to decide. Its link opens a page without signing in, which
-- decides about exactly these, each once, for seven days, and publishes nothing.

create table private.nods (
  id uuid primary key default gen_random_uuid(),
  -- It ends with the role.
  user_id uuid not null references public.user_roles on delete cascade,
  day date not null,
  items jsonb
    constraint items_is_a_list check (jsonb_typeof(items) = 'array'),
  token_hash text unique,
  tried_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  unique (user_id, day)
);
comment on table private.nods is
  'What a person is asked by the mail of a week: parts of proposals, and what is outdated, each with what became of it.';
comment on column private.nods.items is 'Null until it is made. The outcome of an item is null while it is open.';
alter table private.nods enable row level security;

-- What is being decided when its process ends is open again after two minutes.
create function private.items_of(_nod private.nods) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_agg(
      case when item.value ->> 'outcome' = 'trying' and _nod.tried_at < now() - interval '2 minutes'
        then jsonb_set(item.value, '{outcome}', 'null') else item.value end
      order by item.place
    )
    from jsonb_array_elements(_nod.items) with ordinality item (value, place)
  $$;
comment on function private.items_of(private.nods) is
  'What a person is asked: what is being decided for too long, since its process ended, is open.';
revoke all on function private.items_of(private.nods) from public;

create function private.is_asked(_item jsonb, _since timestamptz) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    subject constant text := _item ->> 'subjectId';
    document_id constant uuid := case when subject ~ '^[0-9a-f-]{36}$' then subject end;
  begin
    if _item ->> 'outcome' is not null then return false; end if;
    if _item ->> 'kind' = 'proposal' then
      return exists (select from public.otm_proposals proposal where proposal.id::text = _item ->> 'proposal');
    end if;
    if _item -> 'review' ->> 'dueOn' is not null then
      return exists (
        select from private.reviews review
        where review.subject_id = document_id and review.due_on <= (now() at time zone 'Europe/Amsterdam')::date
      );
    end if;
    -- Whoever has saved it since has looked at it: what is still outdated is listed as such.
    return not exists (
      select from public.otm_settled_findings settled where settled.subject_id = document_id and settled.key = _item ->> 'key'
    ) and not exists (
      select from public.otm_versions version where version.subject_id = document_id and version.created_at > _since
    ) and not exists (
      select from private.settled_texts text where text.key = subject and _item ->> 'key' = any (text.settled)
    ) and not exists (
      select from public.otm_site_text_versions version where version.key = subject and version.created_at > _since
    );
  end
  $$;
comment on function private.is_asked(jsonb, timestamptz) is
  'Whether something that was asked at a time is neither decided nor mended.';
revoke all on function private.is_asked(jsonb, timestamptz) from public;

-- Its token is signed by the server for itself alone, and never sent.
create function private.has_nod() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.nods nod join auth.users on users.id = nod.user_id
      where nod.id::text = (select auth.jwt() ->> 'nod_id') and nod.user_id = (select auth.uid())
        and nod.expires_at > now() and private.has_role_of_editor(nod.user_id) and users.deleted_at is null
        and (users.banned_until is null or users.banned_until <= now())
    );
  $$;
comment on function private.has_nod() is
  'Whether the caller is the server, which does in a person''s name what the link of a mail allows.';
revoke all on function private.has_nod() from public;

create or replace function private.is_editor() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles
      where user_id = (select auth.uid()) and role in ('admin', 'editor')
    ) and (private.has_active_session() or private.has_nod());
  $$;

create or replace function private.is_writer() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles where user_id = (select auth.uid())
    ) and (private.has_active_session() or private.has_nod());
  $$;

create function private.reject_nod() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'The link of a mail does not do this' using errcode = 'insufficient_privilege';
  end
  $$;
revoke all on function private.reject_nod() from public;
-- It writes what waits, drafts, decisions about proposals, and what is said to be right.
do $$
  declare
    other regclass;
  begin
    for other in
      select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname !~ '^otm_(?:blog_article|page|download_page)(?:s|_content|_faqs|_tags|_slugs)$'
        and relname not in (
          'otm_versions', 'otm_waiting_texts', 'otm_field_changes', 'otm_proposals', 'otm_settled_findings'
        )
    loop
      execute format(
        'create trigger reject_nod before insert or update or delete on %s for each row
           when ((auth.jwt() ->> ''nod_id'') is not null) execute function private.reject_nod()', other
      );
    end loop;
  end
$$;
-- Neither does it delete, or restore, which is done by nobody.
create trigger reject_nod before insert on private.trash
  for each row when ((auth.jwt() ->> 'nod_id') is not null) execute function private.reject_nod();
create trigger reject_nod before insert on private.audit_log
  for each row when (new.event = 'undeleted' and (auth.jwt() ->> 'nod_id') is not null)
  execute function private.reject_nod();
create trigger reject_nod before insert on public.otm_proposals
  for each row when ((auth.jwt() ->> 'nod_id') is not null) execute function private.reject_nod();
create trigger reject_nod before insert or update on public.otm_waiting_texts
  for each row when (new.publish_at is not null and (auth.jwt() ->> 'nod_id') is not null)
  execute function private.reject_nod();
create trigger reject_nod before insert on public.otm_versions
  for each row when (
    (auth.jwt() ->> 'nod_id') is not null and (new.state = 'published' or private.is_scheduled(new.subject_id))
  )
  execute function private.reject_nod();

-- For the server's role only.

create function public.weekly_mail() returns text
  language sql stable security definer set search_path = ''
  as $$ select text from public.otm_site_texts where key = 'firm.weeklyMail' and language = 'all' and text <> '' $$;
comment on function public.weekly_mail() is 'When the mail of a week is sent, as the firm has changed it; null when it has not.';

create function public.begin_nods(_day date) returns table (id uuid, user_id uuid, person text, language text)
  language sql security definer rows 10 set search_path = ''
  as $$
    delete from private.nods where expires_at < now();
    with begun as (
      insert into private.nods as held (user_id, day)
      select roles.user_id, _day from public.user_roles roles join auth.users on users.id = roles.user_id
      where roles.role in ('admin', 'editor') and users.email_confirmed_at is not null and users.deleted_at is null
        and (users.banned_until is null or users.banned_until <= now())
        and coalesce(users.created_at, '-infinity') < _day::timestamp at time zone 'Europe/Amsterdam'
      -- Whoever began it has stopped.
      on conflict (user_id, day) do update set tried_at = now()
        where held.items is null and held.tried_at < now() - interval '10 minutes'
      returning held.id, held.user_id
    )
    select begun.id, begun.user_id, users.email::text,
      case users.raw_user_meta_data ->> 'panel_language' when 'nl' then 'nl' else 'en' end
    from begun join auth.users on users.id = begun.user_id
  $$;
comment on function public.begin_nods(date) is
  'Begins what editors and administrators are asked on this day, but who is new on it; gives those that nobody has begun, '
  'each once.';

create function public.finish_nod(
  _id uuid, _items jsonb, _token_hash text, _mail_id uuid, _language text, _encrypted_link text
) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person constant uuid := (
      select nod.user_id from private.nods nod where nod.id = _id and nod.items is null for update
    );
  begin
    if person is null then return false; end if;
    update private.nods set items = _items, token_hash = _token_hash where id = _id;
    if jsonb_array_length(_items) = 0 then return false; end if;
    insert into private.mail_outbox (id, kind, language, recipient, encrypted_link)
    select _mail_id, 'nod', _language, email, _encrypted_link from auth.users where users.id = person;
    perform pg_notify('mail_outbox', '');
    return true;
  end
  $$;
comment on function public.finish_nod(uuid, jsonb, text, uuid, text, text) is
  'Stores what a person is asked, and queues the mail unless that is nothing; gives whether it did.';

create function public.open_nod(_token_hash text)
  returns table (id uuid, user_id uuid, person text, items jsonb, expires_at timestamptz)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select nod.id, nod.user_id, users.email::text, private.items_of(nod), nod.expires_at
    from private.nods nod join auth.users on users.id = nod.user_id
    where nod.token_hash = _token_hash and nod.expires_at > now() and private.has_role_of_editor(nod.user_id)
      and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
  $$;
comment on function public.open_nod(text) is 'What the link with this token asks, while it is valid.';

create function public.mark_nod(_id uuid, _at int, _from text, _to text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.nods nod
    set items = jsonb_set(private.items_of(nod), array[_at::text, 'outcome'], coalesce(to_jsonb(_to), 'null')),
      tried_at = case when _to = 'trying' then now() else nod.tried_at end
    where nod.id = _id and nod.expires_at > now() and nod.items -> _at is not null
      and private.items_of(nod) -> _at ->> 'outcome' is not distinct from _from;
    return found;
  end
  $$;
comment on function public.mark_nod(uuid, int, text, text) is
  'Stores the outcome of an item that has another one; false when it has a third one by now.';

revoke all on function public.weekly_mail(), public.begin_nods(date), public.finish_nod(uuid, jsonb, text, uuid, text, text),
  public.open_nod(text), public.mark_nod(uuid, int, text, text) from public, anon, authenticated;
grant execute on function public.weekly_mail(), public.begin_nods(date), public.finish_nod(uuid, jsonb, text, uuid, text, text),
  public.open_nod(text), public.mark_nod(uuid, int, text, text) to service_role;

create function public.list_nod_items() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(item.value order by item.place), '[]')
    from private.nods nod, jsonb_array_elements(private.items_of(nod)) with ordinality item (value, place)
    where nod.user_id = (select auth.uid()) and nod.expires_at > now() and private.is_editor()
      and private.is_asked(item.value, nod.expires_at - interval '7 days')
  $$;
comment on function public.list_nod_items() is 'What the caller is asked this week, by the mail or in the panel, and is still open.';
revoke all on function public.list_nod_items() from public, anon, authenticated;
grant execute on function public.list_nod_items() to authenticated;
