-- Which sentences of the site's texts are outdated follows from the texts' versions, as it does for documents. Kept is only
-- which pairs of sentences somebody said to go together.

create table private.settled_texts (
  key text primary key,
  settled text[] not null
    constraint settled_are_200_keys check (
      cardinality(settled) <= 200 and array_to_string(settled, '', '-') ~ '^([0-9a-f]{16})*$'
    )
);
comment on table private.settled_texts is
  'Keys of sentences of a text of the site that go together in both languages, although one was changed after the other.';
alter table private.settled_texts enable row level security;

create function public.list_site_text_changes()
  returns table (id uuid, key text, language text, text text, created_at timestamptz, settled text[])
  language plpgsql stable security definer rows 100 set search_path = ''
  as $$
  begin
    if not private.has_token('read') then perform private.require_writer(); end if;
    return query
      select version.id, version.key, version.language, version.text, version.created_at, coalesce(held.settled, '{}')
      from (
        select one.*, row_number() over (partition by one.key, one.language order by one.created_at desc, one.id) as age
        from public.otm_site_text_versions one where one.language <> 'all'
      ) version
      left join private.settled_texts held on held.key = version.key
      -- The originals go together.
      where version.age <= 50 and exists (select from public.otm_site_texts live where live.key = version.key);
  end
  $$;
comment on function public.list_site_text_changes() is
  'The last 50 versions, in each language, of the texts that are no originals, and what was said to go together in them. For '
  'members, and access tokens that read.';
revoke all on function public.list_site_text_changes() from public, anon, authenticated;
grant execute on function public.list_site_text_changes() to authenticated;

create function public.settle_site_text(_key text, _keys text[], _is_settled boolean default true) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- The newest ones, when there are more.
    added constant text[] := case when _is_settled then _keys[1:200] else '{}' end;
  begin
    perform private.require_writer();
    perform private.require_known_text(_key, 'nl');
    insert into private.settled_texts as held (key, settled) values (_key, added)
    on conflict (key) do update
      set settled = (added || array(select one from unnest(held.settled) one where one <> all (_keys)))[1:200];
  end
  $$;
comment on function public.settle_site_text(text, text[], boolean) is
  'Says that sentences of a text still go together in both languages, or no longer. For members.';
revoke all on function public.settle_site_text(text, text[], boolean) from public, anon, authenticated;
grant execute on function public.settle_site_text(text, text[], boolean) to authenticated;
