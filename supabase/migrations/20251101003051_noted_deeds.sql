-- What is written into the audit log by the tables themselves, whatever call changes them.

-- Of content that which people do by way of the API: whoever holds the database's own password could take away what is
-- noted as well, and the server's own work (its first content, what is kept long enough) is no deed of anybody.
create function private.note_content() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    noun constant text := tg_argv[0];
    label_column constant text := tg_argv[1];
    subject constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  begin
    if auth.jwt() is null or (noun in ('message', 'request') and auth.uid() is null) then
      return null;
    end if;
    perform private.note_deed(
      case
        when tg_op = 'DELETE' then 'deleted'
        when (subject ->> tg_argv[2])::boolean then 'published'
        else 'withdrawn'
      end,
      noun, (subject ->> 'id')::uuid, _label => subject ->> label_column
    );
    return null;
  end
  $$;
comment on function private.note_content() is
  'Notes what became of a row: its noun, the column that tells it (none: empty), the column that says it is shown.';
revoke all on function private.note_content() from public;

create trigger note_publication after insert on public.otm_blog_articles
  for each row when (new.published) execute function private.note_content('article', 'slug', 'published');
create trigger note_publication_change after update on public.otm_blog_articles
  for each row when (old.published <> new.published)
  execute function private.note_content('article', 'slug', 'published');
create trigger note_deletion after delete on public.otm_blog_articles
  for each row execute function private.note_content('article', 'slug');

create trigger note_publication after insert on public.otm_download_pages
  for each row when (new.active) execute function private.note_content('download page', 'slug', 'active');
create trigger note_publication_change after update on public.otm_download_pages
  for each row when (old.active <> new.active)
  execute function private.note_content('download page', 'slug', 'active');
create trigger note_deletion after delete on public.otm_download_pages
  for each row execute function private.note_content('download page', 'slug');

create trigger note_publication_change after update on public.otm_team_members
  for each row when (old.active <> new.active)
  execute function private.note_content('team member', 'name', 'active');
create trigger note_deletion after delete on public.otm_team_members
  for each row execute function private.note_content('team member', 'name');

create trigger note_deletion after delete on public.otm_blog_tags
  for each row execute function private.note_content('tag', 'slug');
create trigger note_deletion after delete on public.otm_download_files
  for each row execute function private.note_content('file', 'name');

-- Who sent it is what a deletion takes away, so the log has no name of it.
create trigger note_deletion after delete on public.otm_contact_subm_vlotwerk
  for each row execute function private.note_content('message', '');
create trigger note_deletion after delete on public.otm_download_submissions
  for each row execute function private.note_content('request', '');

-- Rights, whoever gives or takes them.
create function private.note_role() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      perform private.note_deed('role-given', _account_id => new.user_id, _label => new.role);
    else
      perform private.note_deed('role-taken', _account_id => old.user_id, _label => old.role);
    end if;
    return null;
  end
  $$;
revoke all on function private.note_role() from public;

create trigger note_role after insert or delete on public.user_roles
  for each row execute function private.note_role();

-- Recovery codes are made and used in SQL alone.
create function private.note_recovery_codes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.note_deed('recovery-codes-made', _account_id => user_id)
    from (select distinct made.user_id from made) people;
    return null;
  end
  $$;
revoke all on function private.note_recovery_codes() from public;

create trigger note_recovery_codes after insert on private.recovery_codes
  referencing new table as made
  for each statement execute function private.note_recovery_codes();

create function private.note_recovery_code() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.note_deed('recovery-code-used', _account_id => new.user_id);
    return null;
  end
  $$;
revoke all on function private.note_recovery_code() from public;

create trigger note_recovery_code after update on private.recovery_codes
  for each row when (old.used_at is null and new.used_at is not null)
  execute function private.note_recovery_code();
