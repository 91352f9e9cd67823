-- The team members on the about page.

create table public.otm_team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint name_length check (char_length(name) <= 200)
    constraint name_is_a_line check (name <> '' and name = btrim(name) and name !~ '[[:cntrl:]]'),
  image_url text not null default ''
    constraint image_url_length check (char_length(image_url) <= 2048),
  role_nl text not null default ''
    constraint role_nl_length check (char_length(role_nl) <= 200),
  role_en text not null default ''
    constraint role_en_length check (char_length(role_en) <= 200),
  bio_nl text not null default ''
    constraint bio_nl_length check (char_length(bio_nl) <= 5000),
  bio_en text not null default ''
    constraint bio_en_length check (char_length(bio_en) <= 5000),
  display_order integer not null,
  active boolean not null default true,
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at))
);
comment on table public.otm_team_members is 'Team members; only active ones are shown.';
comment on column public.otm_team_members.updated_at is
  'A write with another value than the present one is rejected (PT409).';
create index otm_team_members_in_order on public.otm_team_members (display_order, id);
create index otm_team_members_active_in_order
  on public.otm_team_members (display_order, id) where active;

create trigger reject_stale_write
  before update on public.otm_team_members
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update on public.otm_team_members
  for each row execute function private.set_updated_at();

-- Who has left the page has no row there that says since when.
create function private.move_about_page_on() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- A text that somebody else is writing moves on by that; to wait for it could be to wait for each other.
    update public.otm_about_us_content set content_key = content_key
    where content_key in (select content_key from public.otm_about_us_content for no key update skip locked);
    return null;
  end
  $$;
comment on function private.move_about_page_on() is 'Has set_updated_at move on the texts of the about page.';
revoke all on function private.move_about_page_on() from public;

create trigger move_about_page_on_after_update after update on public.otm_team_members
  for each row when (old.active and not new.active)
  execute function private.move_about_page_on();
create trigger move_about_page_on_after_delete after delete on public.otm_team_members
  for each row when (old.active)
  execute function private.move_about_page_on();

create trigger record_publication after insert on public.otm_team_members
  for each row when (new.active) execute function private.record_content('team member', 'name', 'active');
create trigger record_publication_change after update on public.otm_team_members
  for each row when (old.active <> new.active)
  execute function private.record_content('team member', 'name', 'active');
create trigger keep_in_trash before delete on public.otm_team_members
  for each row when (pg_trigger_depth() = 0) execute function private.keep_in_trash('team member', 'editor');
create trigger record_deletion after delete on public.otm_team_members
  for each row execute function private.record_content('team member', 'name');

alter table public.otm_team_members enable row level security;
revoke all on public.otm_team_members from anon, authenticated;
grant select on public.otm_team_members to anon, authenticated;
grant delete, insert (name, image_url, role_nl, role_en, bio_nl, bio_en, display_order, active),
  update (name, image_url, role_nl, role_en, bio_nl, bio_en, display_order, active, updated_at)
  on public.otm_team_members to authenticated;

create policy "anyone reads active team members" on public.otm_team_members
  for select to anon, authenticated using (active);
create policy "editors read every team member" on public.otm_team_members
  for select to authenticated using ((select private.is_editor()));
create policy "editors add team members" on public.otm_team_members
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change team members" on public.otm_team_members
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete team members" on public.otm_team_members
  for delete to authenticated using ((select private.is_editor()));

create function public.move_team_member(_id uuid, _direction text) returns void
  language plpgsql security invoker set search_path = ''
  as $$
  begin
    if _direction is null or _direction not in ('up', 'down') then
      raise exception 'The direction is up or down' using errcode = 'invalid_parameter_value';
    end if;
    perform from public.otm_team_members order by id for update;

    -- Swaps with the next member of the same state: inactive members are skipped.
    with places as (
      select id, active, row_number() over (order by display_order, id) as place
      from public.otm_team_members
    ), pair as (
      select moved.place as origin, neighbour.place as destination
      from places moved
      join places neighbour on neighbour.active = moved.active
        and case _direction when 'up' then neighbour.place < moved.place else neighbour.place > moved.place end
      where moved.id = _id
      order by abs(neighbour.place - moved.place)
      limit 1
    ), swapped as (
      select id, case place when origin then destination when destination then origin else place end as place
      from places cross join pair
    )
    update public.otm_team_members member
    set display_order = swapped.place
    from swapped
    where swapped.id = member.id and swapped.place <> member.display_order;
  end
  $$;
comment on function public.move_team_member(uuid, text) is
  'Swaps a team member with the neighbour above or below; at the end of the list nothing happens.';
revoke all on function public.move_team_member(uuid, text) from public, anon, authenticated;
grant execute on function public.move_team_member(uuid, text) to authenticated;

-- The document of the about page: its texts and the members. It has no changes that wait: what is restored is shown at once.

insert into private.content_kinds
  (name, noun, only_id, shown_by, can_wait, is_drafted, has_languages, has_titles)
values ('about-page', 'about page', '0ab00000-0000-4000-8000-000000000000', 'active', false, false, false, false);

create function private.about_page_document(_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return jsonb_build_object(
      'active', true,
      'texts', coalesce((
        select jsonb_agg(to_jsonb(text) - 'updated_at' order by text.content_key) from public.otm_about_us_content text
      ), '[]'),
      'members', coalesce((
        select jsonb_agg(to_jsonb(member) - 'updated_at' order by member.display_order, member.id)
        from public.otm_team_members member
      ), '[]')
    );
  end
  $$;
revoke all on function private.about_page_document(uuid) from public;

create function private.about_page_fault(_document jsonb, _id uuid, _is_written boolean) returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when _document - array['texts', 'members'] <> '{"active": true}' then '"active" of "document" must be true'
      else coalesce(
        private.rows_fault('texts', _document -> 'texts', 'public.otm_about_us_content', '{updated_at}', '{content_key}'),
        private.rows_fault(
          'members', _document -> 'members', 'public.otm_team_members', '{updated_at}', '{id,name,display_order}'
        ),
        case when not _is_written then coalesce(
          private.constraint_fault('texts', _document -> 'texts', 'public.otm_about_us_content'),
          private.constraint_fault('members', _document -> 'members', 'public.otm_team_members')
        ) end
      )
    end
  $$;
revoke all on function private.about_page_fault(jsonb, uuid, boolean) from public;

create function private.lock_about_page(_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- In the order of move_team_member.
    perform from public.otm_about_us_content order by content_key for update;
    perform from public.otm_team_members order by id for update;
    return _id = (select only_id from private.content_kinds where name = 'about-page');
  end
  $$;
revoke all on function private.lock_about_page(uuid) from public;

create function private.apply_about_page(_id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- A text without a row then had its default, as an empty one has.
    perform private.write_rows('public.otm_about_us_content', '{content_key}', (
      select jsonb_agg(coalesce(text, jsonb_build_object('content_key', content_key)))
      from public.otm_about_us_content
      full join (
        select text ->> 'content_key' as content_key, text from jsonb_array_elements(_document -> 'texts') text
      ) wanted using (content_key)
    ));
    update public.otm_team_members set active = false
    where active and id not in (select (member ->> 'id')::uuid from jsonb_array_elements(_document -> 'members') member);
    perform private.write_rows('public.otm_team_members', '{id}', _document -> 'members');
    delete from private.trash item using public.otm_team_members member where item.subject_id = member.id;
    return _id;
  end
  $$;
comment on function private.apply_about_page(uuid, jsonb) is
  'Writes a document into the tables. Members that were deleted come back; later ones stay, but are no longer shown.';
revoke all on function private.apply_about_page(uuid, jsonb) from public;

create trigger keep_version after insert or update or delete on public.otm_about_us_content
  for each row execute function private.keep_version('about-page');
create trigger keep_version after insert or update or delete on public.otm_team_members
  for each row execute function private.keep_version('about-page');
