-- Whose assistants propose, by address: the list of proposals names them.

create function public.list_proposal_people() returns table (user_id uuid, person text)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select users.id, users.email::text from auth.users
      where exists (select from public.otm_proposals proposal where proposal.user_id = users.id)
        and (private.is_editor() or users.id = auth.uid())
      order by users.email;
  end
  $$;
comment on function public.list_proposal_people() is
  'The people whose assistants have open proposals: the caller alone for writers. For members.';
revoke all on function public.list_proposal_people() from public, anon, authenticated;
grant execute on function public.list_proposal_people() to authenticated;
