-- What readers of a preview link say of its version: remarks, and whether it may go live.

create table public.otm_preview_opinions (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.otm_preview_links on delete cascade,
  name text not null
    constraint otm_preview_opinions_name_is_short check (name = trim(name) and char_length(name) between 1 and 80),
  quote text not null default ''
    constraint otm_preview_opinions_quote_is_short check (char_length(quote) <= 500),
  remark text not null default ''
    constraint otm_preview_opinions_remark_is_short check (char_length(remark) <= 2000),
  verdict text
    constraint otm_preview_opinions_verdict_is_known check (verdict in ('approved', 'not yet')),
  created_at timestamptz not null default now(),
  resolved_at timestamptz
    constraint resolved_at_is_plausible check (private.is_plausible_time(resolved_at)),
  constraint otm_preview_opinions_say_something check (verdict is not null or remark <> '')
);
comment on table public.otm_preview_opinions is
  'Remarks and verdicts by whoever has a preview link, on the version that it shows; deleted 30 days after the link ended.';
create index otm_preview_opinions_link_id on public.otm_preview_opinions (link_id, created_at);
create index otm_preview_opinions_open on public.otm_preview_opinions (created_at) where resolved_at is null;

alter table public.otm_preview_opinions enable row level security;
revoke all on public.otm_preview_opinions from anon, authenticated;
grant select, delete on public.otm_preview_opinions to authenticated;
grant update (resolved_at) on public.otm_preview_opinions to authenticated;

create policy "editors read opinions" on public.otm_preview_opinions
  for select to authenticated using ((select private.is_editor()));
create policy "editors settle opinions" on public.otm_preview_opinions
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete opinions" on public.otm_preview_opinions
  for delete to authenticated using ((select private.is_editor()));

create function public.give_opinion(
  _token text, _name text, _quote text default '', _remark text default '', _verdict text default null,
  _before text default ''
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    link constant uuid := private.open_link(_token);
  begin
    if link is null then
      raise exception 'The preview link does not work (any more)' using errcode = 'PT404';
    end if;
    -- One after another, so that the limit holds.
    perform from public.otm_preview_links where id = link for update;
    if (select count(*) from public.otm_preview_opinions where link_id = link) >= 200 then
      raise exception 'This preview link has its 200 remarks' using errcode = 'PT429', hint = 'Ask for a new link.';
    end if;
    insert into public.otm_preview_opinions (link_id, name, quote, before, remark, verdict)
    values (link, trim(_name), coalesce(_quote, ''), coalesce(_before, ''), coalesce(_remark, ''), _verdict);
  end
  $$;
comment on function public.give_opinion(text, text, text, text, text, text) is
  'Keeps what the reader of a valid preview link says of its version: words of it, what stands before them, a remark, '
  '"approved" or "not yet"; 200 for a link at most.';
revoke all on function public.give_opinion(text, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.give_opinion(text, text, text, text, text, text) to anon, authenticated;

create function public.delete_ended_opinions() returns int
  language sql security definer set search_path = ''
  as $$
    with ended as (
      delete from public.otm_preview_opinions opinion using public.otm_preview_links link
      where link.id = opinion.link_id and least(link.expires_at, link.revoked_at) < now() - interval '30 days'
      returning 1
    )
    select count(*)::int from ended
  $$;
comment on function public.delete_ended_opinions() is
  'Deletes what was said through preview links that ended 30 days ago; gives how many.';
revoke all on function public.delete_ended_opinions() from public, anon, authenticated;
grant execute on function public.delete_ended_opinions() to service_role;
