-- What happens on the site, in the order in which it happened. Written in the transaction of its cause, and only while a
-- webhook wants it.

create table private.events (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  data jsonb not null default '{}',
  lead_id uuid references public.otm_leads on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.events is
  'What happened. The data of a lead is read when it is told, so that it is gone when the lead is.';
create index events_lead_id on private.events (lead_id);
create index events_created_at on private.events (created_at);
alter table private.events enable row level security;
revoke all on private.events from public, anon, authenticated, service_role;

create sequence private.event_delivery_order as bigint;
revoke all on sequence private.event_delivery_order from anon, authenticated, service_role;

create table private.event_deliveries (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references private.events on delete cascade,
  webhook_id uuid not null references public.otm_webhooks on delete cascade,
  subject text not null,
  place bigint not null default nextval('private.event_delivery_order'),
  state text not null default 'queued'
    constraint state_is_known check (state in ('queued', 'sent', 'failed')),
  tries int not null default 0,
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  tried_at timestamptz,
  status int,
  answer text,
  error text,
  constraint event_deliveries_once unique (event_id, webhook_id)
);
comment on table private.event_deliveries is 'Each event for each webhook, with the last answer.';
comment on column private.event_deliveries.subject is 'Events of one subject are told one after the other.';
comment on column private.event_deliveries.place is 'Counts up; what is sent again goes to the end.';
create index event_deliveries_queued on private.event_deliveries (webhook_id, subject, place) where state = 'queued';
create index event_deliveries_newest on private.event_deliveries (webhook_id, place desc);
alter table private.event_deliveries enable row level security;
revoke all on private.event_deliveries from public, anon, authenticated, service_role;

create function private.is_wanted(_type text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.otm_webhooks where _type = any (events) and pause is null)
  $$;
comment on function private.is_wanted(text) is 'Whether a webhook is told events of this type.';
revoke all on function private.is_wanted(text) from public;

create function private.add_event(_type text, _subject text, _data jsonb, _lead_id uuid default null) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.is_wanted(_type) then return; end if;
    with listening as (
      -- Locked, so that a webhook that is being deleted fails nobody's form.
      select id from public.otm_webhooks where _type = any (events) and pause is null order by id for key share
    ), event as (
      insert into private.events (type, data, lead_id)
      select _type, _data, _lead_id where exists (select from listening)
      returning id
    )
    insert into private.event_deliveries (event_id, webhook_id, subject)
    select event.id, listening.id, _subject from event, listening;
    if found then perform pg_notify('event_deliveries', ''); end if;
  end
  $$;
comment on function private.add_event(text, text, jsonb, uuid) is 'Queues an event for each webhook that wants it.';
revoke all on function private.add_event(text, text, jsonb, uuid) from public;

create function private.record_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_restoring() or tg_op = 'UPDATE' and exists (select from private.events where lead_id = new.id) then
      return null;
    end if;
    perform private.add_event(
      case new.kind when 'contact' then 'lead.created' else 'download.requested' end, 'lead ' || new.id, '{}', new.id
    );
    return null;
  end
  $$;
revoke all on function private.record_lead() from public;
create trigger record_lead after insert on public.otm_leads
  for each row when (new.status = 'new') execute function private.record_lead();
create trigger record_lead_that_is_no_spam after update on public.otm_leads
  for each row when (old.status = 'spam' and new.status = 'new') execute function private.record_lead();

create function private.drop_deliveries_of_spam() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.event_deliveries delivery set state = 'failed', error = 'The lead was marked as spam.'
    from private.events event
    where event.id = delivery.event_id and event.lead_id = new.id and delivery.state = 'queued' and delivery.claim is null;
    return null;
  end
  $$;
revoke all on function private.drop_deliveries_of_spam() from public;
create trigger drop_deliveries after update on public.otm_leads
  for each row when (new.status = 'spam' and old.status <> 'spam') execute function private.drop_deliveries_of_spam();

-- What visitors see of each article, by language: the difference at a commit is the event. Kept without webhooks too, so
-- that a new one is told only what happens from then on.
create table private.shown_articles (
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  language text not null,
  slug text not null,
  title text not null,
  hash text not null,
  primary key (article_id, language)
);
comment on table private.shown_articles is 'The languages of articles that are public, with a hash of all that is shown.';
alter table private.shown_articles enable row level security;
revoke all on private.shown_articles from public, anon, authenticated, service_role;

create function private.show_article(_article_id uuid, _document jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from private.shown_articles held
    where held.article_id = _article_id and not (
      (_document ->> 'published')::boolean
      and _document -> 'content' @> jsonb_build_array(jsonb_build_object('language', held.language, 'published', true))
    );
    if not (_document ->> 'published')::boolean then return; end if;
    insert into private.shown_articles as held (article_id, language, slug, title, hash)
    select _article_id, language, _document ->> 'slug', variant ->> 'title',
      encode(sha256(convert_to(
        concat((_document - '{content,faqs,published}'::text[])::text, variant::text, (
          select string_agg(jsonb_build_array(faq -> ('question_' || language), faq -> ('answer_' || language))::text, '')
          from jsonb_array_elements(_document -> 'faqs') faq where faq ->> ('question_' || language) <> ''
        )), 'UTF8'
      )), 'hex')
    from jsonb_array_elements(_document -> 'content') variant, lateral (select variant ->> 'language') named (language)
    where (variant ->> 'published')::boolean
    on conflict (article_id, language) do update
      set slug = excluded.slug, title = excluded.title, hash = excluded.hash
      where held.hash <> excluded.hash;
  end
  $$;
comment on function private.show_article(uuid, jsonb) is 'Keeps what visitors see of an article, from its present state.';
revoke all on function private.show_article(uuid, jsonb) from public;

create function private.record_shown_article() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    shown constant private.shown_articles := case tg_op when 'DELETE' then old else new end;
  begin
    perform private.add_event(
      case tg_op when 'INSERT' then 'article.published' when 'UPDATE' then 'article.updated' else 'article.unpublished' end,
      'article ' || shown.article_id,
      jsonb_build_object(
        'id', shown.article_id, 'language', shown.language, 'slug', shown.slug, 'title', shown.title,
        'formerSlug', case when tg_op = 'UPDATE' and old.slug <> new.slug then old.slug end
      )
    );
    return null;
  end
  $$;
revoke all on function private.record_shown_article() from public;
create trigger record_shown_article after insert or update or delete on private.shown_articles
  for each row execute function private.record_shown_article();

create function private.record_shown_page() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.add_event(
      'download_page.published', 'download page ' || new.id, jsonb_build_object('id', new.id, 'slug', new.slug)
    );
    return null;
  end
  $$;
revoke all on function private.record_shown_page() from public;
create trigger record_shown_page after insert on public.otm_download_pages
  for each row when (new.active) execute function private.record_shown_page();
create trigger record_page_that_is_shown after update on public.otm_download_pages
  for each row when (new.active and not old.active) execute function private.record_shown_page();

create function private.record_team() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Before the lock, and before the team is read for each row of it.
    if not private.is_wanted('team.changed') then return null; end if;
    -- Concurrent transactions see each other's changes, and the last event is the last state.
    perform pg_advisory_xact_lock(hashtext('team.changed'));
    if exists (select from private.events where type = 'team.changed' and created_at = now()) then return null; end if;
    perform private.add_event('team.changed', 'team', jsonb_build_object('members', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'roleNl', role_nl, 'roleEn', role_en) order by display_order, id
      )
      from public.otm_team_members where active
    ), '[]')));
    return null;
  end
  $$;
comment on function private.record_team() is 'One event for each transaction.';
revoke all on function private.record_team() from public;
create constraint trigger record_team_insert after insert on public.otm_team_members
  deferrable initially deferred
  for each row when (new.active) execute function private.record_team();
create constraint trigger record_team_update after update on public.otm_team_members
  deferrable initially deferred
  for each row when (
    (old.active or new.active)
    and (old.name, old.image_url, old.role_nl, old.role_en, old.bio_nl, old.bio_en, old.display_order, old.active)
      is distinct from (new.name, new.image_url, new.role_nl, new.role_en, new.bio_nl, new.bio_en, new.display_order, new.active)
  )
  execute function private.record_team();
create constraint trigger record_team_delete after delete on public.otm_team_members
  deferrable initially deferred
  for each row when (old.active) execute function private.record_team();
