-- Spam without a riddle: a form of the site brings a proof of work. What has none, or looks like spam otherwise, is
-- suspected: kept for 30 days without a mail or an event, until a person makes it a lead.

create table private.form_key (
  is_only boolean primary key default true
    constraint there_is_one_key check (is_only),
  secret bytea not null default sha256((gen_random_uuid()::text || gen_random_uuid())::bytea)
);
comment on table private.form_key is 'Signs what a form is asked to prove; made for the first.';
alter table private.form_key enable row level security;
revoke all on private.form_key from public, anon, authenticated, service_role;

create table private.spent_proofs (
  challenge text primary key,
  spent_at timestamptz not null default now()
);
comment on table private.spent_proofs is 'The proofs that were sent with a form, until they would have expired.';
create index spent_proofs_spent_at on private.spent_proofs (spent_at);
alter table private.spent_proofs enable row level security;
revoke all on private.spent_proofs from public, anon, authenticated, service_role;

create function private.sign_answer(_challenge text, _number text) returns text
  language sql stable security definer set search_path = ''
  as $$
    -- Keyed twice, as HMAC: what is hashed may be chosen.
    select encode(sha256(secret || sha256(secret || sha256((_challenge || ' ' || _number)::bytea))), 'hex')
    from private.form_key
  $$;
comment on function private.sign_answer(text, text) is
  'The signature of a challenge with the number that answers it, hexadecimal.';
revoke all on function private.sign_answer(text, text) from public;

create function public.draw_form_challenge(_form text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    challenge text;
    number text := floor(random() * 32768);
  begin
    if _form not in ('contact', 'download') then
      raise exception 'There is no such form' using errcode = 'PT404';
    end if;
    insert into private.form_key default values on conflict do nothing;
    challenge := concat_ws(
      ' ', _form, floor(extract(epoch from now())), left(replace(gen_random_uuid()::text, '-', ''), 16)
    );
    return jsonb_build_object(
      'challenge', challenge, 'hash', encode(sha256((challenge || ' ' || number)::bytea), 'hex'), 'most', 32768,
      'signature', private.sign_answer(challenge, number)
    );
  end
  $$;
comment on function public.draw_form_challenge(text) is
  'What a form (contact, download) has to prove: a number below `most` that makes, after the challenge and a space, this
SHA-256. The proof is "challenge number signature", for twelve hours and one form. Nothing is stored.';
revoke all on function public.draw_form_challenge(text) from public, authenticated;
grant execute on function public.draw_form_challenge(text) to anon;

create function private.spend_proof(_form text, _proof text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    part constant text[] :=
      regexp_match(_proof, '^(' || _form || ' (\d{10}) [0-9a-f]{16}) (\d{1,5}) ([0-9a-f]{64})$');
  begin
    if part is null
      or to_timestamp(part[2]::bigint) not between now() - interval '12 hours' and now() + interval '1 minute'
      or private.sign_answer(part[1], part[3]) is distinct from part[4]
    then
      return false;
    end if;
    insert into private.spent_proofs (challenge) values (part[1]) on conflict do nothing;
    return found;
  end
  $$;
comment on function private.spend_proof(text, text) is
  'Whether this proves work for this form within twelve hours, for the first time.';
revoke all on function private.spend_proof(text, text) from public;

alter table public.otm_contact_subm_vlotwerk
  add proof text constraint proof_length check (char_length(proof) <= 200);
alter table public.otm_download_submissions
  add proof text constraint proof_length check (char_length(proof) <= 200);
comment on column public.otm_contact_subm_vlotwerk.proof is
  'What a form of the site brought, empty for none; null for what comes otherwise, of which none is asked.';
comment on column public.otm_download_submissions.proof is
  'What a form of the site brought, empty for none; null for what comes otherwise, of which none is asked.';
grant insert (proof) on public.otm_contact_subm_vlotwerk to anon, authenticated;
grant insert (proof) on public.otm_download_submissions to anon, authenticated;

alter table public.otm_leads
  drop constraint status_is_known,
  add constraint status_is_known check (status in ('new', 'handled', 'spam', 'suspected')),
  add suspicion text
    constraint suspicion_is_known check (suspicion in ('form', 'proof', 'links', 'words')),
  add words_digest text;
comment on column public.otm_leads.suspicion is
  'Why it was suspected: filled in as a program does, without a proof of work, links alone, or the words of another. It stays
when a person makes it a lead.';
comment on column public.otm_leads.words_digest is 'Of the words of its text; null for fewer than five.';
create index otm_leads_words_digest on public.otm_leads (words_digest, created_at) where words_digest is not null;

create function private.digest_words(_text text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when cardinality(string_to_array(words, ' ')) >= 5 then encode(sha256(words::bytea), 'hex') end
    from btrim(regexp_replace(private.plain_words(_text), '[ 0-9]+', ' ', 'g')) words
  $$;
comment on function private.digest_words(text) is
  'What texts of the same words are known by, whatever their numbers and signs; null for fewer than five words.';
revoke all on function private.digest_words(text) from public;

-- Definer, because visitors may not read submissions or leads.
create function private.suspect_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sent record;
  begin
    if private.is_restoring() then return new; end if;
    select form.name, form.text, form.is_spam, form.proof into sent
    from (
      select id, name, message as text, is_spam, proof from public.otm_contact_subm_vlotwerk
      union all
      select id, name, remarks, is_spam, proof from public.otm_download_submissions
    ) form
    where form.id = new.id;
    new.words_digest := private.digest_words(sent.text);
    -- The firm's own programs are not judged.
    if auth.jwt() is null or auth.role() = 'service_role' then return new; end if;
    new.suspicion := case
      when sent.is_spam then 'form'
      when sent.proof is not null and not private.spend_proof(new.kind, sent.proof) then 'proof'
      when sent.text ~* '(https?://|www\.)' and btrim(private.plain_words(
        regexp_replace(sent.text, '(https?://|www\.)\S+', '', 'gi')
      )) = '' then 'links'
      when private.repeats_words(new.words_digest, sent.name) then 'words'
    end;
    if new.suspicion is not null then new.status := 'suspected'; end if;
    return new;
  end
  $$;
revoke all on function private.suspect_lead() from public;

create function private.repeats_words(_digest text, _name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) > 1 or coalesce(bool_or(lower(coalesce(message.name, request.name)) <> lower(_name)), false)
    from public.otm_leads lead
    left join public.otm_contact_subm_vlotwerk message on message.id = lead.contact_id
    left join public.otm_download_submissions request on request.id = lead.download_id
    where lead.words_digest = _digest and lead.created_at > now() - interval '7 days'
  $$;
comment on function private.repeats_words(text, text) is
  'Whether another person sent these words within a week, or the same one twice: who corrects an address sends them again.';
revoke all on function private.repeats_words(text, text) from public;

create trigger suspect before insert on public.otm_leads
  for each row execute function private.suspect_lead();

-- What is taken out of suspicion gets what a lead gets.
drop trigger queue_mails_after_all on public.otm_leads;
create trigger queue_mails_after_all after update on public.otm_leads
  for each row when (old.status in ('spam', 'suspected') and new.status = 'new')
  execute function private.queue_lead_mails();
drop trigger record_lead_that_is_no_spam on public.otm_leads;
create trigger record_lead_that_is_no_spam after update on public.otm_leads
  for each row when (old.status in ('spam', 'suspected') and new.status = 'new')
  execute function private.record_lead();
drop trigger require_person on public.otm_leads;
create trigger require_person before update on public.otm_leads
  for each row when (old.status in ('spam', 'suspected') and new.status = 'new')
  execute function private.require_person(
    'A lead is taken out of spam by a person in the panel, because mails are sent for it'
  );

create function public.prune_suspected(_before timestamptz) returns integer
  language sql security definer set search_path = ''
  as $$
    delete from private.spent_proofs where spent_at < now() - interval '12 hours';
    with expired as (
      select id from public.otm_leads where status = 'suspected' and created_at < _before
      order by created_at limit 500
    ),
    messages as (
      delete from public.otm_contact_subm_vlotwerk where id in (select id from expired) returning 1
    ),
    requests as (delete from public.otm_download_submissions where id in (select id from expired) returning 1)
    select ((select count(*) from messages) + (select count(*) from requests))::integer
  $$;
comment on function public.prune_suspected(timestamptz) is
  'Deletes what was suspected before this moment and nobody made a lead, 500 at most, and proofs that expired; gives
how many it were. For the server''s own role alone.';
revoke all on function public.prune_suspected(timestamptz) from public, anon, authenticated;
grant execute on function public.prune_suspected(timestamptz) to service_role;
