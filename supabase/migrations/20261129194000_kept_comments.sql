-- How long comments on previews are kept is a setting.

drop function public.delete_ended_opinions();
create function public.prune_opinions(_before timestamptz) returns int
  language sql security definer set search_path = ''
  as $$
    with ended as (
      delete from public.otm_preview_opinions opinion using public.otm_preview_links link
      where link.id = opinion.link_id and least(link.expires_at, link.revoked_at) < _before
      returning 1
    )
    select count(*)::int from ended
  $$;
comment on function public.prune_opinions(timestamptz) is
  'Deletes what was said through preview links that ended before; gives how many.';
revoke all on function public.prune_opinions(timestamptz) from public, anon, authenticated;
grant execute on function public.prune_opinions(timestamptz) to service_role;
comment on table public.otm_preview_opinions is
  'Remarks and verdicts by whoever has a preview link, on the version that it shows; deleted some days after the link ended.';
