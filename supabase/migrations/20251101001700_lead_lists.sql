-- Lists, search, counts and weekly figures of leads. Days and weeks are those of Amsterdam.

create function private.lead_query(_search text) returns tsquery
  language sql immutable set search_path = ''
  as $$
    select case when btrim(_search) <> '' then coalesce(
      -- At most 20 words: each costs an index lookup.
      (select to_tsquery('simple', string_agg(word || ':*', ' & '))
        from (
          select word from regexp_split_to_table(private.plain_words(_search), ' ') word
          where word <> '' limit 20
        ) words),
      ''::tsquery
    ) end
  $$;
comment on function private.lead_query(text) is
  'The search for leads that have a word beginning with each of these; null for an empty text.';
revoke all on function private.lead_query(text) from public;

create function private.lead_conditions() returns text
  language sql immutable set search_path = ''
  as $$
    select '($1::text is null or kind = $1)
      and status = any (case when $2::text is null then array[''new'', ''handled''] else array[$2] end)
      and ($3::uuid is null or page_id = $3)
      and ($4::date is null or created_at >= $4::timestamp at time zone ''Europe/Amsterdam'')
      and ($5::date is null or created_at < ($5 + 1)::timestamp at time zone ''Europe/Amsterdam'')
      and ($6::tsquery is null or words @@ $6)'
  $$;
comment on function private.lead_conditions() is
  'What a filter means: kind, status (null: all but spam), page, first and last day, search. A statement that is made
with it is planned for the values that it gets, so a filter that is not set costs nothing.';
revoke all on function private.lead_conditions() from public;

-- Definer, with the check of the policies: under row-level security `@@`, which is not leakproof, can't use its index.
create function public.list_leads(
  _kind text default null,
  _status text default null,
  _page_id uuid default null,
  _from date default null,
  _to date default null,
  _search text default null,
  _created_at timestamptz default null,
  _id uuid default null,
  _newer boolean default false,
  _limit integer default 50
) returns table (
  id uuid, kind text, status text, created_at timestamptz, page_id uuid, page_slug text, page_title text,
  language text, name text, email text, phone text, company text, message text, visit jsonb, notes text
)
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    if not (private.sees_leads() or private.has_token('leads')) then
      return;
    end if;
    return query execute
      'select lead.id, lead.kind, lead.status, lead.created_at, lead.page_id, lead.page_slug, lead.page_title,
        coalesce(message.language, request.language), coalesce(message.name, request.name),
        coalesce(message.email, request.email), message.phone, coalesce(message.company, request.company),
        coalesce(message.message, request.remarks), coalesce(message.visit, request.visit), lead.notes
      from (select * from public.otm_leads where ' || private.lead_conditions()
      || case
        when _id is null then ''
        when _newer then ' and (created_at, id) > ($7, $8)'
        else ' and (created_at, id) < ($7, $8)'
      end
      || case when _newer then ' order by created_at, id' else ' order by created_at desc, id desc' end
      || ' limit $9) lead
      left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
      left join public.otm_download_submissions request on request.id = lead.download_id
      order by lead.created_at desc, lead.id desc'
      using _kind, _status, _page_id, _from, _to, private.lead_query(_search), _created_at, _id,
        least(greatest(_limit, 1), 1000);
  end
  $$;
comment on function public.list_leads is
  'The leads that a filter wants, newest first, for whoever sees leads; for others none: those after the lead that
_created_at and _id name in that order, or with _newer those right before it. At most 1,000 at once. Without _status all
but spam.';
revoke all on function public.list_leads from public, anon;
grant execute on function public.list_leads to authenticated;

create function public.count_leads(
  _kind text default null,
  _status text default null,
  _page_id uuid default null,
  _from date default null,
  _to date default null,
  _search text default null
) returns table (leads integer, new_leads integer)
  language plpgsql stable security definer rows 1 set search_path = ''
  as $$
  begin
    leads := 0;
    new_leads := 0;
    if private.sees_leads() or private.has_token('leads') then
      execute 'select count(*) from public.otm_leads where ' || private.lead_conditions()
        into leads
        using _kind, _status, _page_id, _from, _to, private.lead_query(_search);
      select count(*) into new_leads from public.otm_leads where status = 'new';
    end if;
    return next;
  end
  $$;
comment on function public.count_leads is
  'How many leads a filter wants (see list_leads), and how many of all nobody has handled; 0 for who sees none.';
revoke all on function public.count_leads from public, anon;
grant execute on function public.count_leads to authenticated;

create function public.count_leads_by_week(_by text, _since date)
  returns table (week date, source text, title text, leads integer)
  language sql stable security invoker set search_path = ''
  begin atomic
    with counted as (
      select date_trunc('week', created_at at time zone 'Europe/Amsterdam')::date as week,
        case
          when _by = 'origin' then origin
          when kind = 'contact' then ''
          else coalesce(page_id::text, page_slug, '?')
        end as source,
        max(page_title) as title,
        count(*) as leads
      from public.otm_leads
      where status in ('new', 'handled') and created_at >= _since::timestamp at time zone 'Europe/Amsterdam'
      group by 1, 2
    ),
    ranked as (
      select source, row_number() over (order by sum(leads) desc, source) as place
      from counted
      where source <> ''
      group by source
    ),
    named as (
      select counted.week, counted.title, counted.leads,
        case when counted.source = '' or ranked.place <= 4 then counted.source end as source
      from counted left join ranked on ranked.source = counted.source
    )
    select week, source, case when source <> '' and _by <> 'origin' then max(title) end, sum(leads)::integer
    from named
    group by week, source
    order by week, source;
  end;
comment on function public.count_leads_by_week is
  'Leads but spam per week since a Monday, by form (the contact form is "", a page has its id and title) or by origin
("" is none). The four largest others have a row of their own; all that remain are one without a source.';
revoke all on function public.count_leads_by_week from public, anon;
grant execute on function public.count_leads_by_week to authenticated;
