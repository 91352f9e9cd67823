-- Editors answer what readers of a preview link say; whoever has the link reads the answers.

alter table public.otm_preview_opinions
  add column before text not null default ''
    constraint otm_preview_opinions_before_is_short check (char_length(before) <= 100),
  add column answer text not null default ''
    constraint otm_preview_opinions_answer_is_short check (char_length(answer) <= 2000);
comment on column public.otm_preview_opinions.before is
  'What stands before the quoted words in their paragraph, which tells them from the same words elsewhere.';
grant update (answer) on public.otm_preview_opinions to authenticated;

create function private.open_link(_token text) returns uuid
  language sql stable security definer set search_path = ''
  as $$
    select id from public.otm_preview_links
    where token_hash = encode(sha256(convert_to(left(_token, 100), 'UTF8')), 'hex')
      and revoked_at is null and expires_at > now()
  $$;
comment on function private.open_link(text) is 'The preview link that has this token and is valid; null without one.';
revoke all on function private.open_link(text) from public;

create function public.list_answers(_token text)
  returns table (quote text, remark text, answer text)
  language sql stable security definer rows 10 set search_path = ''
  as $$
    select opinion.quote, opinion.remark, opinion.answer from public.otm_preview_opinions opinion
    where opinion.link_id = private.open_link(_token) and opinion.answer <> ''
    order by opinion.created_at
  $$;
comment on function public.list_answers(text) is
  'What was answered to readers of a valid preview link, with what they said and without their names.';
revoke all on function public.list_answers(text) from public, anon, authenticated;
grant execute on function public.list_answers(text) to anon, authenticated;

-- In the trash a document keeps what was said of it, which nobody reads until it is back.
create or replace function private.forget_subject() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.otm_schedules where subject_id = old.id;
    if private.is_in_trash(old.id) then
      update public.otm_preview_links set expires_at = now() where subject_id = old.id and expires_at > now();
      perform private.record_media_of_versions(old.id);
    else perform private.forget_versions(old.id);
    end if;
    return null;
  end
  $$;
comment on function private.forget_subject() is
  'Deletes what belongs to a subject that was deleted: its plans at once, its versions, and with them its preview links, '
  'unless it is in the trash. The links end.';

create function private.is_link_in_trash(_link_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.is_in_trash(subject_id) from public.otm_preview_links where id = _link_id $$;
comment on function private.is_link_in_trash(uuid) is 'Whether the document of a preview link is in the trash.';
revoke all on function private.is_link_in_trash(uuid) from public;
grant execute on function private.is_link_in_trash(uuid) to authenticated;

alter policy "editors read opinions" on public.otm_preview_opinions
  using ((select private.is_editor()) and not private.is_link_in_trash(link_id));
