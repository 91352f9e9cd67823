-- The texts of the site that the firm has changed. The originals are in the code (app/i18n/texts, app/site.ts), which
-- also knows the placeholders. Its keys are stored here at each start of the server.

create table private.site_text_keys (
  key text not null,
  language text not null,
  primary key (key, language)
);
comment on table private.site_text_keys is
  'The texts that the running code knows, and their languages: only these can be changed.';
alter table private.site_text_keys enable row level security;
revoke all on private.site_text_keys from public, anon, authenticated, service_role;

create function public.set_site_text_keys(_keys jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- One after the other: two servers that start together can't deadlock.
    lock table private.site_text_keys in share row exclusive mode;
    delete from private.site_text_keys known
    where (known.key, known.language) not in (
      select given.key, given.language from jsonb_to_recordset(_keys) as given (key text, language text)
    );
    insert into private.site_text_keys (key, language)
    select given.key, given.language from jsonb_to_recordset(_keys) as given (key text, language text)
    on conflict do nothing;
  end
  $$;
comment on function public.set_site_text_keys(jsonb) is
  'Replaces the list of texts that can be changed; stored texts stay. For the server''s own role alone.';
revoke all on function public.set_site_text_keys(jsonb) from public, anon, authenticated;
grant execute on function public.set_site_text_keys(jsonb) to service_role;

create function private.require_known_text(_key text, _language text) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not exists (
      select from private.site_text_keys known where known.key = _key and known.language = _language
    ) then
      raise exception 'The site has no text "%" in the language "%"', _key, _language
        using errcode = 'check_violation', hint = 'Only texts that the site knows can be changed.';
    end if;
  end
  $$;
comment on function private.require_known_text(text, text) is 'Rejects a text that the running code does not know.';
revoke all on function private.require_known_text(text, text) from public;

create function private.site_text_length(_key text) returns int
  language sql immutable set search_path = ''
  as $$ select case when _key in ('terms.body', 'privacy.body', 'privacy.bodyForEver') then 100000 else 2000 end $$;
comment on function private.site_text_length(text) is 'How many characters a text of the site can have.';
-- As private.is_plausible_time: a check constraint runs as the writing role.
revoke all on function private.site_text_length(text) from public;
grant execute on function private.site_text_length(text) to authenticated, service_role;

create function private.reject_stale_text() returns void
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'This was changed by somebody else in the meantime'
      using errcode = 'PT409', hint = 'Nothing was saved. Load it again and repeat your changes.';
  end
  $$;
comment on function private.reject_stale_text() is 'As private.reject_stale_write, for what is no trigger.';
revoke all on function private.reject_stale_text() from public;

create table public.otm_site_texts (
  key text not null
    constraint key_is_plain check (key ~ '^[a-zA-Z][a-zA-Z0-9._-]{0,99}$'),
  language text not null
    constraint language_is_known check (language in ('nl', 'en', 'all')),
  text text not null default ''
    constraint text_length check (char_length(text) <= private.site_text_length(key)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  updated_by uuid references auth.users on delete set null,
  primary key (key, language)
);
comment on table public.otm_site_texts is
  'A text of the public site in place of the original. Saving an empty one deletes the row: it is the original again.';
comment on column public.otm_site_texts.language is 'all: a fact of the firm, such as its telephone number.';
comment on column public.otm_site_texts.text is 'Plain text, and HTML for the terms and the privacy statement.';
comment on column public.otm_site_texts.updated_at is
  'A write with another value than the present one is rejected (PT409); without a row, that is the time of the newest version, or -infinity.';
create index otm_site_texts_updated_by on public.otm_site_texts (updated_by);

create table public.otm_site_text_versions (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  language text not null,
  text text not null,
  kind text not null constraint kind_is_known check (kind in ('saved', 'restored')),
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  created_by uuid references auth.users on delete set null
);
comment on table public.otm_site_text_versions is
  'Each text that was saved; an empty one made it the original again. They stay when the row of the text is deleted.';
create index otm_site_text_versions_newest on public.otm_site_text_versions (key, language, created_at desc);
create index otm_site_text_versions_created_by on public.otm_site_text_versions (created_by);

create function private.check_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    last_version timestamptz;
  begin
    if tg_op = 'UPDATE' then
      raise exception 'A text keeps its key and its language' using errcode = 'check_violation';
    end if;
    -- The server copies what another one has stored.
    if auth.jwt() is null then
      return new;
    end if;
    perform private.require_known_text(new.key, new.language);
    -- An upsert of a stored text is an update, which reject_stale_write checks. The lock keeps others from deleting it.
    perform from public.otm_site_texts changed
    where changed.key = new.key and changed.language = new.language
    for update;
    if found then
      return new;
    end if;
    select max(version.created_at) from public.otm_site_text_versions version
    where version.key = new.key and version.language = new.language
    into last_version;
    if not coalesce(new.updated_at in ('-infinity', now(), last_version), false) then
      perform private.reject_stale_text();
    end if;
    if new.text = '' then
      return null;
    end if;
    new.updated_at := greatest(clock_timestamp(), last_version + interval '1 microsecond');
    return new;
  end
  $$;
comment on function private.check_text() is
  'Rejects unknown texts, and a save over the original by whoever loaded another text. An original is not stored.';
revoke all on function private.check_text() from public;
create trigger check_text before insert on public.otm_site_texts
  for each row execute function private.check_text();
create trigger check_same_text before update on public.otm_site_texts
  for each row when (new.key <> old.key or new.language <> old.language)
  execute function private.check_text();
create trigger reject_stale_write
  before update on public.otm_site_texts
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update on public.otm_site_texts
  for each row execute function private.set_updated_at();
create trigger set_first_updated_at
  before insert on public.otm_site_texts
  for each row when (new.updated_at = '-infinity')
  execute function private.set_updated_at();

create function private.set_updated_by() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    author constant uuid :=
      coalesce(auth.uid(), nullif(current_setting('vlotwerk.author_of_text', true), '')::uuid);
  begin
    if tg_op = 'INSERT' or new.text <> old.text then
      new.updated_by := (select id from auth.users where id = author);
    end if;
    return new;
  end
  $$;
comment on function private.set_updated_by() is
  'Whoever writes a text is its author, whatever the row says; of what the server publishes, whoever wrote it.';
revoke all on function private.set_updated_by() from public;
create trigger set_updated_by before insert or update of text on public.otm_site_texts
  for each row execute function private.set_updated_by();

create function private.keep_text_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_restored constant boolean := coalesce(current_setting('vlotwerk.restored_text', true), '') = new.key || ' ' || new.language;
  begin
    insert into public.otm_site_text_versions (key, language, text, kind, created_at, created_by)
    values (
      new.key, new.language, new.text, case when is_restored then 'restored' else 'saved' end, new.updated_at,
      new.updated_by
    );
    if auth.jwt() is not null then
      perform private.record_event(
        case when is_restored then 'restored' else 'changed' end, 'text', _label => new.key || ' ' || new.language
      );
    end if;
    return null;
  end
  $$;
comment on function private.keep_text_version() is 'Keeps what was saved, and writes it down.';
revoke all on function private.keep_text_version() from public;
create trigger keep_first_version after insert on public.otm_site_texts
  for each row execute function private.keep_text_version();
create trigger keep_version after update on public.otm_site_texts
  for each row when (new.text <> old.text)
  execute function private.keep_text_version();
create trigger record_media_uses after insert or delete or update of text on public.otm_site_texts
  for each row execute function private.record_media_uses('site text', 'key', 'language', 'text');

create function private.delete_empty_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_site_texts where key = new.key and language = new.language;
    return null;
  end
  $$;
comment on function private.delete_empty_text() is 'An empty text is the original again: its version stays, its row does not.';
revoke all on function private.delete_empty_text() from public;
-- Sorts after keep_version and record_media_uses.
create trigger use_original after insert or update on public.otm_site_texts
  for each row when (new.text = '')
  execute function private.delete_empty_text();

alter table public.otm_site_texts enable row level security;
revoke all on public.otm_site_texts from anon, authenticated;
grant select (key, language, text, updated_at) on public.otm_site_texts to anon, authenticated;
grant insert (key, language, text, updated_at), update (key, language, text, updated_at)
  on public.otm_site_texts to authenticated;
alter table public.otm_site_text_versions enable row level security;
revoke all on public.otm_site_text_versions from anon, authenticated;

create policy "anyone reads the texts of the site" on public.otm_site_texts
  for select to anon, authenticated using (true);
create policy "editors add texts of the site" on public.otm_site_texts
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change texts of the site" on public.otm_site_texts
  for update to authenticated using ((select private.is_editor()));

create function public.list_site_texts()
  returns table (key text, language text, text text, updated_at timestamptz, person text)
  language plpgsql stable security definer rows 100 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select changed.key, changed.language, changed.text, changed.updated_at, users.email::text
      from (
        select stored.key, stored.language, stored.text, stored.updated_at, stored.updated_by
          from public.otm_site_texts stored
        union all
        (
          select distinct on (version.key, version.language)
            version.key, version.language, '', version.created_at, version.created_by
          from public.otm_site_text_versions version
          where not exists (
            select from public.otm_site_texts stored
            where stored.key = version.key and stored.language = version.language
          )
          order by version.key, version.language, version.created_at desc
        )
      ) changed
      left join auth.users on users.id = changed.updated_by
      order by changed.key, changed.language;
  end
  $$;
comment on function public.list_site_texts() is
  'The texts that were ever changed, with the address of whoever changed each last; empty for the original '
  'again. For members.';
revoke all on function public.list_site_texts() from public, anon, authenticated;
grant execute on function public.list_site_texts() to authenticated;

create function public.list_site_text_versions(_key text, _language text)
  returns table (id uuid, text text, kind text, created_at timestamptz, person text)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select version.id, version.text, version.kind, version.created_at, users.email::text
      from public.otm_site_text_versions version
      left join auth.users on users.id = version.created_by
      where version.key = _key and version.language = _language
      order by version.created_at desc, version.id
      limit 50;
  end
  $$;
comment on function public.list_site_text_versions(text, text) is
  'The last 50 versions of a text, the newest first, with the address of whoever saved each. For members.';
revoke all on function public.list_site_text_versions(text, text) from public, anon, authenticated;
grant execute on function public.list_site_text_versions(text, text) to authenticated;

create function public.restore_site_text(_id uuid, _updated_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_site_text_versions;
  begin
    perform private.require_editor();
    select * from public.otm_site_text_versions where id = _id into wanted;
    if not found then
      raise exception 'There is no such version' using errcode = 'PT404';
    end if;
    perform set_config('vlotwerk.restored_text', wanted.key || ' ' || wanted.language, true);
    insert into public.otm_site_texts (key, language, text, updated_at)
    values (wanted.key, wanted.language, wanted.text, _updated_at)
    on conflict (key, language) do update set text = excluded.text, updated_at = excluded.updated_at;
    perform set_config('vlotwerk.restored_text', '', true);
  end
  $$;
comment on function public.restore_site_text(uuid, timestamptz) is
  'Saves an earlier version of a text as the newest one. _updated_at is that of the text that was loaded (PT409).';
revoke all on function public.restore_site_text(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.restore_site_text(uuid, timestamptz) to authenticated;
