-- Once a week each editor gets one mail with a few things to decide. Its link opens a page without signing in, which
-- decides about exactly these, each once, for seven days, and publishes nothing.

create table private.weekly_mails (
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
comment on table private.weekly_mails is
  'What a person is asked by the mail of a week: parts of proposals, and what is outdated, each with what became of it.';
comment on column private.weekly_mails.items is 'Null until it is made. The outcome of an item is null while it is open.';
alter table private.weekly_mails enable row level security;

-- What is being decided when its process ends is open again after two minutes.
create function private.items_of(_weekly private.weekly_mails) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_agg(
      case when item.value ->> 'outcome' = 'trying' and _weekly.tried_at < now() - interval '2 minutes'
        then jsonb_set(item.value, '{outcome}', 'null') else item.value end
      order by item.place
    )
    from jsonb_array_elements(_weekly.items) with ordinality item (value, place)
  $$;
comment on function private.items_of(private.weekly_mails) is
  'What a person is asked: what is being decided for too long, since its process ended, is open.';
revoke all on function private.items_of(private.weekly_mails) from public;

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
create function private.has_weekly_mail_link() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.weekly_mails weekly join auth.users on users.id = weekly.user_id
      where weekly.id::text = (select auth.jwt() ->> 'weekly_mail_id') and weekly.user_id = (select auth.uid())
        and weekly.expires_at > now() and private.has_role_of_editor(weekly.user_id) and users.deleted_at is null
        and (users.banned_until is null or users.banned_until <= now())
    );
  $$;
comment on function private.has_weekly_mail_link() is
  'Whether the caller is the server, which does in a person''s name what the link of a mail allows.';
revoke all on function private.has_weekly_mail_link() from public;

create or replace function private.is_editor() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles
      where user_id = (select auth.uid()) and role in ('admin', 'editor')
    ) and (private.has_active_session() or private.has_weekly_mail_link());
  $$;

create or replace function private.is_writer() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles where user_id = (select auth.uid())
    ) and (private.has_active_session() or private.has_weekly_mail_link());
  $$;

create function private.reject_weekly_mail_link() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'The link of a mail does not do this' using errcode = 'insufficient_privilege';
  end
  $$;
revoke all on function private.reject_weekly_mail_link() from public;
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
        'create trigger reject_weekly_mail_link before insert or update or delete on %s for each row
           when ((auth.jwt() ->> ''weekly_mail_id'') is not null) execute function private.reject_weekly_mail_link()', other
      );
    end loop;
  end
$$;
-- Neither does it delete, or restore, which is done by nobody.
create trigger reject_weekly_mail_link before insert on private.trash
  for each row when ((auth.jwt() ->> 'weekly_mail_id') is not null) execute function private.reject_weekly_mail_link();
create trigger reject_weekly_mail_link before insert on private.audit_log
  for each row when (new.event = 'undeleted' and (auth.jwt() ->> 'weekly_mail_id') is not null)
  execute function private.reject_weekly_mail_link();
create trigger reject_weekly_mail_link before insert on public.otm_proposals
  for each row when ((auth.jwt() ->> 'weekly_mail_id') is not null) execute function private.reject_weekly_mail_link();
create trigger reject_weekly_mail_link before insert or update on public.otm_waiting_texts
  for each row when (new.publish_at is not null and (auth.jwt() ->> 'weekly_mail_id') is not null)
  execute function private.reject_weekly_mail_link();
create trigger reject_weekly_mail_link before insert on public.otm_versions
  for each row when (
    (auth.jwt() ->> 'weekly_mail_id') is not null and (new.state = 'published' or private.is_scheduled(new.subject_id))
  )
  execute function private.reject_weekly_mail_link();

-- For the server's role only.

create function public.weekly_mail_time() returns text
  language sql stable security definer set search_path = ''
  as $$ select text from public.otm_site_texts where key = 'firm.weeklyMail' and language = 'all' and text <> '' $$;
comment on function public.weekly_mail_time() is 'When the mail of a week is sent, as the firm has changed it; null when it has not.';

create function public.begin_weekly_mails(_day date) returns table (id uuid, user_id uuid, person text, language text)
  language sql security definer rows 10 set search_path = ''
  as $$
    delete from private.weekly_mails where expires_at < now();
    with begun as (
      insert into private.weekly_mails as held (user_id, day)
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
comment on function public.begin_weekly_mails(date) is
  'Begins what editors and administrators are asked on this day, but who is new on it; gives those that nobody has begun, '
  'each once.';

create function public.finish_weekly_mail(
  _id uuid, _items jsonb, _token_hash text, _mail_id uuid, _language text, _encrypted_link text
) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person constant uuid := (
      select weekly.user_id from private.weekly_mails weekly where weekly.id = _id and weekly.items is null for update
    );
  begin
    if person is null then return false; end if;
    update private.weekly_mails set items = _items, token_hash = _token_hash where id = _id;
    if jsonb_array_length(_items) = 0 then return false; end if;
    insert into private.mail_outbox (id, kind, language, recipient, encrypted_link)
    select _mail_id, 'weekly', _language, email, _encrypted_link from auth.users where users.id = person;
    perform pg_notify('mail_outbox', '');
    return true;
  end
  $$;
comment on function public.finish_weekly_mail(uuid, jsonb, text, uuid, text, text) is
  'Stores what a person is asked, and queues the mail unless that is nothing; gives whether it did.';

create function public.open_weekly_mail(_token_hash text)
  returns table (id uuid, user_id uuid, person text, items jsonb, expires_at timestamptz)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select weekly.id, weekly.user_id, users.email::text, private.items_of(weekly), weekly.expires_at
    from private.weekly_mails weekly join auth.users on users.id = weekly.user_id
    where weekly.token_hash = _token_hash and weekly.expires_at > now() and private.has_role_of_editor(weekly.user_id)
      and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
  $$;
comment on function public.open_weekly_mail(text) is 'What the link with this token asks, while it is valid.';

create function public.mark_weekly_mail_item(_id uuid, _at int, _from text, _to text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.weekly_mails weekly
    set items = jsonb_set(private.items_of(weekly), array[_at::text, 'outcome'], coalesce(to_jsonb(_to), 'null')),
      tried_at = case when _to = 'trying' then now() else weekly.tried_at end
    where weekly.id = _id and weekly.expires_at > now() and weekly.items -> _at is not null
      and private.items_of(weekly) -> _at ->> 'outcome' is not distinct from _from;
    return found;
  end
  $$;
comment on function public.mark_weekly_mail_item(uuid, int, text, text) is
  'Stores the outcome of an item that has another one; false when it has a third one by now.';

revoke all on function public.weekly_mail_time(), public.begin_weekly_mails(date),
  public.finish_weekly_mail(uuid, jsonb, text, uuid, text, text), public.open_weekly_mail(text),
  public.mark_weekly_mail_item(uuid, int, text, text)
  from public, anon, authenticated;
grant execute on function public.weekly_mail_time(), public.begin_weekly_mails(date),
  public.finish_weekly_mail(uuid, jsonb, text, uuid, text, text), public.open_weekly_mail(text),
  public.mark_weekly_mail_item(uuid, int, text, text)
  to service_role;

create function public.list_weekly_mail_items() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(item.value order by item.place), '[]')
    from private.weekly_mails weekly, jsonb_array_elements(private.items_of(weekly)) with ordinality item (value, place)
    where weekly.user_id = (select auth.uid()) and weekly.expires_at > now() and private.is_editor()
      and private.is_asked(item.value, weekly.expires_at - interval '7 days')
  $$;
comment on function public.list_weekly_mail_items() is 'What the caller is asked this week, by the mail or in the panel, and is still open.';
revoke all on function public.list_weekly_mail_items() from public, anon, authenticated;
grant execute on function public.list_weekly_mail_items() to authenticated;
