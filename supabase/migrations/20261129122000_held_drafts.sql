-- Writers delete the drafts of any kind that they draft, and restore them from the trash.

create function private.holds_draft_of(_kind text, _id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
  begin
    execute format('select from public.%I where id = $1 for no key update', of.source) using _id;
    return of.is_drafted and not private.is_shown(of, _id) and not private.is_scheduled(_id);
  end
  $$;
comment on function private.holds_draft_of(text, uuid) is
  'Whether the subject is neither live nor planned to be, until the end of the transaction.';
revoke all on function private.holds_draft_of(text, uuid) from public;
grant execute on function private.holds_draft_of(text, uuid) to authenticated;

alter policy "editors delete pages, writers drafts" on public.otm_pages using (
  (select private.is_editor()) or (select private.is_writer()) and not published and private.holds_draft_of('page', id)
);
drop function private.holds_draft_page(uuid);
