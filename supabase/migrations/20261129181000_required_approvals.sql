-- What goes live only with the approval of somebody by a preview link.

create table public.otm_required_approvals (
  subject_id uuid primary key,
  kind text not null,
  name text not null
    constraint otm_required_approvals_name_is_short check (name = trim(name) and char_length(name) between 1 and 80)
);
comment on table public.otm_required_approvals is
  'Of whom a document needs an approval before it goes live, by the name that they give. It ends with the document.';
alter table public.otm_required_approvals enable row level security;
revoke all on public.otm_required_approvals from anon, authenticated;
grant select on public.otm_required_approvals to authenticated;

create policy "editors read required approvals" on public.otm_required_approvals
  for select to authenticated using ((select private.is_editor()));

create function public.require_approval(_kind text, _id uuid, _name text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
  begin
    perform private.require_editor();
    perform private.lock_subject(of, _id);
    if trim(_name) = '' then
      delete from public.otm_required_approvals where subject_id = _id;
      if not found then return; end if;
    else
      insert into public.otm_required_approvals (subject_id, kind, name) values (_id, _kind, trim(_name))
      on conflict (subject_id) do update set name = excluded.name;
    end if;
    -- Without the name, which is not kept for as long.
    perform private.record_event(
      case trim(_name) when '' then 'approval-dropped' else 'approval-required' end, of.noun, _id,
      _label => private.slug_of(of, _id)
    );
  end
  $$;
comment on function public.require_approval(text, uuid, text) is
  'Has a document go live only with the approval of who gives this name, or without one again; for editors.';
revoke all on function public.require_approval(text, uuid, text) from public, anon, authenticated;
grant execute on function public.require_approval(text, uuid, text) to authenticated;

create function private.check_approval(_id uuid, _document jsonb) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    required constant text := (select name from public.otm_required_approvals where subject_id = _id);
    live public.otm_versions;
  begin
    if required is null or current_setting('vlotwerk.regardless', true) = 'on' then return; end if;
    select * from public.otm_versions version
    where version.subject_id = _id and version.state <> 'discarded'
      and not private.is_waiting(version.kind, version.state, version.document)
    order by version.number desc limit 1 into live;
    -- A tag that is deleted, or a change back, alters no word.
    if live.state = 'published' and private.words_of(live.document) = private.words_of(_document) then return; end if;
    if (
      select opinion.verdict = 'approved'
      from public.otm_preview_opinions opinion
      join public.otm_preview_links link on link.id = opinion.link_id
      join public.otm_versions version on version.id = link.version_id
      where version.subject_id = _id and opinion.verdict is not null and lower(opinion.name) = lower(required)
        and private.words_of(version.document) = private.words_of(_document)
      order by opinion.created_at desc limit 1
    ) is not true then
      raise exception 'This goes live only with an approval of these words' using errcode = 'PT428', detail = required;
    end if;
  end
  $$;
comment on function private.check_approval(uuid, jsonb) is
  'Rejects a document that is to go live and lacks the approval that it needs: of these very words (PT428).';
revoke all on function private.check_approval(uuid, jsonb) from public;

create function private.words_of(_document jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_object_agg(key, case key
      when 'content' then (
        select jsonb_agg(words order by words ->> 'language') from jsonb_array_elements(value) variant, lateral (
          select jsonb_object_agg(key, value) as words from jsonb_each(variant)
          where jsonb_typeof(value) <> 'boolean' and value not in ('null', '""')
        ) written
      )
      else value
    end)
    from jsonb_each(_document)
    where jsonb_typeof(value) <> 'boolean' and value not in ('null', '""')
      and not private.is_json_of('a list of ids', value)
  $$;
comment on function private.words_of(jsonb) is
  'What a document says: without who sees it, what it is linked to, and what is empty.';
revoke all on function private.words_of(jsonb) from public;

-- Every way in which something goes live writes a version.
create function private.check_approval_of_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.check_approval(new.subject_id, new.document);
    return new;
  end
  $$;
revoke all on function private.check_approval_of_version() from public;
create trigger check_approval before insert on public.otm_versions
  for each row when (new.state = 'published')
  execute function private.check_approval_of_version();

create function private.check_approval_of_plan() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.check_approval(new.subject_id, (private.newest_version(new.subject_id)).document);
    return new;
  end
  $$;
revoke all on function private.check_approval_of_plan() from public;
-- When a plan moves on to a newer version, it is checked at its time.
create trigger check_approval before insert or update of at on public.otm_schedules
  for each row when (new.action = 'publish')
  execute function private.check_approval_of_plan();

create function public.publish_regardless(_kind text, _document jsonb, _id uuid, _number int)
  returns table (id uuid, slug text, number int)
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
  begin
    perform private.require_editor();
    perform set_config('vlotwerk.regardless', 'on', true);
    perform private.record_event('published-regardless', of.noun, _id, _label => private.slug_of(of, _id));
    return query select * from public.save_document(_kind, _document, _id, _number);
  end
  $$;
comment on function public.publish_regardless(text, jsonb, uuid, int) is
  'Saves as save_document does, without the approval that the document needs; the audit log says so. For editors.';
revoke all on function public.publish_regardless(text, jsonb, uuid, int) from public, anon, authenticated;
grant execute on function public.publish_regardless(text, jsonb, uuid, int) to authenticated;

-- All that was recorded before, and what is new.
alter table private.audit_log
  drop constraint event_is_known,
  add constraint event_is_known check (event in (
    'sign-in', 'sign-in-failed', 'second-step-shown', 'second-step-failed',
    'second-step-added', 'second-step-removed', 'recovery-codes-made', 'recovery-code-used',
    'passkey-added', 'passkey-removed', 'passkey-cloned',
    'token-made', 'token-revoked',
    'password-changed', 'email-changed', 'identity-added', 'identity-removed',
    'role-given', 'role-changed', 'role-taken', 'second-step-required', 'second-step-waived',
    'invited', 'invite-withdrawn', 'sessions-ended', 'account-removed', 'leads-opened', 'leads-closed',
    'uploaded', 'replaced', 'scheduled', 'unscheduled', 'shared', 'unshared', 'restored', 'discarded',
    'published', 'withdrawn', 'changed', 'renamed', 'deleted', 'undeleted', 'purged', 'exported',
    'erased', 'created', 'reconfigured', 'domain-allowed', 'domain-removed', 'role-by-domain', 'paused', 'resumed', 'secret-renewed',
    'approval-required', 'approval-dropped', 'published-regardless'
  ));
