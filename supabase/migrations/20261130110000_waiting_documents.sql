-- What waits beside what visitors see, of every kind in one list.

create function public.list_waiting_documents(_language text, _limit int)
  returns table (kind text, subject_id uuid, title text, changed_at timestamptz)
  language sql stable security definer rows 10 set search_path = ''
  as $$
    select version.kind, version.subject_id, coalesce(case when of.has_titles then (
        select content ->> 'title' from jsonb_array_elements(version.document -> 'content') content
        order by content ->> 'language' = _language desc limit 1
      ) else version.document ->> 'slug' end, ''), version.created_at
    from public.otm_versions version join private.content_kinds of on of.name = version.kind
    where version.state in ('working', 'restored')
      and ((select private.is_editor()) or (select private.is_writer()) and of.is_drafted)
      and version.number = private.newest_number(version.subject_id)
      and private.is_waiting(version.kind, version.state, version.document)
      and private.is_shown(of, version.subject_id)
    order by version.created_at desc, version.id limit least(_limit, 100)
  $$;
comment on function public.list_waiting_documents(text, int) is
  'The changes of live documents that nobody has published, the newest first, for whoever reads their versions; with the '
  'title in this language or the other one, or the slug of what has no title.';
revoke all on function public.list_waiting_documents(text, int) from public, anon, authenticated;
grant execute on function public.list_waiting_documents(text, int) to authenticated;
