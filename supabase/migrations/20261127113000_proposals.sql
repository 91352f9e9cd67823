-- Proposals: what an access token would change in existing content waits here, until a person accepts or refuses it part by
-- part. A token still writes new drafts, and goes on with those that assistants of its person alone have written.

create table public.otm_proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  assistant text not null
    constraint assistant_length check (char_length(assistant) <= 60),
  kind text not null
    constraint kind_length check (char_length(kind) <= 40),
  subject text not null
    constraint subject_length check (char_length(subject) <= 100),
  base jsonb not null
    constraint base_is_an_object_within_3_mb check (jsonb_typeof(base) = 'object' and octet_length(base::text) <= 3145728),
  document jsonb not null
    constraint document_is_an_object_within_3_mb check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 3145728),
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  constraint otm_proposals_subject_key unique (user_id, assistant, kind, subject)
);
comment on table public.otm_proposals is
  'What assistants would change, one proposal for each subject; deleted once a person has decided about all of it.';
comment on column public.otm_proposals.user_id is 'Whose assistant.';
comment on column public.otm_proposals.assistant is 'The name of its access token, which may be gone.';
comment on column public.otm_proposals.kind is 'A kind of content (private.content_kinds), site text or picture.';
comment on column public.otm_proposals.subject is
  'The id of the document or the picture, the key of the text. No reference: a proposal stays while it is in the trash.';
comment on column public.otm_proposals.base is
  'As the assistant read it: a document, or the texts or descriptions by language (nl and en, all).';
comment on column public.otm_proposals.document is
  'As the assistant would have it. Where a person accepted or refused a part, it is as in the base.';
comment on column public.otm_proposals.updated_at is
  'A write with another value than the present one is rejected (PT409).';
create index otm_proposals_of_subject on public.otm_proposals (subject);
create index otm_proposals_newest on public.otm_proposals (updated_at desc, id desc);

create trigger reject_stale_write
  before update on public.otm_proposals
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update on public.otm_proposals
  for each row execute function private.set_updated_at();

alter table public.otm_proposals enable row level security;
revoke all on public.otm_proposals from anon, authenticated;
grant select, delete, update (document, updated_at) on public.otm_proposals to authenticated;
grant execute on function private.token_name() to authenticated;

create policy "members read what their assistants propose, editors every proposal" on public.otm_proposals
  for select to authenticated using (
    user_id = (select auth.uid()) and (select private.is_writer()) or (select private.is_editor())
  );
create policy "members decide about what their assistants propose, editors about every proposal" on public.otm_proposals
  for update to authenticated using (
    user_id = (select auth.uid()) and (select private.is_writer()) or (select private.is_editor())
  );
create policy "members delete what their assistants propose, editors every proposal" on public.otm_proposals
  for delete to authenticated using (
    user_id = (select auth.uid()) and (select private.is_writer()) or (select private.is_editor())
  );
create policy "access tokens read the proposals that were made under their name" on public.otm_proposals
  for select to authenticated using (
    user_id = (select auth.uid()) and assistant = (select private.token_name()) and (select private.has_token('read'))
  );

create or replace function private.count_stored_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    exceeded record;
    bytes bigint;
  begin
    if auth.uid() is null then return null; end if;
    if tg_table_name = 'otm_site_text_versions' then bytes := octet_length(new.text);
    elsif tg_table_name = 'otm_proposals' then bytes := octet_length(new.base::text) + octet_length(new.document::text);
    else bytes := octet_length(new.document::text);
    end if;
    select * from private.take_storage(auth.uid(), bytes, 1) into exceeded;
    if found then
      raise exception 'A person can store % % within %', exceeded.most,
        case when exceeded.setting like 'STORED%' then 'MB of files and versions' else 'versions' end,
        case when exceeded.setting like '%HOUR' then 'an hour' else 'a day' end
        using errcode = 'PT429', detail = exceeded.seconds::text, hint = exceeded.setting;
    end if;
    return null;
  end
  $$;
-- A person who decides stores nothing new.
create constraint trigger count_stored after insert or update on public.otm_proposals
  deferrable initially deferred for each row
  when ((auth.jwt() ->> 'access_token_id') is not null) execute function private.count_stored_version();

-- What a token writes besides proposals.

create function private.has_token_of_editor(_scope text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.has_token(_scope) and exists (
      select from public.user_roles where user_id = (select auth.uid()) and role in ('admin', 'editor')
    );
  $$;
comment on function private.has_token_of_editor(text) is
  'Whether the caller is a valid access token with this scope, of an editor or administrator.';
revoke all on function private.has_token_of_editor(text) from public;
grant execute on function private.has_token_of_editor(text) to authenticated;

create or replace function private.require_drafter(_of private.content_kinds) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.is_editor() or _of.is_drafted and private.has_token('draft') or private.has_token_of_editor('draft') then
      return;
    end if;
    perform private.require_member(_of);
  end
  $$;
comment on function private.require_drafter(private.content_kinds) is
  'As require_member, and lets an access token for drafts pass: of an editor, or of anyone where writers draft.';

create function private.require_person(_of private.content_kinds) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.token_name() is not null then
      raise exception 'People change %, assistants propose changes', private.with_article(_of.noun)
        using errcode = 'PT403', hint = 'Propose the change.';
    end if;
  end
  $$;
comment on function private.require_person(private.content_kinds) is 'Rejects an access token.';
revoke all on function private.require_person(private.content_kinds) from public;

create function private.is_of_assistants(_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(bool_and(assistant is not null and created_by is not distinct from (select auth.uid())), false)
    from public.otm_versions where subject_id = _id
  $$;
comment on function private.is_of_assistants(uuid) is
  'Whether assistants of the caller have written every version of it.';
revoke all on function private.is_of_assistants(uuid) from public;

create or replace function private.require_draft(_of private.content_kinds, _id uuid) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.is_editor() then return; end if;
    if private.has_token('draft') then
      perform private.require_not_planned(_of, _id);
      if private.is_shown(_of, _id) or not private.is_of_assistants(_id) then
        perform private.require_person(_of);
      end if;
    elsif private.is_shown(_of, _id) or private.is_scheduled(_id) then
      raise exception 'Only editors change % that is live or planned to be', private.with_article(_of.noun)
        using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
comment on function private.require_draft(private.content_kinds, uuid) is
  'Rejects a writer unless the subject is neither live nor planned to be, and an access token unless assistants of its '
  'person alone have written it.';

create or replace function public.save_working_version(
  _kind text, _id uuid, _number int, _document jsonb, _note text default ''
) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
  begin
    perform private.require_person(of);
    perform private.require_member(of);
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

-- What a token reads, to propose changes of it.

create policy "access tokens of editors read every download page" on public.otm_download_pages
  for select to authenticated using ((select private.has_token_of_editor('read')));
create policy "access tokens of editors read the content of every download page" on public.otm_download_page_content
  for select to authenticated using ((select private.has_token_of_editor('read')));
create policy "access tokens of editors read every team member" on public.otm_team_members
  for select to authenticated using ((select private.has_token_of_editor('read')));

create function private.kinds_of_token() returns text[]
  language sql stable security definer set search_path = ''
  as $$
    select array_agg(name) from private.content_kinds
    where is_drafted and private.has_token('read') or private.has_token_of_editor('read')
  $$;
comment on function private.kinds_of_token() is
  'The kinds of content that an access token reads: those that its person reads. Null for a session.';
revoke all on function private.kinds_of_token() from public;
grant execute on function private.kinds_of_token() to authenticated;

alter policy "access tokens read the versions of what writers draft" on public.otm_versions
  using (kind = any ((select private.kinds_of_token())::text[]));
alter policy "access tokens read the versions of what writers draft" on public.otm_versions
  rename to "access tokens read the versions of what their person reads";
alter policy "access tokens read when fields of that were changed" on public.otm_field_changes
  using (kind = any ((select private.kinds_of_token())::text[]));
alter policy "access tokens read what is planned for that" on public.otm_schedules
  using (kind = any ((select private.kinds_of_token())::text[]));
create policy "access tokens read the texts that wait" on public.otm_waiting_texts
  for select to authenticated using ((select private.has_token('read')));

-- Proposing.

create function private.require_proposed_document(
  _of private.content_kinds, _id uuid, _base jsonb, _document jsonb
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_editor() and _of.name <> all (coalesce(private.kinds_of_token(), '{}')) then
      raise exception 'This access token proposes no changes of %', private.with_article(_of.noun)
        using errcode = 'insufficient_privilege';
    end if;
    perform private.lock_subject(_of, _id);
    perform private.require_document(_of.name, _base, _id), private.require_document(_of.name, _document, _id);
    if _document -> _of.shown_by is distinct from _base -> _of.shown_by then
      raise exception 'Only people publish' using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
revoke all on function private.require_proposed_document(private.content_kinds, uuid, jsonb, jsonb) from public;

create function private.require_proposed_texts(_kind text, _subject text, _texts jsonb) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    wanted constant text[] := case _kind
      when 'picture' then array['nl', 'en']
      else array(select language from private.site_text_keys where key = _subject)
    end;
    most constant int := case _kind when 'picture' then 500 else private.site_text_length(_subject) end;
    fault text;
  begin
    if jsonb_typeof(_texts) is distinct from 'object' then fault := 'must be an object';
    elsif array(select jsonb_object_keys(_texts) order by 1) <> array(select unnest(wanted) order by 1) then
      fault := 'must have ' || array_to_string(wanted, ' and ');
    elsif exists (select from jsonb_each(_texts) where jsonb_typeof(value) <> 'string') then fault := 'must hold texts';
    elsif exists (select from jsonb_each_text(_texts) where char_length(value) > most) then
      fault := format('has a text of more than %s characters', most);
    elsif _kind = 'picture' and exists (
      select from jsonb_each_text(_texts) where value <> btrim(value) or value ~ '[[:cntrl:]]'
    ) then
      fault := 'has a text that is not one line';
    end if;
    if fault is not null then
      raise exception 'A proposal for a % %', _kind, fault using errcode = 'check_violation';
    end if;
  end
  $$;
comment on function private.require_proposed_texts(text, text, jsonb) is
  'Rejects what are no texts of a key of the site, or descriptions of a picture, by language.';
revoke all on function private.require_proposed_texts(text, text, jsonb) from public;

create function private.require_proposable(_kind text, _subject text, _base jsonb, _document jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_id constant boolean := private.is_json_of('an id', to_jsonb(_subject));
  begin
    if coalesce(_kind, '') not in ('site text', 'picture') then
      if not is_id then
        raise exception 'This is not the id of a document' using errcode = 'check_violation';
      end if;
      perform private.require_proposed_document(private.content_kind(_kind), _subject::uuid, _base, _document);
      return;
    end if;
    if _kind = 'site text' and not exists (select from private.site_text_keys where key = _subject) then
      raise exception 'The site has no text "%"', left(_subject, 100) using errcode = 'PT404';
    elsif _kind = 'picture' and not (is_id and exists (
      select from public.otm_media where id::text = lower(_subject) and content_type <> 'application/pdf'
    )) then
      raise exception 'The library has no such picture (any more)' using errcode = 'PT404';
    end if;
    perform private.require_proposed_texts(_kind, _subject, _base),
      private.require_proposed_texts(_kind, _subject, _document);
  end
  $$;
comment on function private.require_proposable(text, text, jsonb, jsonb) is
  'Rejects a change of what is not there (PT404), that is malformed, or that the caller may not read.';
revoke all on function private.require_proposable(text, text, jsonb, jsonb) from public;

create function public.propose_change(_kind text, _subject text, _base jsonb, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    named constant text := case _kind when 'site text' then _subject else lower(_subject) end;
    proposer constant text := coalesce(private.token_name(), '');
    made uuid;
  begin
    if not private.has_token('draft') and not private.is_editor() then
      raise exception 'Changes are proposed by editors, or with an access token for drafts'
        using errcode = 'insufficient_privilege';
    end if;
    perform private.require_proposable(_kind, named, _base, _document);
    if _base = _document then
      raise exception 'This changes nothing' using errcode = 'check_violation';
    end if;
    -- Serialises concurrent calls, so that the second one counts the first.
    perform from auth.users where users.id = auth.uid() for no key update;
    if 500 <= (
      select count(*) from public.otm_proposals held
      where held.user_id = auth.uid() and (held.assistant, held.kind, held.subject) <> (proposer, _kind, named)
    ) then
      raise exception 'A person has 500 open proposals at most' using errcode = 'PT409', hint = 'Decide about some first.';
    end if;
    insert into public.otm_proposals as held (user_id, assistant, kind, subject, base, document)
    values (auth.uid(), proposer, _kind, named, _base, _document)
    on conflict (user_id, assistant, kind, subject) do update set base = excluded.base, document = excluded.document
    returning held.id into made;
    return made;
  end
  $$;
comment on function public.propose_change(text, text, jsonb, jsonb) is
  'Proposes to change what is there, as an access token for drafts, or as an editor for what a changed fact makes of it: '
  '_base is the document that was read (see otm_proposals), _document the same with the changes. Replaces what was proposed '
  'for it under the same name. Gives the id. PT404 when there is no such document, text or picture, PT409 when 500 proposals '
  'of the person are open, PT429 as for versions.';
revoke all on function public.propose_change(text, text, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.propose_change(text, text, jsonb, jsonb) to authenticated;

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
