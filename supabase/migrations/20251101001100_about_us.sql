-- The texts of the about page.

create table public.otm_about_us_content (
  content_key text primary key
    constraint content_key_is_known check (content_key in ('about_title', 'team_title', 'statement')),
  value_nl text not null default ''
    constraint value_nl_within_1_mb check (octet_length(value_nl) <= 1048576),
  value_en text not null default ''
    constraint value_en_within_1_mb check (octet_length(value_en) <= 1048576),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  constraint titles_length check (
    content_key = 'statement' or (char_length(value_nl) <= 300 and char_length(value_en) <= 300)
  )
);
comment on table public.otm_about_us_content is
  'Two titles and the statement (HTML) of the about page; a missing key has a default text on the page.';
comment on column public.otm_about_us_content.updated_at is
  'A write with another value than the present one is rejected (PT409); -infinity means that there was no row.';

create trigger reject_stale_write
  before update on public.otm_about_us_content
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update on public.otm_about_us_content
  for each row execute function private.set_updated_at();
create trigger reject_version_of_no_row
  before insert on public.otm_about_us_content
  for each row when (new.updated_at > now() + interval '1 day')
  execute function private.reject_stale_write();
create trigger set_first_updated_at
  before insert on public.otm_about_us_content
  for each row when (new.updated_at = '-infinity')
  execute function private.set_updated_at();

alter table public.otm_about_us_content enable row level security;
revoke all on public.otm_about_us_content from anon, authenticated;
grant select on public.otm_about_us_content to anon, authenticated;
grant delete, insert (content_key, value_nl, value_en, updated_at), update (content_key, value_nl, value_en, updated_at)
  on public.otm_about_us_content to authenticated;

create policy "anyone reads the about page" on public.otm_about_us_content
  for select to anon, authenticated using (true);
create policy "editors add texts to the about page" on public.otm_about_us_content
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change the about page" on public.otm_about_us_content
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete texts of the about page" on public.otm_about_us_content
  for delete to authenticated using ((select private.is_editor()));
