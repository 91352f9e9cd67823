-- What is being decided when its process ends is open again after two minutes; and what was decided or mended in the panel
-- is no longer asked this week.

create function private.items_of(_nod private.nods) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_agg(
      case when item.value ->> 'outcome' = 'trying' and _nod.tried_at < now() - interval '2 minutes'
        then jsonb_set(item.value, '{outcome}', 'null') else item.value end
      order by item.place
    )
    from jsonb_array_elements(_nod.items) with ordinality item (value, place)
  $$;
comment on function private.items_of(private.nods) is
  'What a person is asked: what is being decided for too long, since its process ended, is open.';
revoke all on function private.items_of(private.nods) from public;

create or replace function public.open_nod(_token_hash text)
  returns table (id uuid, user_id uuid, person text, items jsonb, expires_at timestamptz)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select nod.id, nod.user_id, users.email::text, private.items_of(nod), nod.expires_at
    from private.nods nod join auth.users on users.id = nod.user_id
    where nod.token_hash = _token_hash and nod.expires_at > now() and private.has_role_of_editor(nod.user_id)
      and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
  $$;

create or replace function public.mark_nod(_id uuid, _at int, _from text, _to text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.nods nod
    set items = jsonb_set(private.items_of(nod), array[_at::text, 'outcome'], coalesce(to_jsonb(_to), 'null')),
      tried_at = case when _to = 'trying' then now() else nod.tried_at end
    where nod.id = _id and nod.expires_at > now() and nod.items -> _at is not null
      and private.items_of(nod) -> _at ->> 'outcome' is not distinct from _from;
    return found;
  end
  $$;

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

create or replace function public.list_nod_items() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(item.value order by item.place), '[]')
    from private.nods nod, jsonb_array_elements(private.items_of(nod)) with ordinality item (value, place)
    where nod.user_id = (select auth.uid()) and nod.expires_at > now() and private.is_editor()
      and private.is_asked(item.value, nod.expires_at - interval '7 days')
  $$;
