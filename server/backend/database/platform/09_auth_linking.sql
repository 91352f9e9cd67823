-- Part nine: identity linking in progress. The end of any session of the user, by sign-out or a new password, ends it
-- too: it may have started in that session.

create index if not exists flow_state_linking_target_id_idx on auth.flow_state (linking_target_id);

create function auth.end_linking() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      delete from auth.flow_state using ended where linking_target_id = ended.user_id;
      return null;
    end
  $$;

revoke execute on function auth.end_linking() from public;

create trigger end_linking after delete on auth.sessions
  referencing old table as ended
  for each statement execute function auth.end_linking();
