-- A document is to be looked at again on a day, by one of the editors.

create table private.reviews (
  subject_id uuid primary key,
  due_on date not null
    constraint due_on_is_plausible check (due_on between '2000-01-01' and '2199-12-31'),
  user_id uuid references auth.users on delete set null,
  note text not null
    constraint reviews_note_is_short check (char_length(note) <= 300)
);
comment on table private.reviews is
  'When a document is to be looked at again, by whom (null: by any editor), and why. It ends with the document.';
alter table private.reviews enable row level security;

create function public.set_review(_kind text, _id uuid, _due_on date default null, _user_id uuid default null, _note text default '')
  returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_editor();
    perform private.lock_subject(private.content_kind(_kind), _id);
    if _due_on is null then
      delete from private.reviews where subject_id = _id;
      return;
    end if;
    if _user_id is not null and not private.has_role_of_editor(_user_id) then
      raise exception 'An editor looks at it again' using errcode = 'PT400';
    end if;
    insert into private.reviews (subject_id, due_on, user_id, note)
    values (_id, _due_on, _user_id, trim(coalesce(_note, '')))
    on conflict (subject_id) do update
      set due_on = excluded.due_on, user_id = excluded.user_id, note = excluded.note;
  end
  $$;
comment on function public.set_review(text, uuid, date, uuid, text) is
  'Has a document looked at again on a day, by an editor or (null) any of them; without a day no longer. For editors.';
revoke all on function public.set_review(text, uuid, date, uuid, text) from public, anon, authenticated;
grant execute on function public.set_review(text, uuid, date, uuid, text) to authenticated;

create function private.has_role_of_editor(_user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.user_roles where user_id = _user_id and role in ('admin', 'editor')) $$;
comment on function private.has_role_of_editor(uuid) is 'Whether this person is an editor or administrator.';
revoke all on function private.has_role_of_editor(uuid) from public;

create function public.list_reviews(_ids uuid[] default null)
  returns table (subject_id uuid, due_on date, user_id uuid, person text, note text)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    if not (private.is_editor() or private.has_token_of_editor('read')) then return; end if;
    return query
      select review.subject_id, review.due_on, users.id, users.email::text, review.note
      from private.reviews review
      left join auth.users on users.id = review.user_id and private.has_role_of_editor(users.id)
      where _ids is null or review.subject_id = any (_ids);
  end
  $$;
comment on function public.list_reviews(uuid[]) is
  'When these documents, or all, are to be looked at again, and by whom; for editors and their access tokens.';
revoke all on function public.list_reviews(uuid[]) from public, anon, authenticated;
grant execute on function public.list_reviews(uuid[]) to authenticated;

create function public.list_editors() returns table (user_id uuid, person text)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    perform private.require_editor();
    return query
      select users.id, users.email::text from auth.users
      where private.has_role_of_editor(users.id) and users.deleted_at is null order by users.email;
  end
  $$;
comment on function public.list_editors() is 'The editors and administrators, by their addresses; for them.';
revoke all on function public.list_editors() from public, anon, authenticated;
grant execute on function public.list_editors() to authenticated;
