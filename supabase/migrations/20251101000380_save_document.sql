-- Saving the documents of all kinds: for visitors, as a draft, or beside what is live. Definer: these functions say who may
-- do what, as the policies of the tables do for plain calls.

create function private.require_member(_of private.content_kinds) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not _of.is_drafted then perform private.require_editor();
    elsif not private.is_writer() then
      raise exception 'You have no role that allows this (any more)' using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
comment on function private.require_member(private.content_kinds) is
  'Rejects whoever has no role in a session for this kind: any for what writers draft, else that of an editor.';
revoke all on function private.require_member(private.content_kinds) from public;

create function private.with_article(_noun text) returns text
  language sql immutable set search_path = ''
  as $$ select case when _noun ~ '^[aeiou]' then 'an ' else 'a ' end || _noun $$;
revoke all on function private.with_article(text) from public;

-- What is planned to go live is an editor's: a later change would go live with it.
create function private.require_not_planned(_of private.content_kinds, _id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_editor() or not private.is_scheduled(_id) then return; end if;
    if private.has_token('draft') then
      raise exception 'Nothing changes % by itself while its publication is planned', private.with_article(_of.noun)
        using errcode = 'insufficient_privilege', hint = 'A person cancels the plan first, or changes it in the panel.';
    end if;
    raise exception 'Only editors change % whose publication is planned', private.with_article(_of.noun)
      using errcode = 'insufficient_privilege';
  end
  $$;
comment on function private.require_not_planned(private.content_kinds, uuid) is
  'Rejects a writer, and an access token, while a publication of the subject is planned.';
revoke all on function private.require_not_planned(private.content_kinds, uuid) from public;

-- What an access token may write is what these two functions let it: drafts, and changes that wait.
create function private.require_drafter(_of private.content_kinds) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.is_editor() or _of.is_drafted and private.has_token('draft') then return; end if;
    perform private.require_member(_of);
  end
  $$;
comment on function private.require_drafter(private.content_kinds) is
  'As require_member, and lets an access token for drafts pass.';
revoke all on function private.require_drafter(private.content_kinds) from public;

create function private.require_draft(_of private.content_kinds, _id uuid) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.is_editor() then return; end if;
    if private.has_token('draft') then
      perform private.require_not_planned(_of, _id);
      if private.is_shown(_of, _id) then
        raise exception 'The % is live', _of.noun
          using errcode = 'PT403', hint = 'Save a working version of it.';
      end if;
    elsif private.is_shown(_of, _id) or private.is_scheduled(_id) then
      raise exception 'Only editors change % that is live or planned to be', private.with_article(_of.noun)
        using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
comment on function private.require_draft(private.content_kinds, uuid) is
  'Rejects a writer, and an access token, unless the subject is neither live nor planned to be.';
revoke all on function private.require_draft(private.content_kinds, uuid) from public;

create function private.require_newest(_of private.content_kinds, _id uuid, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if _number is distinct from private.newest_number(_id) then
      raise exception 'The % was changed by somebody else in the meantime', _of.noun
        using errcode = 'PT409', hint = 'Nothing was saved. Load it again and repeat your changes.';
    end if;
  end
  $$;
comment on function private.require_newest(private.content_kinds, uuid, int) is
  'Rejects a save over another version than the newest. The subject must be locked.';
revoke all on function private.require_newest(private.content_kinds, uuid, int) from public;

create function private.publish_waiting(_of private.content_kinds, _id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was_waiting constant boolean := (
      select private.is_waiting(version.kind, version.state, version.document) and private.is_shown(_of, _id)
      from public.otm_versions version where version.subject_id = _id order by version.number desc limit 1
    );
    saved constant uuid := private.apply_document(_of.name, _id, _document);
  begin
    -- Otherwise the trigger of its table records it.
    if was_waiting and (_document ->> _of.shown_by)::boolean then
      perform private.record_event('published', _of.noun, _id, _label => private.slug_of(_of, _id));
    end if;
    return saved;
  end
  $$;
comment on function private.publish_waiting(private.content_kinds, uuid, jsonb) is
  'Writes a document into the tables, and records that what waited beside it is published.';
revoke all on function private.publish_waiting(private.content_kinds, uuid, jsonb) from public;

create function public.save_document(_kind text, _document jsonb, _id uuid default null, _number int default null)
  returns table (id uuid, slug text, number int)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    saved uuid;
  begin
    perform private.require_drafter(of);
    if _id is not null then
      perform private.lock_subject(of, _id);
      perform private.require_draft(of, _id);
      perform private.require_newest(of, _id, _number);
    elsif of.source is null then
      raise exception 'There is one % alone', of.noun using errcode = 'check_violation';
    end if;
    if _document -> of.shown_by = 'true' and not private.is_editor() then
      raise exception 'Only editors publish' using errcode = 'insufficient_privilege';
    end if;
    saved := private.publish_waiting(of, _id, _document);
    return query select saved, coalesce(nullif(btrim(_document ->> 'slug'), ''), private.slug_of(of, saved)),
      private.record_version(_kind, saved);
  end
  $$;
comment on function public.save_document is
  'Saves a document (see otm_versions) as a new subject, or over the version of one that was loaded, or nothing at all. '
  '_number is that of the newest version; PT409 says that there is a newer one, PT404 that the subject is gone. Gives the '
  'number of the version that it is now. Writers and access tokens save drafts.';
revoke all on function public.save_document from public, anon, authenticated;
grant execute on function public.save_document to authenticated;

create function public.save_working_version(_kind text, _id uuid, _number int, _document jsonb, _note text default '')
  returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
  begin
    perform private.require_drafter(of);
    perform private.lock_subject(of, _id);
    perform private.require_not_planned(of, _id);
    perform private.require_newest(of, _id, _number);
    if not of.can_wait then
      raise exception 'What is saved in the % is shown at once', of.noun using errcode = 'check_violation';
    end if;
    if not private.is_shown(of, _id) then
      raise exception 'The % is a draft: what is saved in it is not shown', of.noun using errcode = 'PT409';
    end if;
    return private.add_version(_kind, _id, _number, 'working', _note, _document);
  end
  $$;
comment on function public.save_working_version is
  'Saves changes of what is live without showing them, over the version that was loaded (PT409 when it is outdated); '
  'gives the new version''s number.';
revoke all on function public.save_working_version from public, anon, authenticated;
grant execute on function public.save_working_version to authenticated;

create function public.discard_working_version(_kind text, _id uuid, _number int) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
  begin
    perform private.require_member(of);
    perform private.lock_subject(of, _id);
    perform private.require_not_planned(of, _id);
    perform private.require_newest(of, _id, _number);
    -- The newest one gets a new number: who still has it open saves over what is live now, and is told.
    update public.otm_versions version
    set state = 'discarded', number = case number when _number then number + 1 else number end
    where subject_id = _id and private.is_waiting(kind, state, document) and number > coalesce((
      select max(other.number) from public.otm_versions other
      where other.subject_id = _id and other.state <> 'discarded'
        and not private.is_waiting(other.kind, other.state, other.document)
    ), 0);
    if not found then
      raise exception 'Nothing waits to be published' using errcode = 'PT409';
    end if;
    perform private.return_field_changes(_id, null, null, null);
    perform private.record_event('discarded', of.noun, _id, _label => private.slug_of(of, _id));
    return _number + 1;
  end
  $$;
comment on function public.discard_working_version(text, uuid, int) is
  'Throws away what waits to be published; its versions stay in the history. _number is that of the newest version; gives '
  'the number that it has then.';
revoke all on function public.discard_working_version(text, uuid, int) from public, anon, authenticated;
grant execute on function public.discard_working_version(text, uuid, int) to authenticated;
