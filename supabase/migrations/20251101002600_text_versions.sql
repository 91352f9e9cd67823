-- Which version of a text a save replaces, so that two people at work on it don't overwrite each other unseen.

alter table public.otm_about_us_content add column updated_at timestamptz not null default now();
alter table public.otm_team_members add column updated_at timestamptz not null default now();
alter table public.otm_download_page_content add column updated_at timestamptz not null default now();

comment on column public.otm_about_us_content.updated_at is
  'A write that gives this is refused (PT409) unless it is the present value; -infinity says that there was no row.';
comment on column public.otm_team_members.updated_at is
  'A write that gives this is refused (PT409) unless it is the present value.';
comment on column public.otm_download_page_content.updated_at is
  'A write that gives this is refused (PT409) unless it is the present value; -infinity says that there was no row.';

create function private.refuse_stale_write() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'This was changed by somebody else in the meantime'
      using errcode = 'PT409', hint = 'Nothing was saved. Load it again and repeat your changes.';
  end
  $$;
revoke all on function private.refuse_stale_write() from public;

-- A write that gives no updated_at leaves it as it is until set_updated_at, whose name comes later, moves it on.
create trigger refuse_stale_write
  before update on public.otm_about_us_content
  for each row when (new.updated_at <> old.updated_at)
  execute function private.refuse_stale_write();
create trigger set_updated_at
  before update on public.otm_about_us_content
  for each row execute function private.set_updated_at();
create trigger set_first_updated_at
  before insert on public.otm_about_us_content
  for each row when (new.updated_at = '-infinity')
  execute function private.set_updated_at();

create trigger refuse_stale_write
  before update on public.otm_team_members
  for each row when (new.updated_at <> old.updated_at)
  execute function private.refuse_stale_write();
create trigger set_updated_at
  before update on public.otm_team_members
  for each row execute function private.set_updated_at();

create trigger refuse_stale_write
  before update on public.otm_download_page_content
  for each row when (new.updated_at <> old.updated_at)
  execute function private.refuse_stale_write();
create trigger set_updated_at
  before update on public.otm_download_page_content
  for each row execute function private.set_updated_at();
create trigger set_first_updated_at
  before insert on public.otm_download_page_content
  for each row when (new.updated_at = '-infinity')
  execute function private.set_updated_at();
