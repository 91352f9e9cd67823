-- What is accepted of a proposal in a draft keeps the assistant's name, as what waits beside a live document does.

drop function public.save_document(text, jsonb, uuid, int);
create function public.save_document(
  _kind text, _document jsonb, _id uuid default null, _number int default null, _note text default ''
) returns table (id uuid, slug text, number int)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    of constant private.content_kinds := private.content_kind(_kind);
    saved uuid;
  begin
    perform private.require_drafter(of);
    if _id is not null then
      perform private.lock_subject(of, _id);
      perform private.require_draft(of, _id);
      perform private.require_newest(of, _id, _number);
    elsif of.source is null then
      raise exception 'There is one % alone', of.noun using errcode = 'check_violation';
    end if;
    if _document -> of.shown_by = 'true' and not private.is_editor() then
      raise exception 'Only editors publish' using errcode = 'insufficient_privilege';
    end if;
    saved := private.publish_waiting(of, _id, _document);
    return query select saved, coalesce(nullif(btrim(_document ->> 'slug'), ''), private.slug_of(of, saved)),
      private.record_version(_kind, saved, _note => _note);
  end
  $$;
comment on function public.save_document is
  'Saves a document (see otm_versions) as a new subject, or over the version of one that was loaded, or nothing at all. '
  '_number is that of the newest version; PT409 says that there is a newer one, PT404 that the subject is gone. Gives the '
  'number of the version that it is now. Writers and access tokens save drafts. _note names the assistant whose proposal '
  'was accepted.';
revoke all on function public.save_document from public, anon, authenticated;
grant execute on function public.save_document to authenticated;
