-- What assistants go through to find what is outdated: live documents, those first that are unchanged longest.

create function public.list_live_documents(
  _kind text default null, _after timestamptz default null, _id uuid default null, _limit int default 20
) returns table (
  kind text, id uuid, changed_at timestamptz, updated_at timestamptz, number int, is_waiting boolean, document jsonb
)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  declare
    kinds constant text[] := coalesce(private.kinds_of_token(), (
      select array_agg(name) from private.content_kinds where private.is_editor()
    ));
    shown constant text := (
      select string_agg(case
        when source is not null then
          format('select %L as kind, row.id, row.updated_at from public.%I row where row.%I', name, source, shown_by)
        -- What there is one alone is always shown, and has no row of its own.
        else format(
          'select %L as kind, %L::uuid as id, coalesce(max(row.created_at), ''epoch'') as updated_at
           from public.otm_versions row where row.subject_id = %2$L', name, only_id
        )
      end, ' union all ')
      from private.content_kinds where name = any (kinds) and (_kind is null or name = _kind)
    );
  begin
    if shown is null then
      raise exception 'It reads none of these documents' using errcode = 'insufficient_privilege';
    end if;
    return query execute format($query$
      with live as (
        select shown.kind, shown.id, case when waiting.is_waiting
            then greatest(shown.updated_at, newest.created_at) else shown.updated_at end as changed_at,
          shown.updated_at, coalesce(newest.number, 0) as number, waiting.is_waiting,
          case when waiting.is_waiting then newest.id end as version_id
        from (%s) shown
        left join lateral (
          select version.id, version.number, version.state, version.created_at from public.otm_versions version
          where version.subject_id = shown.id order by version.number desc limit 1
        ) newest on true
        cross join lateral (select coalesce(newest.state in ('working', 'restored'), false) as is_waiting) waiting
      ), wanted as (
        select * from live
        where $1 is null or (live.changed_at, live.id) > ($1, $2)
        order by live.changed_at, live.id limit least(greatest($3, 1), 100)
      )
      select wanted.kind, wanted.id, wanted.changed_at, wanted.updated_at, wanted.number, wanted.is_waiting,
        coalesce(version.document, private.document_of(wanted.kind, wanted.id))
      from wanted left join public.otm_versions version on version.id = wanted.version_id
      order by wanted.changed_at, wanted.id
    $query$, shown) using _after, _id, _limit;
  end
  $$;
comment on function public.list_live_documents(text, timestamptz, uuid, int) is
  'What visitors see, of the kinds that the caller''s access token reads, of all for editors, or of one, after the one that '
  '_after and _id name: with the changes that wait for each, else as it is.';
revoke all on function public.list_live_documents(text, timestamptz, uuid, int) from public, anon, authenticated;
grant execute on function public.list_live_documents(text, timestamptz, uuid, int) to authenticated;

create function public.list_redirected(_paths text[]) returns setof text
  language sql stable security definer rows 5 set search_path = ''
  as $$ select path from public.otm_redirects where path = any (_paths[:1000]) and kind = 301 $$;
comment on function public.list_redirected(text[]) is
  'Those of these paths, at most 1,000, that lead on elsewhere: as whoever visits them sees.';
revoke all on function public.list_redirected(text[]) from public, anon, authenticated;
grant execute on function public.list_redirected(text[]) to authenticated;
