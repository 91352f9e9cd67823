-- Links that show one version to somebody without an account.

create table public.otm_preview_links (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id uuid not null,
  version_id uuid not null references public.otm_versions on delete cascade,
  token_hash text not null
    constraint otm_preview_links_token_hash_key unique,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  expires_at timestamptz not null,
  revoked_at timestamptz
    constraint revoked_at_is_plausible check (private.is_plausible_time(revoked_at)),
  opens int not null default 0,
  last_opened_at timestamptz
);
comment on table public.otm_preview_links is 'Valid until they expire or are revoked; the token itself is not stored.';
create index otm_preview_links_subject_id on public.otm_preview_links (subject_id, created_at desc);
create index otm_preview_links_version_id on public.otm_preview_links (version_id);
create index otm_preview_links_created_by on public.otm_preview_links (created_by);

alter table public.otm_preview_links enable row level security;
revoke all on public.otm_preview_links from anon, authenticated;
-- All but token_hash.
grant select (id, kind, subject_id, version_id, created_at, created_by, expires_at, revoked_at, opens, last_opened_at)
  on public.otm_preview_links to authenticated;
grant update (revoked_at) on public.otm_preview_links to authenticated;

create policy "editors read preview links" on public.otm_preview_links
  for select to authenticated using ((select private.is_editor()));
create policy "editors revoke preview links" on public.otm_preview_links
  for update to authenticated using ((select private.is_editor()));

-- One way: who revoked a link must not find it open again.
create function private.revoke_for_good() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if old.revoked_at is null then new.revoked_at := now();
    elsif new.revoked_at is null then
      raise exception 'A preview link that was revoked stays so' using errcode = 'PT409', hint = 'Make a new link.';
    else new.revoked_at := old.revoked_at;
    end if;
    return new;
  end
  $$;
revoke all on function private.revoke_for_good() from public;
create trigger revoke_for_good before update on public.otm_preview_links
  for each row when (old.revoked_at is distinct from new.revoked_at)
  execute function private.revoke_for_good();

create function private.record_revocation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null then
      perform private.record_event(
        'unshared', 'preview link', new.subject_id, _label => private.slug_of(private.content_kind(new.kind), new.subject_id)
      );
    end if;
    return null;
  end
  $$;
revoke all on function private.record_revocation() from public;
create trigger record_revocation after update on public.otm_preview_links
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.record_revocation();

create function public.create_preview_link(_version_id uuid, _days int) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted public.otm_versions;
    -- Two random UUIDs hold 244 random bits.
    token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  begin
    perform private.require_editor();
    if _days is null or _days not in (1, 7, 30) then
      raise exception 'A preview link is valid for 1, 7 or 30 days' using errcode = 'PT400';
    end if;
    select * from public.otm_versions where id = _version_id into wanted;
    if not found or private.is_in_trash(wanted.subject_id) then
      raise exception 'The version does not exist (any more)' using errcode = 'PT404';
    end if;
    insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, created_by, expires_at)
    values (
      wanted.kind, wanted.subject_id, wanted.id, encode(sha256(token::bytea), 'hex'), auth.uid(),
      now() + make_interval(days => _days)
    );
    perform private.record_event('shared', 'preview link', wanted.subject_id, _label => wanted.document ->> 'slug');
    return token;
  end
  $$;
comment on function public.create_preview_link(uuid, int) is
  'Makes a link to a version, valid for 1, 7 or 30 days; gives its token, once.';
revoke all on function public.create_preview_link(uuid, int) from public, anon, authenticated;
grant execute on function public.create_preview_link(uuid, int) to authenticated;

create function public.open_preview(_token text, _is_counted boolean default true)
  returns table (
    kind text, subject_id uuid, number int, document jsonb, tags jsonb, created_at timestamptz, updated_at timestamptz,
    published_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  declare
    link public.otm_preview_links;
    source text;
    subject record;
  begin
    select * from public.otm_preview_links held
    where held.token_hash = encode(sha256(convert_to(left(_token, 100), 'UTF8')), 'hex')
      and held.revoked_at is null and held.expires_at > now()
    into link;
    source := (private.content_kind(coalesce(link.kind, 'article'))).source;
    if link.id is null or source is null then return; end if;
    if _is_counted then
      update public.otm_preview_links set opens = opens + 1, last_opened_at = now() where id = link.id;
    end if;
    execute format('select created_at, published_at from public.%I where id = $1', source)
      using link.subject_id into subject;
    return query
      select version.kind, version.subject_id, version.number, version.document, coalesce((
          select jsonb_agg(jsonb_build_object('name', tag.name, 'slug', tag.slug, 'name_nl', tag.name_nl, 'name_en', tag.name_en))
          from private.ids_in(version.document -> 'tags') wanted join public.otm_blog_tags tag on tag.id = wanted.id
        ), '[]'), subject.created_at, version.created_at, subject.published_at, link.expires_at
      from public.otm_versions version where version.id = link.version_id;
  end
  $$;
comment on function public.open_preview(text, boolean) is
  'The version behind the token of a link that is valid; nothing for all others.';
revoke all on function public.open_preview(text, boolean) from public, anon, authenticated;
grant execute on function public.open_preview(text, boolean) to anon, authenticated;
