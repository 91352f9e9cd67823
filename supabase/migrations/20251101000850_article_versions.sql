-- The versions of articles: what was saved, in one document each. Written at the commit of whatever changed an article,
-- also by the plain calls on its tables. A working version is saved beside a live article and shown to nobody.

create table public.otm_article_versions (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  number int not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  assistant text
    constraint assistant_length check (char_length(assistant) <= 60),
  kind text not null
    constraint kind_is_known check (kind in ('saved', 'working', 'discarded', 'published', 'restored')),
  note text not null default ''
    constraint note_length check (char_length(note) <= 300),
  document jsonb not null
    constraint document_within_3_mb check (octet_length(document::text) <= 3145728),
  constraint otm_article_versions_number_key unique (article_id, number)
);
comment on table public.otm_article_versions is
  'Each saved state of an article. When the newest one is of kind working or restored, it waits to be published.';
comment on column public.otm_article_versions.document is
  'The fields of the article, its texts as content, the ids of its tags, and its questions as faqs.';
comment on column public.otm_article_versions.assistant is
  'The name of the access token with which an assistant or program of that person saved it; null for the person.';
create index otm_article_versions_created_by on public.otm_article_versions (created_by);
create index otm_article_versions_waiting on public.otm_article_versions (article_id)
  where kind in ('working', 'restored');
create index otm_article_versions_expiring on public.otm_article_versions (created_at) where kind <> 'published';

alter table public.otm_article_versions enable row level security;
revoke all on public.otm_article_versions from anon, authenticated;
grant select on public.otm_article_versions to authenticated;

create policy "members read the versions of articles" on public.otm_article_versions
  for select to authenticated using ((select private.is_writer()));

-- Which version last changed a field in a language: when the other language's is newer, the translation may be outdated.
create table public.otm_article_field_changes (
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  field text not null
    constraint field_length check (char_length(field) <= 63),
  number int not null,
  changed_at timestamptz not null default now(),
  primary key (article_id, language, field)
);
comment on table public.otm_article_field_changes is
  'The newest version in which each field was changed, or confirmed to be right, per language; not of empty fields.';
-- For the list of articles whose Dutch is newer than their English, by index alone.
create index otm_article_field_changes_nl on public.otm_article_field_changes (article_id, field) include (number)
  where language = 'nl';
create index otm_article_field_changes_en on public.otm_article_field_changes (article_id, field) include (number)
  where language = 'en';

alter table public.otm_article_field_changes enable row level security;
revoke all on public.otm_article_field_changes from anon, authenticated;
grant select on public.otm_article_field_changes to authenticated;

create policy "members read when fields were changed" on public.otm_article_field_changes
  for select to authenticated using ((select private.is_writer()));

create table private.live_field_changes (
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  language text not null,
  field text not null,
  number int not null,
  changed_at timestamptz not null,
  primary key (article_id, language, field)
);
comment on table private.live_field_changes is
  'While changes wait: the rows of otm_article_field_changes as they are without them, for when they are thrown away.';
alter table private.live_field_changes enable row level security;
revoke all on private.live_field_changes from public, anon, authenticated;

create function private.fields_of_document(_document jsonb) returns table (language text, field text, value text)
  language sql immutable set search_path = ''
  as $$
    select distinct on (variant ->> 'language', key) variant ->> 'language', key, value #>> '{}'
    -- Also of a document that can't be read as a whole.
    from jsonb_path_query(_document, '$.content[*] ? (@.type() == "object")') variant, jsonb_each(variant)
    where key <> 'language' and jsonb_typeof(value) = 'string' and value <> '""'
    union all
    select language, 'faqs', string_agg(texts, E'\n' order by place)
    from jsonb_path_query(_document, '$.faqs[*] ? (@.type() == "object")') with ordinality faqs (faq, place),
      unnest(array['nl', 'en']) language, lateral (
        select string_agg(value, E'\n' order by key desc) from jsonb_each_text(faq) where key like '%\_' || language
      ) held (texts)
    where coalesce(faq ->> ('question_' || language), '') <> ''
    group by language
  $$;
revoke all on function private.fields_of_document(jsonb) from public;

create function private.keep_live_field_changes(_article_id uuid) returns void
  language sql security definer set search_path = ''
  as $$
    delete from private.live_field_changes where article_id = _article_id;
    insert into private.live_field_changes (article_id, language, field, number, changed_at)
    select article_id, language, field, number, changed_at
    from public.otm_article_field_changes where article_id = _article_id
  $$;
comment on function private.keep_live_field_changes(uuid) is 'For the first changes that wait.';
revoke all on function private.keep_live_field_changes(uuid) from public;

create function private.return_field_changes(_article_id uuid, _live jsonb, _waiting jsonb, _after jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    returned record;
  begin
    -- Of changes that a backup brought from before they were kept.
    if not exists (select from private.live_field_changes where article_id = _article_id) then return; end if;
    for returned in
      with texts as (
        select language, field, live.value as live, waiting.value as waiting, after.value as after
        from unnest(array['nl', 'en']) language
        cross join (
          select field from public.otm_article_field_changes where article_id = _article_id
          union select field from private.live_field_changes where article_id = _article_id
        ) fields
        left join private.fields_of_document(_live) live using (language, field)
        left join private.fields_of_document(_waiting) waiting using (language, field)
        left join private.fields_of_document(_after) after using (language, field)
      )
      select own.language, own.field from texts own
      join texts other on other.field = own.field and other.language <> own.language
      where own.after is not distinct from own.live
        -- What was confirmed beside a change of the other language counts once that is published.
        and (own.after is distinct from own.waiting or other.after is not distinct from other.live)
    loop
      delete from public.otm_article_field_changes
      where (article_id, language, field) = (_article_id, returned.language, returned.field);
      insert into public.otm_article_field_changes (article_id, language, field, number, changed_at)
      select article_id, language, field, number, changed_at from private.live_field_changes
      where (article_id, language, field) = (_article_id, returned.language, returned.field);
    end loop;
    delete from private.live_field_changes where article_id = _article_id;
  end
  $$;
comment on function private.return_field_changes(uuid, jsonb, jsonb, jsonb) is
  'Once nothing waits any more: makes the changes of fields that are live as they were what they were before. The documents '
  'are what was live, what waited, and what is live now.';
revoke all on function private.return_field_changes(uuid, jsonb, jsonb, jsonb) from public;

create function private.record_field_changes(
  _article_id uuid, _number int, _before jsonb, _after jsonb, _live jsonb default null
) returns void
  language sql security definer set search_path = ''
  as $$
    delete from public.otm_article_field_changes held
    where article_id = _article_id and not exists (
      select from private.fields_of_document(_after) now where (now.language, now.field) = (held.language, held.field)
    );
    -- Whoever changes a new or outdated translation works from the other language, which is then no newer than it.
    update public.otm_article_field_changes other set number = _number
    from private.fields_of_document(_after) now
    left join private.fields_of_document(_before) before using (language, field)
    left join private.fields_of_document(_live) live using (language, field)
    left join public.otm_article_field_changes own
      on own.article_id = _article_id and (own.language, own.field) = (now.language, now.field)
    where other.article_id = _article_id and other.field = now.field and other.language <> now.language
      and now.value is distinct from before.value and now.value is distinct from live.value
      and (own.number is null or own.number < other.number);
    insert into public.otm_article_field_changes (article_id, language, field, number)
    select _article_id, now.language, now.field, _number
    from private.fields_of_document(_after) now
    left join private.fields_of_document(coalesce(_before, '{"content": [], "faqs": []}')) before
      using (language, field)
    left join private.fields_of_document(_live) live using (language, field)
    where now.value is distinct from before.value and now.value is distinct from live.value
    on conflict (article_id, language, field) do update set number = excluded.number, changed_at = now()
  $$;
comment on function private.record_field_changes(uuid, int, jsonb, jsonb, jsonb) is
  'Notes the fields that differ from what was there before, and from what was live when changes waited beside it.';
revoke all on function private.record_field_changes(uuid, int, jsonb, jsonb, jsonb) from public;

create function private.article_document(_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select to_jsonb(article) - array['id', 'created_at', 'updated_at', 'published_at'] || jsonb_build_object(
      'content', coalesce((
        select jsonb_agg(to_jsonb(variant) - 'article_id' order by variant.language desc)
        from public.otm_blog_article_content variant where variant.article_id = article.id
      ), '[]'),
      'tags', coalesce((
        select jsonb_agg(link.tag_id order by link.tag_id)
        from public.otm_blog_article_tags link where link.article_id = article.id
      ), '[]'),
      'faqs', coalesce((
        select jsonb_agg(to_jsonb(faq) - array['id', 'article_id', 'display_order'] order by faq.display_order, faq.id)
        from public.otm_blog_article_faqs faq where faq.article_id = article.id
      ), '[]')
    )
    from public.otm_blog_articles article where article.id = _id
  $$;
comment on function private.article_document(uuid) is 'The present state of an article, as a version holds it.';
revoke all on function private.article_document(uuid) from public;

create function private.is_waiting(_version public.otm_article_versions) returns boolean
  language sql immutable set search_path = ''
  as $$
    -- What was restored in a draft is in the tables.
    select coalesce(
      _version.kind = 'working'
      or _version.kind = 'restored' and _version.document -> 'published' is distinct from 'false',
      false
    )
  $$;
comment on function private.is_waiting(public.otm_article_versions) is
  'Whether a newest version waits to be published.';
revoke all on function private.is_waiting(public.otm_article_versions) from public;

create function private.live_document(_article_id uuid, _before int) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select version.document from public.otm_article_versions version
    where version.article_id = _article_id and version.number < _before and version.kind <> 'discarded'
      and not private.is_waiting(version)
    order by version.number desc limit 1
  $$;
comment on function private.live_document(uuid, int) is 'What the tables held before this version; null before the first.';
revoke all on function private.live_document(uuid, int) from public;

-- What was written to the tables has passed their constraints.
create function private.require_version_document() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_article_document(new.document, new.article_id);
    -- As many as the panel reads of an article.
    if new.kind = 'working' and jsonb_array_length(new.document -> 'tags') > 100 then
      raise exception 'An article has 100 tags at most' using errcode = 'check_violation';
    end if;
    return new;
  end
  $$;
comment on function private.require_version_document() is 'Rejects a version that can''t be read, or published later.';
revoke all on function private.require_version_document() from public;
create trigger require_document before insert on public.otm_article_versions
  for each row when (new.kind in ('working', 'restored')) execute function private.require_version_document();

create function private.insert_article_version(
  _article_id uuid, _number int, _kind text, _note text, _document jsonb
) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Waits for a transaction that adds the same number. No other lock: a transaction may change any number of articles.
    insert into public.otm_article_versions (article_id, number, created_by, assistant, kind, note, document)
    values (
      _article_id, _number, (select users.id from auth.users where users.id = auth.uid()), private.token_name(),
      _kind, coalesce(_note, ''), _document
    )
    on conflict (article_id, number) do nothing;
    return found;
  end
  $$;
comment on function private.insert_article_version(uuid, int, text, text, jsonb) is
  'False when another transaction added this number.';
revoke all on function private.insert_article_version(uuid, int, text, text, jsonb) from public;

create function private.add_article_version(_article_id uuid, _kind text, _note text, _document jsonb) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    latest public.otm_article_versions;
  begin
    loop
      select * from public.otm_article_versions where article_id = _article_id order by number desc limit 1
        into latest;
      latest.number := coalesce(latest.number, 0);
      exit when private.insert_article_version(_article_id, latest.number + 1, _kind, _note, _document);
    end loop;
    if not private.is_waiting(latest) then
      perform private.keep_live_field_changes(_article_id);
      latest.document := private.live_document(_article_id, latest.number + 1);
    end if;
    perform private.record_field_changes(_article_id, latest.number + 1, latest.document, _document);
    return latest.number + 1;
  end
  $$;
comment on function private.add_article_version(uuid, text, text, jsonb) is 'Adds the newest version; gives its number.';
revoke all on function private.add_article_version(uuid, text, text, jsonb) from public;

-- One version for each transaction and article, however many rows it wrote.
create table private.article_changes (
  xid xid8 not null default pg_current_xact_id(),
  article_id uuid not null,
  primary key (xid, article_id)
);
comment on table private.article_changes is
  'The articles that transactions in progress have changed; each deletes its rows when it commits.';
alter table private.article_changes enable row level security;
revoke all on private.article_changes from public, anon, authenticated;

create function private.record_article_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed uuid;
  begin
    if tg_table_name = 'otm_blog_articles' then changed := new.id;
    elsif tg_op = 'DELETE' then changed := old.article_id;
    else changed := new.article_id;
    end if;
    -- The deletion of a tag is no change of the articles that carried it: it must not end what waits to be published.
    if tg_op = 'DELETE' and tg_table_name = 'otm_blog_article_tags' then
      if not exists (select from public.otm_blog_tags where id = old.tag_id) then return null; end if;
    end if;
    insert into private.article_changes (article_id) values (changed) on conflict do nothing;
    return null;
  end
  $$;
comment on function private.record_article_change() is 'Has the commit write a version of the article.';
revoke all on function private.record_article_change() from public;

create function private.hide_article(_article_id uuid, _content jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if _content = '[]' or _content @> '[{"published": true}]' then
      delete from private.hidden_articles where article_id = _article_id;
    else
      insert into private.hidden_articles (article_id) values (_article_id) on conflict do nothing;
    end if;
  end
  $$;
comment on function private.hide_article(uuid, jsonb) is
  'Hides an article whose texts are all unpublished, and shows others.';
revoke all on function private.hide_article(uuid, jsonb) from public;

create function private.record_article_version(_article_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_restored constant boolean := coalesce(current_setting('vlotwerk.restored', true), '') = _article_id::text;
    latest public.otm_article_versions;
    present jsonb;
    live jsonb;
  begin
    loop
      -- Before the present state: what is committed in between then has a newer number, and both are read again.
      select * from public.otm_article_versions where article_id = _article_id order by number desc limit 1
        into latest;
      present := private.article_document(_article_id);
      -- The article was deleted.
      if present is null then return; end if;
      exit when not is_restored and latest.document = present and (
        latest.kind in ('saved', 'published') or latest.kind = 'restored' and not (present ->> 'published')::boolean
      );
      if private.insert_article_version(
        _article_id,
        coalesce(latest.number, 0) + 1,
        case
          when is_restored then 'restored'
          when (present ->> 'published')::boolean then 'published'
          else 'saved'
        end,
        case when is_restored then current_setting('vlotwerk.restored_note', true) end,
        present
      ) then
        if private.is_waiting(latest) then
          live := private.live_document(_article_id, latest.number);
          perform private.return_field_changes(_article_id, live, latest.document, present);
        elsif latest.kind = 'discarded' then
          latest.document := private.live_document(_article_id, latest.number);
        end if;
        perform private.record_field_changes(
          _article_id, coalesce(latest.number, 0) + 1, latest.document, present, live
        );
        exit;
      end if;
    end loop;
    perform private.hide_article(_article_id, present -> 'content');
    perform private.show_article(_article_id, present);
  end
  $$;
revoke all on function private.record_article_version(uuid) from public;

create function private.record_article_versions(_xid xid8) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed uuid;
  begin
    for changed in select article_id from private.article_changes where xid = _xid order by article_id loop
      delete from private.article_changes where (xid, article_id) = (_xid, changed);
      perform private.record_article_version(changed);
    end loop;
  end
  $$;
comment on function private.record_article_versions(xid8) is
  'Writes the versions of all articles that a transaction changed, in one order, so that no two wait for each other.';
revoke all on function private.record_article_versions(xid8) from public;

create function private.record_versions_of_articles() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The first one writes all; the others look for their own alone.
    if exists (select from private.article_changes where (xid, article_id) = (new.xid, new.article_id)) then
      perform private.record_article_versions(new.xid);
    end if;
    return null;
  end
  $$;
revoke all on function private.record_versions_of_articles() from public;

create constraint trigger record_version after insert on private.article_changes
  deferrable initially deferred
  for each row execute function private.record_versions_of_articles();

create trigger keep_version after insert or update on public.otm_blog_articles
  for each row execute function private.record_article_change();
create trigger keep_version after insert or update or delete on public.otm_blog_article_content
  for each row execute function private.record_article_change();
create trigger keep_version after insert or update or delete on public.otm_blog_article_faqs
  for each row execute function private.record_article_change();
create trigger keep_version after insert or update or delete on public.otm_blog_article_tags
  for each row execute function private.record_article_change();

-- What is planned to go live is an editor's: a later change would go live with it.
create function private.require_not_scheduled(_article_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_writer();
    -- Waits for whoever is planning it.
    perform from public.otm_blog_articles where id = _article_id for no key update;
    if private.is_scheduled(_article_id) and not private.is_editor() then
      raise exception 'Only editors change an article whose publication is planned'
        using errcode = 'insufficient_privilege';
    end if;
  end
  $$;
comment on function private.require_not_scheduled(uuid) is
  'Rejects whoever has no role, and a writer while a publication of the article is planned.';
revoke all on function private.require_not_scheduled(uuid) from public;

create function private.require_current_version(_article_id uuid, _updated_at timestamptz, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    present timestamptz;
  begin
    select updated_at from public.otm_blog_articles where id = _article_id for no key update into present;
    if not found then
      raise exception 'The article does not exist (any more)' using errcode = 'PT404';
    end if;
    if present is distinct from _updated_at or _number is distinct from (
      select coalesce(max(number), 0) from public.otm_article_versions where article_id = _article_id
    ) then
      raise exception 'The article was changed by somebody else in the meantime'
        using errcode = 'PT409', hint = 'Nothing was saved. Load the article again and repeat your changes.';
    end if;
  end
  $$;
comment on function private.require_current_version(uuid, timestamptz, int) is
  'Rejects a save over another state than the one that was loaded: its updated_at and its newest version.';
revoke all on function private.require_current_version(uuid, timestamptz, int) from public;

create function private.add_version_after(
  _article_id uuid, _number int, _kind text, _note text, _document jsonb
) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    added constant int := private.add_article_version(_article_id, _kind, _note, _document);
  begin
    -- A plain write of a text, which does not lock the article, was committed in between.
    if added <> _number + 1 then
      raise exception 'The article was changed by somebody else in the meantime'
        using errcode = 'PT409', hint = 'Nothing was saved. Load the article again and repeat your changes.';
    end if;
    return added;
  end
  $$;
revoke all on function private.add_version_after(uuid, int, text, text, jsonb) from public;

create function public.save_working_version(
  _article_id uuid, _updated_at timestamptz, _number int, _document jsonb, _note text default ''
) returns int
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_drafter(_article_id);
    perform private.require_current_version(_article_id, _updated_at, _number);
    return private.add_version_after(_article_id, _number, 'working', _note, _document);
  end
  $$;
comment on function public.save_working_version is
  'Saves changes of an article without showing them, over the version that was loaded (PT409 when it is outdated); '
  'gives the new version''s number.';
revoke all on function public.save_working_version from public, anon, authenticated;
grant execute on function public.save_working_version to authenticated;

create function public.discard_working_version(_article_id uuid, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_not_scheduled(_article_id);
    -- The newest one gets a new number: who still has it open saves over what is live now, and is told.
    update public.otm_article_versions version
    set kind = 'discarded', number = case number when _number then number + 1 else number end
    where article_id = _article_id and private.is_waiting(version) and number > coalesce((
      select max(other.number) from public.otm_article_versions other
      where other.article_id = _article_id and other.kind <> 'discarded' and not private.is_waiting(other)
    ), 0) and _number = (select max(number) from public.otm_article_versions where article_id = _article_id);
    if not found then
      raise exception 'The article was changed by somebody else in the meantime' using errcode = 'PT409';
    end if;
    perform private.return_field_changes(_article_id, null, null, null);
    perform private.record_event('discarded', 'article', _article_id,
      _label => (select slug from public.otm_blog_articles where id = _article_id));
  end
  $$;
comment on function public.discard_working_version(uuid, int) is
  'Throws away what waits to be published; its versions stay in the history. _number is that of the newest version.';
revoke all on function public.discard_working_version(uuid, int) from public, anon, authenticated;
grant execute on function public.discard_working_version(uuid, int) to authenticated;

-- Restoring, and publishing what waits.

create function private.with_language(_document jsonb, _other jsonb, _language text) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select _document
      || jsonb_build_object('content', (
        select coalesce(jsonb_agg(variant order by variant ->> 'language' desc), '[]') from (
          select variant from jsonb_array_elements(_document -> 'content') variant
          where variant ->> 'language' <> _language
          union all
          select variant from jsonb_array_elements(_other -> 'content') variant
          where variant ->> 'language' = _language
        ) variants
      ))
      -- The questions have both languages: each keeps its place.
      || jsonb_build_object('faqs', (
        select coalesce(jsonb_agg(
          coalesce((
            select jsonb_object_agg(key, case when key like '%\_' || _language then '""' else value end)
            from jsonb_each(coalesce(own.faq, (
              select jsonb_object_agg(blank, '""'::jsonb) from jsonb_object_keys(other.faq) blank
            )))
          ), '{}')
          || coalesce((
            select jsonb_object_agg(key, value) from jsonb_each(other.faq) where key like '%\_' || _language
          ), '{}')
          order by place
        ), '[]')
        from jsonb_array_elements(_document -> 'faqs') with ordinality own (faq, place)
        full join jsonb_array_elements(_other -> 'faqs') with ordinality other (faq, place) using (place)
      ))
  $$;
comment on function private.with_language(jsonb, jsonb, text) is
  'A document with the texts and questions of another one in this language.';
revoke all on function private.with_language(jsonb, jsonb, text) from public;

create function private.apply_document(_article_id uuid, _document jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    present public.otm_blog_articles;
  begin
    select * from public.otm_blog_articles where id = _article_id for update into present;
    if not found then
      raise exception 'The article does not exist (any more)' using errcode = 'PT404';
    end if;
    perform private.require_article_document(_document, _article_id);
    perform public.save_article_document(
      -- Articles and tags may be gone since.
      _document || jsonb_build_object(
        'related_articles', array(
          select id from private.ids_in(_document -> 'related_articles') join public.otm_blog_articles using (id)
          order by place
        ),
        'tags', array(select id from private.ids_in(_document -> 'tags') join public.otm_blog_tags using (id))
      ),
      _article_id, present.updated_at
    );
  end
  $$;
comment on function private.apply_document(uuid, jsonb) is
  'Writes a document into the tables of an article, less tags and related articles that are gone.';
revoke all on function private.apply_document(uuid, jsonb) from public;

create function public.restore_article_version(
  _id uuid, _updated_at timestamptz, _number int, _language text default null
) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_article_versions;
    latest public.otm_article_versions;
    present jsonb;
    is_live boolean;
    restored jsonb;
    note text;
  begin
    perform private.require_writer();
    select * from public.otm_article_versions where id = _id into wanted;
    if not found then
      raise exception 'The version does not exist (any more)' using errcode = 'PT404';
    end if;
    perform private.require_not_scheduled(wanted.article_id);
    perform private.require_current_version(wanted.article_id, _updated_at, _number);
    select * from public.otm_article_versions where article_id = wanted.article_id order by number desc limit 1
      into latest;
    perform private.require_article_document(
      wanted.document, wanted.article_id, 'This version can''t be read, so it can''t be restored. '
    );
    if latest.kind in ('working', 'restored') then
      perform private.require_article_document(
        latest.document, wanted.article_id, 'The newest version can''t be read: discard it, or save the article again. '
      );
    end if;
    select published from public.otm_blog_articles where id = wanted.article_id into is_live;
    present := case
      when latest.kind in ('working', 'restored') then latest.document
      else private.article_document(wanted.article_id)
    end;
    restored := case
      when _language is null then wanted.document
      else private.with_language(present, wanted.document, _language)
    end
      -- Whether it is shown, and where, is no matter of a restored text.
      || jsonb_build_object('published', is_live, 'slug', present ->> 'slug');
    restored := restored || jsonb_build_object('content', (
      select coalesce(jsonb_agg(variant || coalesce(
        (
          select jsonb_build_object('published', now -> 'published') from jsonb_array_elements(present -> 'content') now
          where now ->> 'language' = variant ->> 'language' and now ? 'published'
        ), '{}'
      )), '[]')
      from jsonb_array_elements(restored -> 'content') variant
    ));
    note := wanted.number || coalesce(' ' || _language, '');
    perform private.record_event('restored', 'article', wanted.article_id, _label => (present ->> 'slug') || ' ' || note);
    if is_live then
      return private.add_version_after(wanted.article_id, latest.number, 'restored', note, restored);
    end if;
    perform set_config('vlotwerk.restored', wanted.article_id::text, true);
    perform set_config('vlotwerk.restored_note', note, true);
    perform private.apply_document(wanted.article_id, restored);
    return latest.number + 1;
  end
  $$;
comment on function public.restore_article_version is
  'Makes an earlier version, or one language of it, the newest one: of a live article as changes that wait to be '
  'published. _updated_at and _number are those that were loaded (PT409). Gives the new version''s number.';
revoke all on function public.restore_article_version from public, anon, authenticated;
grant execute on function public.restore_article_version to authenticated;

create function public.list_article_versions(_article_id uuid, _before int default null, _limit int default 50)
  returns table (
    id uuid, number int, created_at timestamptz, kind text, note text, person text, assistant text
  )
  language plpgsql stable security definer rows 50 set search_path = ''
  as $$
  begin
    perform private.require_writer();
    return query
      select version.id, version.number, version.created_at, version.kind, version.note, users.email::text,
        version.assistant
      from public.otm_article_versions version
      left join auth.users on users.id = version.created_by
      where version.article_id = _article_id and (_before is null or version.number < _before)
      order by version.number desc
      limit least(greatest(_limit, 1), 200);
  end
  $$;
comment on function public.list_article_versions(uuid, int, int) is
  'The versions of an article without their documents, the newest first, with the address of whoever saved each, and '
  'the access token when it was an assistant.';
revoke all on function public.list_article_versions(uuid, int, int) from public, anon, authenticated;
grant execute on function public.list_article_versions(uuid, int, int) to authenticated;

create function public.list_missing_parts(_version_id uuid) returns table (kind text, id uuid, name text)
  language plpgsql stable security definer rows 5 set search_path = ''
  as $$
  declare
    document jsonb;
    is_editor constant boolean := private.is_editor();
  begin
    perform private.require_writer();
    select version.document from public.otm_article_versions version where version.id = _version_id
    union all
    select version.document from public.otm_page_versions version
    where version.id = _version_id and is_editor
    into document;
    return query
      select named.kind, named.id, (
        select label from private.audit_log
        where is_editor and event = 'deleted' and subject_id = named.id order by created_at desc limit 1
      )
      from (
        select 'tag', tag.id from private.ids_in(document -> 'tags') tag
        union
        select 'article', article.id from private.ids_in(document -> 'related_articles') article
        union
        select 'file', file[1]::uuid
        from regexp_matches(
          private.plain_spelling(private.strings_in(document)),
          'media[^[:space:]"''<>]*?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi'
        ) file
      ) named (kind, id)
      where not exists (select from public.otm_blog_tags tag where tag.id = named.id)
        and not exists (select from public.otm_blog_articles article where article.id = named.id)
        and not exists (select from public.otm_media file where file.id = named.id)
      limit 100;
  end
  $$;
comment on function public.list_missing_parts(uuid) is
  'The tags, related articles and files of a version (also of a page) that were deleted since; for editors with the '
  'name of each, while the audit log has it.';
revoke all on function public.list_missing_parts(uuid) from public, anon, authenticated;
grant execute on function public.list_missing_parts(uuid) to authenticated;

create function public.prune_article_versions(_before timestamptz) returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    pruned int;
  begin
    delete from public.otm_article_versions where id in (
      select version.id from public.otm_article_versions version
      where version.created_at < _before and version.kind <> 'published' and version.number < (
        select max(newer.number) from public.otm_article_versions newer where newer.article_id = version.article_id
      )
      -- A valid link outlives the version's own term.
      and not exists (
        select from public.otm_preview_links link
        where link.version_id = version.id and link.revoked_at is null and link.expires_at > now()
      )
      order by version.created_at limit 500
    );
    get diagnostics pruned = row_count;
    return pruned;
  end
  $$;
comment on function public.prune_article_versions(timestamptz) is
  'Deletes versions of before this moment that were never public, are not the newest and have no valid link; 500 at most. '
  'Gives how many.';
revoke all on function public.prune_article_versions(timestamptz) from public, anon, authenticated;
grant execute on function public.prune_article_versions(timestamptz) to service_role;

create function public.confirm_translation(_article_id uuid, _language text, _field text, _number int) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_writer();
    update public.otm_article_field_changes
    set changed_at = now(), number = _number
    where article_id = _article_id and language = _language and field = _field and number < _number
      and _number <= (select max(number) from public.otm_article_versions where article_id = _article_id);
    -- Also of what is live beside changes that wait, unless the other language is what they changed.
    update private.live_field_changes held
    set changed_at = now(), number = other.number
    from private.live_field_changes other
    where (held.article_id, held.language, held.field) = (_article_id, _language, _field)
      and (other.article_id, other.field) = (_article_id, _field) and other.language <> _language
      and held.number < other.number and other.number <= _number
      and not exists (
        select from public.otm_article_field_changes waiting
        where (waiting.article_id, waiting.language, waiting.field) = (_article_id, other.language, _field)
          and waiting.number > other.number and waiting.number <= _number
      );
  end
  $$;
comment on function public.confirm_translation(uuid, text, text, int) is
  'Says that a field in this language is still right, although the other language was changed after it, in the version '
  '_number: a change after that one still makes it outdated.';
revoke all on function public.confirm_translation(uuid, text, text, int) from public, anon, authenticated;
grant execute on function public.confirm_translation(uuid, text, text, int) to authenticated;
