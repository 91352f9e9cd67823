-- Two ways in which something is shown to visitors were not in the audit log: a team member who is shown from the
-- beginning, and a file that is uploaded, in place of another one too.

create trigger note_publication after insert on public.otm_team_members
  for each row when (new.active) execute function private.note_content('team member', 'name', 'active');

create function private.note_file() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null then
      perform private.note_deed('published', 'file', new.id, _label => new.name);
    end if;
    return null;
  end
  $$;
comment on function private.note_file() is 'Notes that somebody uploaded a file, by way of the API.';
revoke all on function private.note_file() from public;

create trigger note_publication after insert or update on public.otm_download_files
  for each row execute function private.note_file();
