-- What is outdated is seen by editors too: each finding is mended, or said to be right for a year.

create table public.otm_settled_findings (
  subject_id uuid not null,
  key text not null
    constraint otm_settled_findings_key_is_hexadecimal check (key ~ '^[0-9a-f]{16}$'),
  ends_at timestamptz not null default now() + interval '1 year'
    constraint ends_at_is_plausible check (private.is_plausible_time(ends_at)),
  primary key (subject_id, key)
);
comment on table public.otm_settled_findings is
  'What was found to be outdated and said to be right, for a year. It ends with its document.';
comment on column public.otm_settled_findings.key is 'Of what was found, with its words: once they change it is found again.';
alter table public.otm_settled_findings enable row level security;
revoke all on public.otm_settled_findings from anon, authenticated;
grant select, insert (subject_id, key), delete on public.otm_settled_findings to authenticated;

create policy "editors read which findings are settled" on public.otm_settled_findings
  for select to authenticated using ((select private.is_editor()));
create policy "editors settle findings in documents that exist" on public.otm_settled_findings
  for insert to authenticated with check (
    (select private.is_editor()) and exists (
      select from public.otm_versions version where version.subject_id = otm_settled_findings.subject_id
    )
  );
create policy "editors open settled findings again" on public.otm_settled_findings
  for delete to authenticated using ((select private.is_editor()));

-- Also which approval a document needs.
create or replace function private.forget_versions(_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_versions where subject_id = _id;
    delete from public.otm_field_changes where subject_id = _id;
    delete from private.live_field_changes where subject_id = _id;
    delete from public.otm_proposals where subject = _id::text;
    delete from public.otm_required_approvals where subject_id = _id;
    delete from public.otm_settled_findings where subject_id = _id;
  end
  $$;

create or replace function public.list_live_documents(
  _kind text default null, _after timestamptz default null, _id uuid default null, _limit int default 20
) returns table (
  kind text, id uuid, changed_at timestamptz, updated_at timestamptz, number int, is_waiting boolean, document jsonb
)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  declare
    kinds constant text[] := coalesce(private.kinds_of_token(), (
      select array_agg(name) from private.content_kinds where source is not null and private.is_editor()
    ));
    shown constant text := (
      select string_agg(
        format('select %L as kind, row.id, row.updated_at from public.%I row where row.%I', name, source, shown_by), ' union all '
      )
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
