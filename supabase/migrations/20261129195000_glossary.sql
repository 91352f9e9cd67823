-- The firm's own words: what a Dutch word is in English, and what is never translated.

create table public.otm_glossary (
  id uuid primary key default gen_random_uuid(),
  nl text not null
    constraint otm_glossary_nl_key unique
    constraint nl_length check (char_length(nl) <= 80)
    constraint nl_is_a_line check (nl <> '' and nl = btrim(nl) and nl !~ '[[:cntrl:]]'),
  en text not null
    constraint en_length check (char_length(en) <= 80)
    constraint en_is_a_line check (en <> '' and en = btrim(en) and en !~ '[[:cntrl:]]')
);
comment on table public.otm_glossary is
  'What words are in the other language, at most 200; a word that is the same in both is never translated.';

create function private.limit_glossary() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if (select count(*) from public.otm_glossary) > 200 then
      raise exception 'The glossary has its 200 words' using errcode = 'PT429';
    end if;
    return null;
  end
  $$;
revoke all on function private.limit_glossary() from public;
create trigger limit_glossary after insert on public.otm_glossary
  for each statement execute function private.limit_glossary();

alter table public.otm_glossary enable row level security;
revoke all on public.otm_glossary from anon, authenticated;
grant select, delete, insert (nl, en), update (nl, en) on public.otm_glossary to authenticated;

create policy "members and access tokens read the glossary" on public.otm_glossary
  for select to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) or (select private.has_token('read'))
  );
create policy "editors add to the glossary" on public.otm_glossary
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change the glossary" on public.otm_glossary
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete from the glossary" on public.otm_glossary
  for delete to authenticated using ((select private.is_editor()));
