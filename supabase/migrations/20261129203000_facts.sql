-- Facts of the firm, such as a price or how many people work there: once one changes, its former values are looked for in all
-- texts, and what these would become is proposed.

create table public.otm_facts (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint otm_facts_name_key unique
    constraint name_length check (char_length(name) <= 80)
    constraint name_is_a_line check (name <> '' and name = btrim(name) and name !~ '[[:cntrl:]]'),
  nl text not null
    constraint nl_length check (char_length(nl) <= 200)
    constraint nl_is_a_line check (nl <> '' and nl = btrim(nl) and nl !~ '[[:cntrl:]]'),
  en text not null
    constraint en_length check (char_length(en) <= 200)
    constraint en_is_a_line check (en <> '' and en = btrim(en) and en !~ '[[:cntrl:]]'),
  since date
    constraint since_is_plausible check (since between '1000-01-01' and '2999-12-31'),
  former jsonb not null default '[]'
    constraint former_has_20_values_at_most check (
      jsonb_typeof(former) = 'array' and jsonb_array_length(former) <= 20 and octet_length(former::text) <= 32768
    )
    constraint former_has_both_languages check (
      not jsonb_path_exists(former, '$[*] ? (!(@.nl.type() == "string" && @.en.type() == "string"))')
    )
);
comment on table public.otm_facts is 'Facts of the firm in both languages, at most 200.';
comment on column public.otm_facts.former is 'What it was before, the newest first: nl, en, and until which day.';

create function private.limit_facts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if (select count(*) from public.otm_facts) > 200 then
      raise exception 'There are 200 facts' using errcode = 'PT429';
    end if;
    return null;
  end
  $$;
revoke all on function private.limit_facts() from public;
create trigger limit_facts after insert on public.otm_facts
  for each statement execute function private.limit_facts();

create function private.keep_former_value() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.former := (
      select coalesce(jsonb_agg(value order by place), '[]') from (
        select value, place from jsonb_array_elements(jsonb_build_array(jsonb_build_object(
          'nl', old.nl, 'en', old.en, 'until', (now() at time zone 'Europe/Amsterdam')::date
        )) || old.former) with ordinality as held (value, place)
        -- What it is again is no longer former.
        where (value ->> 'nl', value ->> 'en') is distinct from (new.nl, new.en)
        order by place limit 20
      ) kept
    );
    return new;
  end
  $$;
revoke all on function private.keep_former_value() from public;
create trigger keep_former_value before update on public.otm_facts
  for each row when ((new.nl, new.en) is distinct from (old.nl, old.en))
  execute function private.keep_former_value();

alter table public.otm_facts enable row level security;
revoke all on public.otm_facts from anon, authenticated;
grant select, delete, insert (name, nl, en, since, former), update (name, nl, en, since) on public.otm_facts
  to authenticated;

create policy "members and access tokens read the facts" on public.otm_facts
  for select to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) or (select private.has_token('read'))
  );
create policy "editors add facts" on public.otm_facts
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change facts" on public.otm_facts
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete facts" on public.otm_facts
  for delete to authenticated using ((select private.is_editor()));

-- What a changed fact proposes is in an editor's name, and of no assistant.

comment on column public.otm_proposals.assistant is
  'The name of its access token, which may be gone; empty for what changed facts of the firm propose.';

-- Who decides stores nothing new.
create constraint trigger count_stored_of_facts after insert or update of base on public.otm_proposals
  deferrable initially deferred for each row
  when ((auth.jwt() ->> 'access_token_id') is null and new.assistant = '')
  execute function private.count_stored_version();
