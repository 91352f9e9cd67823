-- What the address of a picture may be, wherever one is stored. What was stored and may not be is mended here, or emptied.

create function private.is_picture_address(_address text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select _address ~ '^(/(?![/\\])|https://(?![ \\/?#]|$))[^<>\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$'
      and right(_address, 1) <> ' '
  $$;
comment on function private.is_picture_address(text) is
  'Whether a picture may have this address: a path of this site, or https. The same as pictureAddress in '
  'app/html/safe-address.ts.';
revoke all on function private.is_picture_address(text) from public;
grant execute on function private.is_picture_address(text) to authenticated, service_role;

create function private.picture_fields() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['picture', 'portrait'] $$;
comment on function private.picture_fields() is 'The fields of sections that hold the address of a picture.';
revoke all on function private.picture_fields() from public;

create function private.have_picture_addresses(_sections jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select not exists (
      select
      from jsonb_path_query(_sections, 'strict $.** ? (@.type() == "object")', silent => true) held,
        lateral jsonb_each(held) field (name, value)
      where name = any (private.picture_fields()) and jsonb_typeof(value) = 'string'
        and value #>> '{}' <> '' and not private.is_picture_address(value #>> '{}')
    )
  $$;
comment on function private.have_picture_addresses(jsonb) is
  'Whether each picture that sections name is at an address that one may have, or at none.';
revoke all on function private.have_picture_addresses(jsonb) from public;

-- Dropped below: the rows that are there, and what versions, the trash and proposals hold of them.
create function private.mended_picture(_address text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      (
        select tried from unnest(array[btrim(_address), regexp_replace(btrim(_address), '^https?:', 'https:', 'i')]) tried
        where private.is_picture_address(tried) limit 1
      ),
      ''
    )
  $$;

create function private.with_mended_pictures(_value jsonb, _names text[]) returns jsonb
  language plpgsql immutable set search_path = ''
  as $$
  begin
    return case jsonb_typeof(_value)
      when 'object' then (
        select coalesce(jsonb_object_agg(name, case
          when name = any (_names) and jsonb_typeof(value) = 'string'
            then to_jsonb(private.mended_picture(value #>> '{}'))
          else private.with_mended_pictures(value, _names)
        end), '{}')
        from jsonb_each(_value) field (name, value)
      )
      when 'array' then (
        select coalesce(jsonb_agg(private.with_mended_pictures(value, _names) order by place), '[]')
        from jsonb_array_elements(_value) with ordinality item (value, place)
      )
      else _value
    end;
  end
  $$;

do $$
  declare
    names constant text[] := private.picture_fields() || 'image_url'::text;
    held record;
    always text[];
    name_of_trigger text;
  begin
    for held in
      select * from (values
        ('public.otm_blog_articles', 'image_url', 'nullif(private.mended_picture(image_url), '''')'),
        ('public.otm_pages', 'image_url', 'nullif(private.mended_picture(image_url), '''')'),
        ('public.otm_team_members', 'image_url', 'private.mended_picture(image_url)'),
        ('public.otm_page_content', 'sections', 'private.with_mended_pictures(sections, $1)'),
        ('public.otm_versions', 'document', 'private.with_mended_pictures(document, $1)'),
        ('private.trash', 'document', 'private.with_mended_pictures(document, $1)'),
        ('public.otm_proposals', 'document', 'private.with_mended_pictures(document, $1)'),
        ('public.otm_proposals', 'base', 'private.with_mended_pictures(base, $1)')
      ) place (of, name, mended)
    loop
      -- It is nobody's change: no version, no event, and what waits stays.
      -- "enable trigger user" would make ordinary ones of those that fire always.
      always := array(
        select tgname::text from pg_catalog.pg_trigger where tgrelid = held.of::regclass and tgenabled = 'A'
      );
      execute format('alter table %s disable trigger user', held.of);
      execute format('update %1$s set %2$s = %3$s where %2$s is distinct from %3$s', held.of, held.name, held.mended)
        using names;
      execute format('alter table %s enable trigger user', held.of);
      foreach name_of_trigger in array always loop
        execute format('alter table %s enable always trigger %I', held.of, name_of_trigger);
      end loop;
    end loop;
  end
$$;

drop function private.with_mended_pictures(jsonb, text[]);
drop function private.mended_picture(text);

alter table public.otm_blog_articles
  add constraint image_url_is_a_picture_address check (image_url = '' or private.is_picture_address(image_url));
alter table public.otm_pages
  add constraint image_url_is_a_picture_address check (image_url = '' or private.is_picture_address(image_url));
alter table public.otm_team_members
  add constraint image_url_is_a_picture_address check (image_url = '' or private.is_picture_address(image_url));
alter table public.otm_page_content
  add constraint sections_have_picture_addresses check (private.have_picture_addresses(sections));
