-- Where a Supabase project keeps the files of download pages: in a bucket of its storage. Elsewhere there is no such
-- schema, and the site's server keeps files itself by the same calls.
--
-- The object `{page}/{language}` is a page's file in that language. What the panel shows of it stands in
-- otm_download_files, which follows the objects.

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('download-files', 'download-files', false, 26214400, array['application/pdf'])
  on conflict (id) do nothing;

  create policy "admins read the files of download pages" on storage.objects
    for select to authenticated
    using (bucket_id = 'download-files' and (select private.is_admin()));
  create policy "admins add files to download pages" on storage.objects
    for insert to authenticated
    with check (
      bucket_id = 'download-files' and (select private.is_admin())
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(nl|en)$'
    );
  create policy "admins change the files of download pages" on storage.objects
    for update to authenticated
    using (bucket_id = 'download-files' and (select private.is_admin()))
    with check (
      bucket_id = 'download-files' and (select private.is_admin())
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(nl|en)$'
    );
  create policy "admins delete the files of download pages" on storage.objects
    for delete to authenticated
    using (bucket_id = 'download-files' and (select private.is_admin()));

  create function private.file_name(encoded text) returns text
    language plpgsql immutable set search_path = ''
    as $function$
    begin
      -- Percent-encoded, because it travels in a header; what is no name becomes one.
      return coalesce(nullif(right(trim(regexp_replace(convert_from((
        select string_agg(
          case when part ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part, 2), 'hex') else convert_to(part, 'UTF8') end,
          ''::bytea order by place
        )
        from regexp_matches(encoded, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality found (parts, place),
          lateral (select parts[1] as part) one
      ), 'UTF8'), '[[:cntrl:]/\\\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g')), 200), ''), 'download.pdf');
    exception
      when character_not_in_repertoire or untranslatable_character then return 'download.pdf';
    end
    $function$;
  comment on function private.file_name(text) is
    'The name that a file had on the administrator''s machine, as far as it is one.';
  revoke all on function private.file_name(text) from public;

  create function private.note_stored_file() returns trigger
    language plpgsql security definer set search_path = ''
    as $function$
    begin
      if tg_op = 'DELETE' then
        delete from public.otm_download_files where id = old.id;
      -- Before an upload the storage tries whether somebody may, with no file yet, and takes that back.
      elsif new.metadata ? 'size' then
        insert into public.otm_download_files as held (page_id, language, id, name, size)
        values (
          split_part(new.name, '/', 1)::uuid, split_part(new.name, '/', 2), new.id,
          private.file_name(new.user_metadata ->> 'name'), (new.metadata ->> 'size')::int
        )
        on conflict (page_id, language) do update
          set id = excluded.id, name = excluded.name, size = excluded.size, created_at = now();
      end if;
      return null;
    end
    $function$;
  revoke all on function private.note_stored_file() from public;

  create trigger note_download_file
    after insert or update of metadata, user_metadata, version on storage.objects
    for each row
    when (new.bucket_id = 'download-files' and new.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(nl|en)$')
    execute function private.note_stored_file();
  create trigger forget_download_file
    after delete on storage.objects
    for each row when (old.bucket_id = 'download-files')
    execute function private.note_stored_file();
end
$$;
