-- The history of a subject: its versions, what they name that is gone, and how an earlier one becomes the newest.

create function private.with_language(_document jsonb, _other jsonb, _language text) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select _document
      || jsonb_build_object('content', (
        select coalesce(jsonb_agg(variant order by variant ->> 'language' desc), '[]') from (
          select variant from jsonb_array_elements(_document -> 'content') variant
          where variant ->> 'language' <> _language
          union all
          select variant from jsonb_array_elements(_other -> 'content') variant
          where variant ->> 'language' = _language
        ) variants
      ))
      -- The items of lists have both languages: each keeps its place.
      || coalesce((
        select jsonb_object_agg(list, (
          select coalesce(jsonb_agg(
            coalesce((
              select jsonb_object_agg(key, case when key like '%\_' || _language then '""' else value end)
              from jsonb_each(coalesce(own.item, (
                select jsonb_object_agg(key, case when key ~ '_(nl|en)$' then '""' else value end)
                from jsonb_each(other.item)
              )))
            ), '{}')
            || coalesce((
              select jsonb_object_agg(key, value) from jsonb_each(other.item) where key like '%\_' || _language
            ), '{}')
            order by place
          ), '[]')
          from jsonb_array_elements(_document -> list) with ordinality own (item, place)
          full join jsonb_array_elements(_other -> list) with ordinality other (item, place) using (place)
        ))
        from jsonb_object_keys(_document) list
        where list <> 'content'
          and jsonb_path_exists(jsonb_build_array(_document -> list, _other -> list), '$[*][*] ? (@.type() == "object")')
      ), '{}')
  $$;
comment on function private.with_language(jsonb, jsonb, text) is
  'A document with the texts and items of another one in this language.';
revoke all on function private.with_language(jsonb, jsonb, text) from public;

create function public.restore_version(_id uuid, _number int, _language text default null) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_versions;
    latest public.otm_versions;
    of private.content_kinds;
    present jsonb;
    is_live boolean;
    restored jsonb;
    note text;
  begin
    select * from public.otm_versions where id = _id into wanted;
    of := private.content_kind(coalesce(wanted.kind, 'article'));
    perform private.require_member(of);
    if wanted.id is null then
      raise exception 'The version does not exist (any more)' using errcode = 'PT404';
    end if;
    perform private.lock_subject(of, wanted.subject_id);
    perform private.require_not_planned(of, wanted.subject_id);
    perform private.require_newest(of, wanted.subject_id, _number);
    latest := private.newest_version(wanted.subject_id);
    perform private.require_document(
      of.name, wanted.document, wanted.subject_id, 'This version can''t be read, so it can''t be restored. '
    );
    is_live := private.is_shown(of, wanted.subject_id);
    if private.is_waiting(latest.kind, latest.state, latest.document) then
      perform private.require_document(
        of.name, latest.document, wanted.subject_id,
        format('The newest version can''t be read: discard it, or save the %s again. ', of.noun)
      );
      present := latest.document;
    else
      present := private.document_of(of.name, wanted.subject_id);
    end if;
    if _language is not null and not present ? 'content' then
      raise exception 'The % is restored as a whole', of.noun using errcode = 'check_violation';
    end if;
    restored := case
      when _language is null then wanted.document
      else private.with_language(present, wanted.document, _language)
    end
      -- Whether it is shown, and where, is no matter of a restored text.
      || (select jsonb_object_agg(key, value) from jsonb_each(present) where key in ('slug', 'kind', of.shown_by))
      || jsonb_build_object(of.shown_by, is_live);
    if of.has_languages then
      restored := restored || jsonb_build_object('content', (
        select coalesce(jsonb_agg(variant || coalesce(
          (
            select jsonb_build_object('published', now -> 'published') from jsonb_array_elements(present -> 'content') now
            where now ->> 'language' = variant ->> 'language' and now ? 'published'
          ), '{}'
        )), '[]')
        from jsonb_array_elements(restored -> 'content') variant
      ));
    end if;
    note := wanted.number || coalesce(' ' || _language, '');
    perform private.record_event(
      'restored', of.noun, nullif(wanted.subject_id, of.only_id), _label => (present ->> 'slug') || ' ' || note
    );
    if is_live and of.can_wait then
      return private.add_version(of.name, wanted.subject_id, _number, 'restored', note, restored);
    end if;
    perform private.apply_document(of.name, wanted.subject_id, restored);
    return private.record_version(of.name, wanted.subject_id, 'restored', note);
  end
  $$;
comment on function public.restore_version is
  'Makes an earlier version, or one language of it, the newest one: of what is live as changes that wait to be published, '
  'where they can. _number is that of the newest one that was loaded (PT409). Gives the new version''s number.';
revoke all on function public.restore_version from public, anon, authenticated;
grant execute on function public.restore_version to authenticated;

create function public.list_versions(_kind text, _id uuid, _before int default null, _limit int default 50)
  returns table (id uuid, number int, created_at timestamptz, state text, note text, person text, assistant text)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    perform private.require_member(private.content_kind(_kind));
    return query
      select version.id, version.number, version.created_at, version.state, version.note, users.email::text,
        version.assistant
      from public.otm_versions version
      left join auth.users on users.id = version.created_by
      where version.subject_id = _id and version.kind = _kind and (_before is null or version.number < _before)
      order by version.number desc
      limit least(greatest(_limit, 1), 200);
  end
  $$;
comment on function public.list_versions(text, uuid, int, int) is
  'The versions of a subject without their documents, the newest first, with the address of whoever saved each, and the '
  'access token when it was an assistant.';
revoke all on function public.list_versions(text, uuid, int, int) from public, anon, authenticated;
grant execute on function public.list_versions(text, uuid, int, int) to authenticated;

create function public.list_missing_parts(_version_id uuid) returns table (kind text, id uuid, name text)
  language plpgsql stable security definer rows 5 set search_path = ''
  as $$
  declare
    document jsonb;
    is_editor constant boolean := private.is_editor();
  begin
    perform private.require_writer();
    select version.document from public.otm_versions version
    where version.id = _version_id and (is_editor or version.kind = any (private.drafted_kinds()))
    into document;
    return query
      select named.kind, named.id, (
        select label from private.audit_log
        where is_editor and event = 'deleted' and subject_id = named.id order by created_at desc limit 1
      )
      from (
        select 'tag', tag.id from private.ids_in(document -> 'tags') tag
        union
        select 'article', article.id from private.ids_in(document -> 'related_articles') article
        union
        select 'file', file[1]::uuid
        from regexp_matches(
          private.plain_spelling(private.strings_in(document)),
          'media[^[:space:]"''<>]*?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi'
        ) file
      ) named (kind, id)
      where not exists (select from public.otm_blog_tags tag where tag.id = named.id)
        and not exists (select from public.otm_blog_articles article where article.id = named.id)
        and not exists (select from public.otm_media file where file.id = named.id)
      limit 100;
  end
  $$;
comment on function public.list_missing_parts(uuid) is
  'The tags, related articles and files of a version that were deleted since; for editors with the '
  'name of each, while the audit log has it.';
revoke all on function public.list_missing_parts(uuid) from public, anon, authenticated;
grant execute on function public.list_missing_parts(uuid) to authenticated;

create function public.prune_versions(_before timestamptz) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    pruned int;
  begin
    delete from public.otm_versions where id in (
      select version.id from public.otm_versions version
      where version.created_at < _before
        and version.kind in (select kind.name from private.content_kinds kind where kind.source is not null)
        and version.state <> 'published'
        and version.number < (
          select max(newer.number) from public.otm_versions newer where newer.subject_id = version.subject_id
        )
      -- A valid link outlives the version's own term.
      and not exists (
        select from public.otm_preview_links link
        where link.version_id = version.id and link.revoked_at is null and link.expires_at > now()
      )
      order by version.created_at limit 500
    );
    get diagnostics pruned = row_count;
    return pruned;
  end
  $$;
comment on function public.prune_versions(timestamptz) is
  'Deletes versions of before this moment that were never public, are not the newest and have no valid link; 500 at most. '
  'Those of what there is one alone stay. Gives how many.';
revoke all on function public.prune_versions(timestamptz) from public, anon, authenticated;
grant execute on function public.prune_versions(timestamptz) to service_role;
