-- Who makes a preview link can be mailed, once a day at most, when somebody says something through it.

alter table public.otm_preview_links add column is_mailed boolean not null default false;
comment on column public.otm_preview_links.is_mailed is 'Whether its maker is mailed when somebody says something.';
grant select (is_mailed) on public.otm_preview_links to authenticated;
alter table public.otm_preview_opinions add column is_told boolean not null default false;
comment on column public.otm_preview_opinions.is_told is 'Whether a mail has said so, or none is wished.';
create index otm_preview_opinions_untold on public.otm_preview_opinions (link_id) where not is_told;

drop function public.create_preview_link(uuid, int);
create function public.create_preview_link(_version_id uuid, _days int, _is_mailed boolean default false) returns text
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
    insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, created_by, expires_at, is_mailed)
    values (
      wanted.kind, wanted.subject_id, wanted.id, encode(sha256(token::bytea), 'hex'), auth.uid(),
      now() + make_interval(days => _days), coalesce(_is_mailed, false)
    );
    perform private.record_event('shared', 'preview link', wanted.subject_id, _label => wanted.document ->> 'slug');
    return token;
  end
  $$;
comment on function public.create_preview_link(uuid, int, boolean) is
  'Makes a link to a version, valid for 1, 7 or 30 days, and mails its maker of what is said if that is wished; gives its '
  'token, once.';
revoke all on function public.create_preview_link(uuid, int, boolean) from public, anon, authenticated;
grant execute on function public.create_preview_link(uuid, int, boolean) to authenticated;

create function public.mail_opinions() returns int
  language plpgsql security definer set search_path = ''
  as $$
  declare
    mailed int;
  begin
    -- Another instance is at it.
    if not pg_try_advisory_xact_lock(hashtext('public.otm_preview_opinions')) then return 0; end if;
    with told as (
      update public.otm_preview_opinions opinion set is_told = true
      from public.otm_preview_links link
      where link.id = opinion.link_id and not opinion.is_told and not (link.is_mailed and exists (
        select from private.mail_outbox mail join auth.users on lower(users.email) = lower(mail.recipient)
        where users.id = link.created_by and mail.kind = 'preview-comments' and mail.created_at > now() - interval '1 day'
      ))
      returning link.created_by, link.is_mailed
    )
    insert into private.mail_outbox (kind, language, recipient)
    select 'preview-comments', case users.raw_user_meta_data ->> 'panel_language' when 'nl' then 'nl' else 'en' end,
      users.email
    from auth.users
    where users.id in (select created_by from told where is_mailed)
      and users.id in (select user_id from public.user_roles where role in ('admin', 'editor'))
      and (users.banned_until is null or users.banned_until <= now());
    get diagnostics mailed = row_count;
    if mailed > 0 then perform pg_notify('mail_outbox', ''); end if;
    return mailed;
  end
  $$;
comment on function public.mail_opinions() is
  'Queues a mail to each maker of a preview link who wishes it when there is something new, unless there was one within a '
  'day; gives how many.';
revoke all on function public.mail_opinions() from public, anon, authenticated;
grant execute on function public.mail_opinions() to service_role;
