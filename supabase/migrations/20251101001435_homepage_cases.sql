-- The cases of the home page, in order.

create table public.otm_homepage_cases (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null
    constraint otm_homepage_cases_page_id_key unique
    references public.otm_pages on delete cascade,
  display_order integer not null
);
comment on table public.otm_homepage_cases is
  'Pages of the kind case that prove what the firm says. The home page shows the first three published ones.';
create index otm_homepage_cases_in_order on public.otm_homepage_cases (display_order, id);

alter table public.otm_homepage_cases enable row level security;
revoke all on public.otm_homepage_cases from anon, authenticated;
grant select on public.otm_homepage_cases to anon, authenticated;
grant delete, insert (page_id, display_order), update (page_id, display_order)
  on public.otm_homepage_cases to authenticated;

create policy "anyone reads which published cases are on the home page" on public.otm_homepage_cases
  for select to anon, authenticated using (
    (select page.published from public.otm_pages page where page.id = page_id)
  );
create policy "editors read every case of the home page" on public.otm_homepage_cases
  for select to authenticated using ((select private.is_editor()));
create policy "editors put cases on the home page" on public.otm_homepage_cases
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors reorder the cases of the home page" on public.otm_homepage_cases
  for update to authenticated using ((select private.is_editor()));
create policy "editors take cases off the home page" on public.otm_homepage_cases
  for delete to authenticated using ((select private.is_editor()));

create function private.require_case() returns trigger
  language plpgsql security invoker set search_path = ''
  as $$
  begin
    if not exists (select from public.otm_pages where id = new.page_id and kind = 'case') then
      raise exception 'The home page shows cases alone' using errcode = 'check_violation', constraint = 'is_a_case';
    end if;
    return null;
  end
  $$;
revoke all on function private.require_case() from public;

-- After the policies, so that those who may not write learn nothing; the foreign key then holds the page.
create trigger require_case after insert or update of page_id on public.otm_homepage_cases
  for each row execute function private.require_case();

-- Definer, because writers may make another kind of page of a draft.
create function private.leave_homepage() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_homepage_cases where page_id = new.id;
    return null;
  end
  $$;
comment on function private.leave_homepage() is 'A page that is no case any more leaves the home page.';
revoke all on function private.leave_homepage() from public;

create trigger leave_homepage after update of kind on public.otm_pages
  for each row when (new.kind <> 'case') execute function private.leave_homepage();

create function public.move_homepage_case(_id uuid, _direction text) returns void
  language sql security invoker set search_path = ''
  return private.move_in_order('public.otm_homepage_cases', _id, _direction);
comment on function public.move_homepage_case(uuid, text) is
  'Swaps a case of the home page with its neighbour above or below; at the end of the list nothing happens.';
revoke all on function public.move_homepage_case(uuid, text) from public, anon, authenticated;
grant execute on function public.move_homepage_case(uuid, text) to authenticated;
