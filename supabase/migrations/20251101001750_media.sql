-- The library of pictures and PDF files. The server checks, cleans and stores the bytes outside the database, as
-- `{id}/{hash}/…`, before it saves a row here.

create table public.otm_media (
  id uuid primary key default gen_random_uuid(),
  path text not null
    constraint otm_media_path_key unique
    constraint path_length check (char_length(path) between 1 and 300),
  name text not null
    constraint name_length check (char_length(name) between 1 and 200)
    constraint name_is_a_file_name check (name = btrim(name) and name !~ '[[:cntrl:]/\\]'),
  hash text not null
    constraint otm_media_hash_key unique
    constraint hash_shape check (hash ~ '^[0-9a-f]{32}$'),
  content_type text not null
    constraint content_type_is_known check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size int not null
    constraint size_within_25_mb check (size between 1 and 26214400),
  width int,
  height int,
  colour text
    constraint colour_shape check (colour ~ '^#[0-9a-f]{6}$'),
  alt_nl text not null default ''
    constraint alt_nl_length check (char_length(alt_nl) <= 500)
    constraint alt_nl_is_a_line check (alt_nl = btrim(alt_nl) and alt_nl !~ '[[:cntrl:]]'),
  alt_en text not null default ''
    constraint alt_en_length check (char_length(alt_en) <= 500)
    constraint alt_en_is_a_line check (alt_en = btrim(alt_en) and alt_en !~ '[[:cntrl:]]'),
  is_decorative boolean not null default false,
  focal_x smallint not null default 50
    constraint focal_x_is_a_percentage check (focal_x between 0 and 100),
  focal_y smallint not null default 50
    constraint focal_y_is_a_percentage check (focal_y between 0 and 100),
  unused_since timestamptz default now(),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  constraint pictures_have_a_size check (
    content_type = 'application/pdf' or (width between 1 and 65535 and height between 1 and 65535 and colour is not null)
  )
);
comment on table public.otm_media is
  'Pictures, which anyone with their id may fetch, and PDF files, which visitors get by a signed link alone.';
comment on column public.otm_media.path is 'The name of the object in the bucket `media`.';
comment on column public.otm_media.hash is 'The first half of the SHA-256 of what was uploaded; part of each address.';
comment on column public.otm_media.content_type is 'Of the file that every client can show.';
comment on column public.otm_media.size is 'Of what was uploaded, in bytes.';
comment on column public.otm_media.width is 'Of the upright original, in pixels.';
comment on column public.otm_media.colour is 'The mean colour, shown until a picture has loaded.';
comment on column public.otm_media.is_decorative is 'Needs no description.';
comment on column public.otm_media.focal_x is 'The point that stays visible in a crop, in per cent of the width.';
comment on column public.otm_media.unused_since is
  'Null while an article, page, text of the site or team member uses it, or changes that wait to be published do.';
comment on column public.otm_media.updated_at is
  'A write with another value than the present one is rejected (PT409).';
create index otm_media_newest on public.otm_media (created_at desc, id desc);
create index otm_media_unused on public.otm_media (unused_since) where unused_since is not null;
create index otm_media_created_by on public.otm_media (created_by);

create trigger reject_stale_write
  before update on public.otm_media
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update of name, hash, alt_nl, alt_en, is_decorative, focal_x, focal_y on public.otm_media
  for each row execute function private.set_updated_at();
create trigger keep_in_trash before delete on public.otm_media
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('file', 'editor');
create trigger record_deletion after delete on public.otm_media
  for each row execute function private.record_content('file', 'name');

alter table public.otm_media enable row level security;
revoke all on public.otm_media from anon, authenticated;
grant select, delete on public.otm_media to authenticated;
-- Rows are added, and their bytes replaced, by the server alone.
grant update (name, alt_nl, alt_en, is_decorative, focal_x, focal_y, updated_at) on public.otm_media to authenticated;

create function private.is_live_use(_place text, _row_key text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    -- What waits beside a draft is as much the writer's as the draft.
    return case
      when _place in ('article picture', 'article', 'article version') then not private.is_draft(_row_key::uuid)
      when _place in ('page picture', 'page', 'page version')
        then private.is_shown(private.content_kind('page'), _row_key::uuid) or private.is_scheduled(_row_key::uuid)
      else true
    end;
  end
  $$;
comment on function private.is_live_use(text, text) is
  'Whether a use is on a download page, the about page, a text of the site (live or waiting), a team member, or an article or '
  'page made of sections that is live or planned to be.';
revoke all on function private.is_live_use(text, text) from public;

-- Not inlined: the uses are a later table.
create function private.is_media_live(_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (
      select from private.media_uses used
      where used.media_id = _id and private.is_live_use(used.place, used.row_key)
    );
  end
  $$;
comment on function private.is_media_live(uuid) is
  'Whether something uses it that is live or planned to be, or the changes of such an article that wait.';
revoke all on function private.is_media_live(uuid) from public;

-- Articles before their pictures, as a save locks them.
create function private.holds_idle_media(_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if private.is_media_live(_id) then return false; end if;
    perform private.holds_draft(row_key::uuid) from (
      select distinct row_key from private.media_uses where media_id = _id order by row_key
    ) drafts;
    perform from public.otm_media where id = _id for update;
    return not private.is_media_live(_id);
  end
  $$;
comment on function private.holds_idle_media(uuid) is
  'Whether nothing live uses it, nor will before the end of the transaction.';
revoke all on function private.holds_idle_media(uuid) from public;
grant execute on function private.holds_idle_media(uuid) to authenticated;

create policy "members read the library" on public.otm_media
  for select to authenticated using ((select private.is_writer()));
create policy "editors describe what is in the library, writers what nothing live shows" on public.otm_media
  for update to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_idle_media(id)
  );
create policy "editors delete from the library, writers their own that nothing live shows" on public.otm_media
  for delete to authenticated using (
    (select private.is_editor())
    or (select private.is_writer()) and created_by = (select auth.uid()) and private.holds_idle_media(id)
  );

-- Definer: an id can't be guessed, and gives its picture; only members can list them.
create function public.list_pictures(_ids uuid[])
  returns table (
    id uuid, hash text, content_type text, width int, height int, colour text, alt_nl text, alt_en text,
    is_decorative boolean, focal_x smallint, focal_y smallint
  )
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    if cardinality(_ids) > 500 then
      raise exception 'At most 500 pictures can be asked for at once' using errcode = 'PT400';
    end if;
    return query
      select media.id, media.hash, media.content_type, media.width, media.height, media.colour, media.alt_nl,
        media.alt_en, media.is_decorative, media.focal_x, media.focal_y
      from public.otm_media media
      where media.id = any (_ids) and media.content_type <> 'application/pdf';
  end
  $$;
comment on function public.list_pictures(uuid[]) is 'The pictures with these ids, without their names.';
revoke all on function public.list_pictures(uuid[]) from public, anon, authenticated;
grant execute on function public.list_pictures(uuid[]) to anon, authenticated;

-- Where media are used, kept by triggers of the tables that can name one.

create table private.media_uses (
  media_id uuid not null,
  place text not null constraint place_is_known check (
    place in (
      'article picture', 'article', 'article version', 'team member', 'about page', 'download page',
      'download page version', 'download file', 'page picture', 'page', 'page version', 'site text',
      'waiting text'
    )
  ),
  row_key text not null,
  language text not null,
  primary key (place, row_key, language, media_id)
);
comment on table private.media_uses is
  'Which row names which picture or file; language is empty where there is none. A version counts while it waits to be '
  'published. Kept up also while the file is in the trash.';
create index media_uses_media_id on private.media_uses (media_id);
alter table private.media_uses enable row level security;
revoke all on private.media_uses from public, anon, authenticated;

create function private.plain_spelling(_text text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare
    plain text := _text;
  begin
    if strpos(plain, '&') > 0 then
      -- Twice: HTML that was encoded as a whole is decoded before it is parsed.
      plain := private.decode_references(private.decode_references(plain));
    end if;
    if plain ~ '%[2-7][0-9a-fA-F]' then
      select string_agg(
        case
          when place = 1 then part
          when part ~ '^(?:2[dDeE]|3[0-9]|[46][1-9a-fA-F]|[57][0-9aA])'
            then chr(('x' || left(part, 2))::bit(8)::int) || substr(part, 3)
          else '%' || part
        end, '' order by place
      )
      from string_to_table(plain, '%') with ordinality pieces (part, place)
      into plain;
    end if;
    return regexp_replace(plain, '[\u0001-\u001f\u007f-\u009f\ufeff]+', '', 'g');
  end
  $$;
comment on function private.plain_spelling(text) is
  'A text or HTML without character references and percent escapes of letters, digits and hyphens, and without the '
  'characters that browsers and the sanitiser leave out; decodes rather too much than too little.';
revoke all on function private.plain_spelling(text) from public;

create function private.strings_in(_document jsonb) returns text
  language sql immutable set search_path = ''
  as $$
    select string_agg(string #>> '{}', ' ')
    from jsonb_path_query(_document, 'strict $.** ? (@.type() == "string")') string
  $$;
comment on function private.strings_in(jsonb) is 'All texts of a document; its own spelling escapes some characters.';
revoke all on function private.strings_in(jsonb) from public;

create function private.is_kept_media(_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.otm_media where id = _id) or private.is_in_trash(_id) $$;
comment on function private.is_kept_media(uuid) is 'Whether it is in the library, or in the trash and can come back.';
revoke all on function private.is_kept_media(uuid) from public;

create function private.named_media(_texts text) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select distinct named.id
    from regexp_matches(
      private.plain_spelling((
        -- Whatever can stand in an id, as few other words are as long.
        select string_agg(word[1], ' ')
        from regexp_matches(_texts, '[-0-9A-Za-z&#;%\u0001-\u001f\u007f-\u009f\ufeff]{36,}', 'g') word
      )),
      '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}', 'g'
    ) found (parts)
    cross join lateral (values (found.parts[1]::uuid)) named (id)
    where private.is_kept_media(named.id)
  $$;
comment on function private.named_media(text) is
  'The media, also in the trash, whose ids stand in a text: whatever the rest of an address looks like, it needs the id to lead there.';
revoke all on function private.named_media(text) from public;

create function private.set_media_uses(_place text, _row_key text, _language text, _texts text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    named constant uuid[] := array(select private.named_media(_texts));
    changed uuid[];
  begin
    -- As a foreign key: waits for a transaction that deletes one, or has its deletion wait.
    perform from public.otm_media media
    where media.id = any (named) and not exists (
      select from private.media_uses used
      where (used.place, used.row_key, used.language, used.media_id) = (_place, _row_key, _language, media.id)
    )
    order by media.id for key share;
    with removed as (
      delete from private.media_uses
      where place = _place and row_key = _row_key and language = _language and media_id <> all (named)
      returning media_id
    ), added as (
      insert into private.media_uses (media_id, place, row_key, language)
      select id, _place, _row_key, _language from unnest(named) id where private.is_kept_media(id)
      on conflict do nothing
      returning media_id
    )
    select array_agg(media_id) from (select media_id from removed union all select media_id from added) both_ways
      into changed;
    if changed is null then return; end if;
    -- Waits for a transaction that begins to use one of them, whose use the next statement then sees.
    perform from public.otm_media media
    where media.id = any (changed)
      and not exists (select from private.media_uses used where used.media_id = media.id)
    order by media.id for update;
    update public.otm_media media
    set unused_since = case when exists (select from private.media_uses used where used.media_id = media.id)
      then null else now() end
    where media.id = any (changed)
      and (media.unused_since is null) <> exists (select from private.media_uses used where used.media_id = media.id);
  end
  $$;
comment on function private.set_media_uses(text, text, text, text) is
  'Records which media a row names in these texts, in place of what it named before.';
revoke all on function private.set_media_uses(text, text, text, text) from public;

create function private.forget_media_uses() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_in_trash(old.id) then delete from private.media_uses where media_id = old.id; end if;
    return null;
  end
  $$;
revoke all on function private.forget_media_uses() from public;
create trigger forget_uses after delete on public.otm_media
  for each row execute function private.forget_media_uses();

create function private.media_to_restore(_kept jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    media constant public.otm_media := jsonb_populate_record(null::public.otm_media, _kept);
    same text;
  begin
    -- Nobody begins to use it unseen, or uploads the same, until it is back.
    lock table private.media_uses in share row exclusive mode;
    perform pg_advisory_xact_lock(hashtext('public.otm_media'));
    select name from public.otm_media where hash = media.hash and id <> media.id into same;
    if found then
      raise exception 'The library has this file again' using errcode = 'unique_violation', detail = same,
        hint = 'Delete that one first, or use it instead.';
    end if;
    return _kept || jsonb_build_object(
      'path', case
        when exists (select from public.otm_media where path = media.path) then media.id || '/' || right(media.path, 263)
        else media.path
      end,
      'unused_since', case
        when not exists (select from private.media_uses used where used.media_id = media.id)
          then coalesce(media.unused_since, now())
      end
    );
  end
  $$;
comment on function private.media_to_restore(jsonb) is
  'The row of a deleted file as it comes back: under another path when its own is taken, and unused or not by what is used now.';
revoke all on function private.media_to_restore(jsonb) from public;

create function private.record_media_uses() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    old_key constant text := old_row ->> tg_argv[1];
    new_key constant text := new_row ->> tg_argv[1];
    old_language constant text := coalesce(old_row ->> tg_argv[2], tg_argv[2]);
    new_language constant text := coalesce(new_row ->> tg_argv[2], tg_argv[2]);
  begin
    if (old_key, old_language) is distinct from (new_key, new_language) then
      perform private.set_media_uses(tg_argv[0], old_key, old_language, null);
    end if;
    if new_row is not null then
      perform private.set_media_uses(tg_argv[0], new_key, new_language, concat_ws(
        ' ', '/media/' || (new_row ->> 'media_id'),
        (select string_agg(new_row ->> name, ' ') from unnest(tg_argv[3:]) name)
      ));
    end if;
    return null;
  end
  $$;
comment on function private.record_media_uses() is
  'Arguments: place, key column, language (or its column), columns that can hold addresses of media.';
revoke all on function private.record_media_uses() from public;

create function private.record_media_of_versions(_id uuid, _kind text default null) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    latest constant public.otm_versions := private.newest_version(_id);
  begin
    perform private.set_media_uses(
      noun || ' version', _id::text, '',
      case when private.is_waiting(latest.kind, latest.state, latest.document) and not private.is_in_trash(_id)
        then private.strings_in(latest.document)
      end
    )
    from private.content_kinds where name = coalesce(_kind, latest.kind);
  end
  $$;
comment on function private.record_media_of_versions(uuid, text) is
  'Counts what the newest version of a subject names, while it waits to be published; nothing while that is in the trash.';
revoke all on function private.record_media_of_versions(uuid, text) from public;

create function private.record_media_of_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.record_media_of_versions(coalesce(new.subject_id, old.subject_id), coalesce(new.kind, old.kind));
    return null;
  end
  $$;
revoke all on function private.record_media_of_version() from public;

create trigger record_media_uses after insert or delete or update of state, number on public.otm_versions
  for each row execute function private.record_media_of_version();
create trigger record_media_uses after insert or delete or update of image_url on public.otm_blog_articles
  for each row execute function private.record_media_uses('article picture', 'id', '', 'image_url');
create trigger record_media_uses
  after insert or delete or update of article_id, language, content on public.otm_blog_article_content
  for each row execute function private.record_media_uses('article', 'article_id', 'language', 'content');
create trigger record_media_uses after insert or delete or update of image_url on public.otm_team_members
  for each row execute function private.record_media_uses('team member', 'id', '', 'image_url');
create trigger record_media_uses_nl after insert or delete or update of value_nl on public.otm_about_us_content
  for each row execute function private.record_media_uses('about page', 'content_key', 'nl', 'value_nl');
create trigger record_media_uses_en after insert or delete or update of value_en on public.otm_about_us_content
  for each row execute function private.record_media_uses('about page', 'content_key', 'en', 'value_en');
create trigger record_media_uses
  after insert or delete or update of page_id, language, content, confirmation_content, email_thank_you_message
  on public.otm_download_page_content
  for each row execute function private.record_media_uses(
    'download page', 'page_id', 'language', 'content', 'confirmation_content', 'email_thank_you_message'
  );

create trigger record_media_uses after insert or delete or update of image_url on public.otm_pages
  for each row execute function private.record_media_uses('page picture', 'id', '', 'image_url');
create trigger record_media_uses
  after insert or delete or update of page_id, language, sections on public.otm_page_content
  for each row execute function private.record_media_uses('page', 'page_id', 'language', 'sections');

create function public.list_media_uses(_ids uuid[], _language text default 'en')
  returns table (media_id uuid, place text, row_key text, language text, label text, is_live boolean)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  declare
    is_editor constant boolean := private.is_editor();
  begin
    if not private.is_writer() then
      return;
    end if;
    return query
      -- A text that waits is called what it is to be.
      select used.media_id, case used.place when 'waiting text' then 'site text' else used.place end, used.row_key,
        used.language, coalesce(
        (
          select content.title from public.otm_blog_article_content content
          where content.article_id
            = case when used.place in ('article picture', 'article', 'article version') then used.row_key::uuid end
          order by content.language = _language desc limit 1
        ),
        (
          select content.title from public.otm_page_content content
          where content.page_id
            = case when used.place in ('page picture', 'page', 'page version') then used.row_key::uuid end
          order by content.language = _language desc limit 1
        ),
        (
          select member.name from public.otm_team_members member
          where member.id = case when used.place = 'team member' then used.row_key::uuid end
            and (member.active or is_editor)
        ),
        (
          select page.slug from public.otm_download_pages page
          where page.id = case
            when used.place in ('download page', 'download page version', 'download file') then used.row_key::uuid
          end and (page.active or is_editor)
        ),
        ''
      ), private.is_live_use(used.place, used.row_key)
      from private.media_uses used
      where used.media_id = any (_ids)
      order by used.place, used.row_key, used.language;
  end
  $$;
comment on function public.list_media_uses(uuid[], text) is
  'Where these media are used, with a title in a language, name or slug as far as the caller reads it, and whether a writer may not
change it for that; for members, else none.';
revoke all on function public.list_media_uses(uuid[], text) from public, anon, authenticated;
grant execute on function public.list_media_uses(uuid[], text) to authenticated;

create function public.get_media_uploader(_id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select users.email::text
    from public.otm_media media
    join auth.users on users.id = media.created_by
    where media.id = _id and private.is_writer()
  $$;
comment on function public.get_media_uploader(uuid) is
  'The e-mail address of whoever uploaded it, while that account exists; for members, else null.';
revoke all on function public.get_media_uploader(uuid) from public, anon, authenticated;
grant execute on function public.get_media_uploader(uuid) to authenticated;

-- Bytes without a row. They are noted before they are stored, so that nothing is lost track of when the server ends
-- in between, and a server on another database deletes nothing.

create table private.media_orphans (
  id uuid not null,
  hash text not null,
  orphaned_at timestamptz not null default now(),
  primary key (id, hash)
);
comment on table private.media_orphans is 'Stored bytes that no row names; deleted a day later.';
alter table private.media_orphans enable row level security;
revoke all on private.media_orphans from public, anon, authenticated;

create function private.record_media_orphans() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op <> 'INSERT' then
      insert into private.media_orphans (id, hash) values (old.id, old.hash)
      on conflict (id, hash) do update set orphaned_at = now();
    end if;
    if tg_op <> 'DELETE' then
      delete from private.media_orphans orphan where orphan.id = new.id and orphan.hash = new.hash;
    end if;
    return null;
  end
  $$;
revoke all on function private.record_media_orphans() from public;

create trigger record_orphans after insert or delete or update of hash on public.otm_media
  for each row execute function private.record_media_orphans();

-- What the server calls, with the person who asked where it matters.

create function public.find_media(_path text, _hash text)
  returns table (id uuid, path text, hash text, name text, content_type text, size int, width int, is_at_path boolean)
  language sql stable security definer rows 2 set search_path = ''
  as $$
    select media.id, media.path, media.hash, media.name, media.content_type, media.size, media.width,
      media.path is not distinct from _path
    from public.otm_media media
    where media.path = _path or media.hash = _hash
  $$;
comment on function public.find_media(text, text) is 'What is at this path, and what has this content.';

create function public.find_current_media(_id uuid) returns table (hash text, content_type text, width int)
  language sql stable security definer rows 1 set search_path = ''
  as $$ select media.hash, media.content_type, media.width from public.otm_media media where media.id = _id $$;
comment on function public.find_current_media(uuid) is 'The present version of an entry of the library.';

create function public.begin_media(_id uuid, _hash text, _person uuid, _bytes bigint)
  returns table (setting text, most int, seconds int)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  begin
    return query select * from private.take_storage(_person, _bytes, 0);
    if found then return; end if;
    insert into private.media_orphans as orphan (id, hash)
    select _id, _hash
    where not exists (select from public.otm_media media where media.id = _id and media.hash = _hash)
    on conflict (id, hash) do update set orphaned_at = now();
  end
  $$;
comment on function public.begin_media(uuid, text, uuid, bigint) is
  'Announces and counts so many bytes that are about to be stored; gives the limit, and the seconds until there is room, '
  'when this person can''t store them now.';

create function private.may_change_media(_id uuid, _person uuid) returns boolean
  language sql volatile security definer set search_path = ''
  as $$
    select _person is null
      or exists (select from public.user_roles where user_id = _person and role in ('admin', 'editor'))
      or exists (select from public.otm_media media where media.id = _id and media.created_by = _person)
        and private.holds_idle_media(_id)
  $$;
comment on function private.may_change_media(uuid, uuid) is
  'Whether the policies let this person delete it, or its bytes be replaced: the server''s own role has no claims.';
revoke all on function private.may_change_media(uuid, uuid) from public;

create function public.save_media(
  _id uuid, _path text, _name text, _hash text, _content_type text, _size int, _width int, _height int, _colour text,
  _person uuid, _may_replace boolean
) returns table (id uuid, path text, outcome text)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  declare
    present public.otm_media;
    same public.otm_media;
  begin
    -- Serialises uploads, so that the second of two equal ones finds the first.
    perform pg_advisory_xact_lock(hashtext('public.otm_media'));
    select * from public.otm_media media where media.path = _path into present;
    select * from public.otm_media media where media.hash = _hash into same;
    if present.id is not null and not _may_replace then
      return query select present.id, present.path, 'taken';
    elsif present.id is not null and not private.may_change_media(present.id, _person) then
      return query select present.id, present.path, 'not allowed';
    elsif same.id is not null and (present.id is null or present.id = same.id) then
      return query select same.id, same.path, 'known';
    elsif same.id is not null then
      return query select same.id, same.path, 'elsewhere';
    elsif present.id is not null and present.id <> _id then
      -- It was uploaded, or another one was, while these bytes were stored.
      return query select present.id, present.path, 'taken';
    elsif present.id is null and exists (
      select from private.media_orphans orphan where orphan.id = _id and orphan.hash <> _hash
    ) then
      -- What it was to replace was deleted while these bytes were stored, and with it the record of its uses.
      return query select _id, _path, 'taken';
    elsif present.id is not null
      and (present.content_type = 'application/pdf') <> (_content_type = 'application/pdf') then
      return query select present.id, present.path, 'other kind';
    elsif present.id is not null then
      update public.otm_media media
      set hash = _hash, content_type = _content_type, size = _size, width = _width, height = _height, colour = _colour
      where media.id = present.id;
      perform private.record_media_event('replaced', present.id, present.name, _person);
      return query select present.id, present.path, 'replaced';
    else
      insert into public.otm_media (
        id, path, name, hash, content_type, size, width, height, colour, created_by
      ) values (
        _id, _path, _name, _hash, _content_type, _size, _width, _height, _colour,
        (select users.id from auth.users where users.id = _person)
      );
      perform private.record_media_event('uploaded', _id, _name, _person);
      return query select _id, _path, 'stored';
    end if;
  end
  $$;
comment on function public.save_media is
  'Adds what was stored to the library, or replaces what is at its path. Outcomes: stored, replaced, known (the library '
  'has this content), elsewhere (another entry has it), taken, not allowed (by the policies), other kind (a picture '
  'replaces no file).';

create function public.remove_media(_paths jsonb, _person uuid) returns setof text
  language plpgsql security definer rows 10 set search_path = ''
  as $$
  declare
    claims constant text := current_setting('request.jwt.claims', true);
  begin
    -- The triggers record it, and keep it in the trash, as what this person deletes.
    if _person is not null then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', _person)::text, true);
    end if;
    return query
      with removed as (
        delete from public.otm_media media
        where media.path in (select jsonb_array_elements_text(_paths)) and private.may_change_media(media.id, _person)
        returning media.path
      )
      select removed.path from removed;
    perform set_config('request.jwt.claims', claims, true);
  end
  $$;
comment on function public.remove_media(jsonb, uuid) is 'Deletes what is at these paths; the paths at which there was something.';

create function private.record_media_event(_event text, _id uuid, _name text, _person uuid) returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.audit_log (event, done_by, actor_id, noun, subject_id, label)
    values (
      _event, case when _person is null then 'server' else 'person' end,
      (select users.id from auth.users where users.id = _person), 'file', _id, _name
    )
  $$;
comment on function private.record_media_event(text, uuid, text, uuid) is
  'Records what a person did through the server, whose own role has no claims.';
revoke all on function private.record_media_event(text, uuid, text, uuid) from public;

create function public.list_media_objects(
  _prefix text, _search text, _limit int, _offset int, _column text, _is_descending boolean
) returns table (
  name text, id uuid, created_at timestamptz, updated_at timestamptz, size int, content_type text, hash text
)
  language sql stable security definer rows 100 set search_path = ''
  as $$
    with inside as (
      select media.*, substr(media.path, char_length(_prefix) + 1) as rest
      from public.otm_media media
      where starts_with(media.path, _prefix)
    ), entries as (
      select split_part(inside.rest, '/', 1) as name, null::uuid as id, null::timestamptz as created_at,
        null::timestamptz as updated_at, null::int as size, null::text as content_type, null::text as hash
      from inside where inside.rest like '%/%'
      group by 1
      union all
      select inside.rest, inside.id, inside.created_at, inside.updated_at, inside.size, inside.content_type, inside.hash
      from inside where inside.rest not like '%/%'
    )
    select entries.* from entries
    where _search = '' or strpos(lower(entries.name), lower(_search)) > 0
    order by
      case when _column = 'created_at' and not _is_descending then entries.created_at end,
      case when _column = 'created_at' and _is_descending then entries.created_at end desc,
      case when _column = 'updated_at' and not _is_descending then entries.updated_at end,
      case when _column = 'updated_at' and _is_descending then entries.updated_at end desc,
      case when _column = 'name' and _is_descending then entries.name end desc,
      entries.name
    limit least(greatest(_limit, 1), 1000) offset greatest(_offset, 0)
  $$;
comment on function public.list_media_objects is
  'The objects and folders right below a prefix of the bucket `media`; folders have no id.';

create function private.list_trashed_media() returns setof public.otm_media
  language sql stable security definer rows 10 set search_path = ''
  as $$
    select kept.* from private.trash item,
      jsonb_populate_record(null::public.otm_media, item.document #> '{0,rows,0}') kept
    where item.source = 'otm_media'
  $$;
revoke all on function private.list_trashed_media() from public;

create function public.list_media_versions(_after uuid) returns table (id uuid, hash text, content_type text, width int)
  language sql stable security definer rows 1000 set search_path = ''
  as $$
    select media.id, media.hash, media.content_type, media.width
    from (select * from public.otm_media union all select * from private.list_trashed_media()) media
    where _after is null or media.id > _after
    order by media.id limit 1000
  $$;
comment on function public.list_media_versions(uuid) is
  'A thousand entries of the library, also those in the trash, in the order of their ids.';

create function public.list_hidden_media() returns setof uuid
  language sql stable security definer rows 10 set search_path = ''
  as $$ select subject_id from private.trash where source = 'otm_media' $$;
comment on function public.list_hidden_media() is 'What is in the trash: its bytes are in the store, and shown to nobody.';

create function public.list_media_orphans() returns table (id uuid, hash text)
  language sql stable security definer rows 100 set search_path = ''
  as $$
    select orphan.id, orphan.hash from private.media_orphans orphan
    where orphan.orphaned_at < now() - interval '1 day' and not exists (
      select from private.trash item
      where item.subject_id = orphan.id and item.document #>> '{0,rows,0,hash}' = orphan.hash
    )
    order by orphan.orphaned_at limit 100
  $$;
comment on function public.list_media_orphans() is 'Bytes whose day is over, and that nothing in the trash needs.';

create function public.forget_media_orphan(_id uuid, _hash text) returns void
  language sql security definer set search_path = ''
  as $$ delete from private.media_orphans orphan where orphan.id = _id and orphan.hash = _hash $$;
comment on function public.forget_media_orphan(uuid, text) is 'These bytes are deleted.';

do $$
declare
  name text;
begin
  foreach name in array array[
    'find_media(text, text)', 'find_current_media(uuid)', 'begin_media(uuid, text, uuid, bigint)',
    'save_media(uuid, text, text, text, text, int, int, int, text, uuid, boolean)', 'remove_media(jsonb, uuid)',
    'list_media_objects(text, text, int, int, text, boolean)', 'list_media_versions(uuid)', 'list_hidden_media()',
    'list_media_orphans()', 'forget_media_orphan(uuid, text)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', name);
    execute format('grant execute on function public.%s to service_role', name);
  end loop;
end
$$;

-- The private bucket in a Supabase project, written and read by the site's server with the secret key alone. Elsewhere
-- this schema does not exist, and the server serves the same calls.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit)
    values ('media', 'media', false, 26214400)
    on conflict (id) do nothing;
  end if;
end
$$;
