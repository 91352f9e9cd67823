-- A reply that an assistant proposes waits with its lead, until a person sends one, discards it, or answers otherwise.

create table private.proposed_replies (
  lead_id uuid primary key references public.otm_leads on delete cascade,
  assistant text not null
    constraint assistant_length check (char_length(assistant) <= 60),
  subject text not null
    constraint subject_length check (char_length(subject) <= 250)
    constraint subject_is_a_line check (subject !~ '[[:cntrl:]]'),
  body text not null
    constraint body_length check (char_length(body) <= 20000),
  claims jsonb not null
    constraint claims_are_a_short_list check (jsonb_typeof(claims) = 'array' and octet_length(claims::text) <= 100000),
  created_at timestamptz not null default now()
);
comment on table private.proposed_replies is
  'What assistants would reply, the last one for each lead. A person edits and sends it; no assistant does.';
comment on column private.proposed_replies.claims is
  'What it says about the firm: objects with the words (text) and the path of the page that says so (page), null for none.';
alter table private.proposed_replies enable row level security;
revoke all on private.proposed_replies from public, anon, authenticated, service_role;

create function public.propose_reply(_lead_id uuid, _subject text, _body text, _claims jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.has_token('leads') then
      raise exception 'Assistants with the scope leads propose replies' using errcode = 'insufficient_privilege';
    end if;
    if not exists (select from public.otm_leads where id = _lead_id and status in ('new', 'handled')) then
      raise exception 'There is no such lead' using errcode = 'PT404';
    end if;
    insert into private.proposed_replies (lead_id, assistant, subject, body, claims)
    values (_lead_id, left(private.token_name(), 60), _subject, _body, _claims)
    on conflict (lead_id) do update
    set (assistant, subject, body, claims, created_at)
      = row (excluded.assistant, excluded.subject, excluded.body, excluded.claims, now());
  end
  $$;
comment on function public.propose_reply(uuid, text, text, jsonb) is
  'Proposes a reply to a lead, in the place of an earlier one; for access tokens of the scope leads.';

create function public.find_proposed_reply(_lead_id uuid)
  returns table (assistant text, subject text, body text, claims jsonb, created_at timestamptz)
  language sql stable security definer rows 1 set search_path = ''
  as $$
    select proposed.assistant, proposed.subject, proposed.body, proposed.claims, proposed.created_at
    from private.proposed_replies proposed where lead_id = _lead_id and (select private.sees_leads())
  $$;
comment on function public.find_proposed_reply(uuid) is 'The reply that an assistant proposes, for whoever sees leads.';

create function public.discard_proposed_reply(_lead_id uuid) returns void
  language sql security definer set search_path = ''
  as $$ delete from private.proposed_replies where lead_id = _lead_id and (select private.sees_leads()) $$;
comment on function public.discard_proposed_reply(uuid) is 'Discards a proposed reply, for whoever sees leads.';

revoke all on function
  public.propose_reply(uuid, text, text, jsonb), public.find_proposed_reply(uuid), public.discard_proposed_reply(uuid)
  from public, anon, authenticated;
grant execute on function
  public.propose_reply(uuid, text, text, jsonb), public.find_proposed_reply(uuid), public.discard_proposed_reply(uuid)
  to authenticated;

create function private.forget_proposed_reply() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_restoring() then
      delete from private.proposed_replies where lead_id = new.lead_id;
    end if;
    return null;
  end
  $$;
comment on function private.forget_proposed_reply() is 'What was answered needs no proposal.';
revoke all on function private.forget_proposed_reply() from public;
create trigger forget_proposed_reply after insert on public.otm_lead_answers
  for each row execute function private.forget_proposed_reply();
