-- Sentences that somebody tied to a fact, or said to be about something else.

create table public.otm_fact_places (
  fact_id uuid not null references public.otm_facts on delete cascade,
  subject_id uuid not null,
  language text not null
    constraint language_is_known check (language in ('nl', 'en')),
  words text not null
    constraint words_length check (char_length(words) between 1 and 500),
  is_tied boolean not null,
  primary key (fact_id, subject_id, language, words)
);
comment on table public.otm_fact_places is
  'Sentences of documents that are tied to a fact: what it proposes reaches them in articles and quotations too, and where its '
  'value is a number alone. Or that are about something else, and are not offered again. They end with fact and document.';
comment on column public.otm_fact_places.words is
  'The sentence, its first 500 characters. A place follows it through edits while two thirds of its words stay.';
create index otm_fact_places_of_subject on public.otm_fact_places (subject_id);

alter table public.otm_fact_places enable row level security;
revoke all on public.otm_fact_places from anon, authenticated;
grant select, delete, insert (fact_id, subject_id, language, words, is_tied) on public.otm_fact_places to authenticated;

create policy "members and access tokens read which sentences are tied to facts" on public.otm_fact_places
  for select to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) or (select private.has_token('read'))
  );
create policy "editors tie sentences of documents that exist" on public.otm_fact_places
  for insert to authenticated with check (
    (select private.is_editor()) and exists (
      select from public.otm_versions version where version.subject_id = otm_fact_places.subject_id
    )
  );
create policy "editors untie sentences" on public.otm_fact_places
  for delete to authenticated using ((select private.is_editor()));

-- What is deleted for good is forgotten, with all that is stored about it.
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
    delete from private.reviews where subject_id = _id;
    delete from public.otm_fact_places where subject_id = _id;
  end
  $$;
