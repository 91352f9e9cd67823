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
