-- The texts of the site that the firm has changed. The originals are in the code (app/i18n/texts, app/site.ts), which
-- also knows the keys and their placeholders: a key that no page asks for changes nothing.

create table public.otm_site_texts (
  key text not null
    constraint key_is_plain check (key ~ '^[a-zA-Z][a-zA-Z0-9._-]{0,99}$'),
  language text not null
    constraint language_is_known check (language in ('nl', 'en', 'all')),
  text text not null default ''
    constraint text_length check (
      char_length(text) <= case
        when key in ('terms.body', 'privacy.body', 'privacy.bodyForEver') then 100000 else 2000
      end
    ),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  updated_by uuid references auth.users on delete set null,
  primary key (key, language)
);
comment on table public.otm_site_texts is
  'A text of the public site in place of the original; an empty one is the original again.';
comment on column public.otm_site_texts.language is 'all: a fact of the firm, such as its telephone number.';
comment on column public.otm_site_texts.text is 'Plain text, and HTML for the terms and the privacy statement.';
comment on column public.otm_site_texts.updated_at is
  'A write with another value than the present one is rejected (PT409); -infinity means that there was no row.';
create index otm_site_texts_updated_by on public.otm_site_texts (updated_by);

create table public.otm_site_text_versions (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  language text not null,
  text text not null,
  kind text not null constraint kind_is_known check (kind in ('saved', 'restored')),
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  created_by uuid references auth.users on delete set null,
  constraint otm_site_text_versions_text foreign key (key, language)
    references public.otm_site_texts on delete cascade
);
comment on table public.otm_site_text_versions is 'Each text that was saved; an empty one made it the original again.';
create index otm_site_text_versions_newest on public.otm_site_text_versions (key, language, created_at desc);
create index otm_site_text_versions_created_by on public.otm_site_text_versions (created_by);

create trigger reject_stale_write
  before update on public.otm_site_texts
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update on public.otm_site_texts
  for each row execute function private.set_updated_at();
create trigger reject_version_of_no_row
  before insert on public.otm_site_texts
  for each row when (new.updated_at > now() + interval '1 day')
  execute function private.reject_stale_write();
create trigger set_first_updated_at
  before insert on public.otm_site_texts
  for each row when (new.updated_at = '-infinity')
  execute function private.set_updated_at();

create function private.set_updated_by() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' or new.text <> old.text then
      new.updated_by := (select id from auth.users where id = auth.uid());
    end if;
    return new;
  end
  $$;
comment on function private.set_updated_by() is 'Whoever writes a text is its author, whatever the row says.';
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

create function private.require_text_editor() returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if not private.is_editor() then
      raise exception 'For editors and administrators only' using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
revoke all on function private.require_text_editor() from public;

create function public.list_site_texts()
  returns table (key text, language text, text text, updated_at timestamptz, person text)
  language plpgsql stable security definer rows 100 set search_path = ''
  as $$
  begin
    perform private.require_text_editor();
    return query
      select changed.key, changed.language, changed.text, changed.updated_at, users.email::text
      from public.otm_site_texts changed
      left join auth.users on users.id = changed.updated_by
      order by changed.key, changed.language;
  end
  $$;
comment on function public.list_site_texts() is
  'The texts that were ever changed, with the address of whoever changed each last.';
revoke all on function public.list_site_texts() from public, anon, authenticated;
grant execute on function public.list_site_texts() to authenticated;

create function public.list_site_text_versions(_key text, _language text)
  returns table (id uuid, text text, kind text, created_at timestamptz, person text)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    perform private.require_text_editor();
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
  'The last 50 versions of a text, the newest first, with the address of whoever saved each.';
revoke all on function public.list_site_text_versions(text, text) from public, anon, authenticated;
grant execute on function public.list_site_text_versions(text, text) to authenticated;

create function public.restore_site_text(_id uuid, _updated_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_site_text_versions;
  begin
    perform private.require_text_editor();
    select * from public.otm_site_text_versions where id = _id into wanted;
    if not found then
      raise exception 'There is no such version' using errcode = 'PT404';
    end if;
    perform set_config('vlotwerk.restored_text', wanted.key || ' ' || wanted.language, true);
    update public.otm_site_texts changed set text = wanted.text, updated_at = _updated_at
    where changed.key = wanted.key and changed.language = wanted.language;
    perform set_config('vlotwerk.restored_text', '', true);
  end
  $$;
comment on function public.restore_site_text(uuid, timestamptz) is
  'Saves an earlier version of a text as the newest one. _updated_at is that of the text that was loaded (PT409).';
revoke all on function public.restore_site_text(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.restore_site_text(uuid, timestamptz) to authenticated;
