-- Who empties one language of an article deletes what may have been a day's work: that is in the audit log too.

alter table private.audit_log
  drop constraint noun_is_known,
  add constraint noun_is_known check (noun in (
    'article', 'Dutch text', 'English text', 'tag', 'download page', 'file', 'team member', 'message', 'request',
    'leads', 'person', 'backup'
  ));

create function private.note_deleted_text() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.jwt() is not null and not exists (
      select from public.otm_blog_article_content where article_id = old.article_id and language = old.language
    ) then
      perform private.note_deed(
        'deleted', case old.language when 'nl' then 'Dutch text' else 'English text' end, id, _label => slug
      )
      from public.otm_blog_articles where id = old.article_id;
    end if;
    return null;
  end
  $$;
comment on function private.note_deleted_text() is 'Notes that an article which is still there lost a language.';
revoke all on function private.note_deleted_text() from public;

-- At the end of the transaction: a save takes away every text and writes them anew.
create constraint trigger note_deletion after delete on public.otm_blog_article_content
  deferrable initially deferred
  for each row execute function private.note_deleted_text();
