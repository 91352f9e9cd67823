-- Changes of the about page wait beside what is live, as those of any document: planned, shared and proposed.

update private.content_kinds set can_wait = true where name = 'about-page';
insert into private.media_places (place, kind) values ('about page version', 'about-page');

alter table public.otm_schedules
  add constraint about_page_stays check (kind <> 'about-page' or action = 'publish');

create or replace function public.open_preview(_token text, _is_counted boolean default true)
  returns table (
    kind text, subject_id uuid, number int, document jsonb, tags jsonb, created_at timestamptz, updated_at timestamptz,
    published_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer rows 1 set search_path = ''
  as $$
  declare
    link public.otm_preview_links;
    source text;
    created timestamptz;
    published timestamptz;
  begin
    select * from public.otm_preview_links held
    where held.token_hash = encode(sha256(convert_to(left(_token, 100), 'UTF8')), 'hex')
      and held.revoked_at is null and held.expires_at > now()
    into link;
    if link.id is null then return; end if;
    if _is_counted then
      update public.otm_preview_links set opens = opens + 1, last_opened_at = now() where id = link.id;
    end if;
    source := (private.content_kind(link.kind)).source;
    -- What there is one alone was always there.
    if source is not null then
      execute format('select created_at, published_at from public.%I where id = $1', source)
        using link.subject_id into created, published;
    end if;
    return query
      select version.kind, version.subject_id, version.number, version.document, coalesce((
          select jsonb_agg(jsonb_build_object('name', tag.name, 'slug', tag.slug, 'name_nl', tag.name_nl, 'name_en', tag.name_en))
          from private.ids_in(version.document -> 'tags') wanted join public.otm_blog_tags tag on tag.id = wanted.id
        ), '[]'), coalesce(created, version.created_at), version.created_at, published, link.expires_at
      from public.otm_versions version where version.id = link.version_id;
  end
  $$;
