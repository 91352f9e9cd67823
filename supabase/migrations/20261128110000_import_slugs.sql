-- Where imported items will be is settled before their texts, which link to each other.

drop function public.list_imported(text, text);
create function public.list_imported(_source text, _after text default '')
  returns table (key text, kind text, id uuid, slug text)
  language plpgsql stable security definer rows 1000 set search_path = ''
  as $$
  begin
    perform private.require_importer();
    return query
      select import.key, import.kind, import.subject_id, coalesce(article.slug, page.slug, tag.slug)
      from private.imports import
      left join public.otm_blog_articles article on article.id = import.subject_id
      left join public.otm_pages page on page.id = import.subject_id
      left join public.otm_blog_tags tag on tag.id = import.subject_id
      where import.source = _source and import.key > _after and (
        coalesce(article.id, page.id, tag.id) is not null
        or exists (select from public.otm_media where otm_media.id = import.subject_id)
      )
      order by import.key limit 1000;
  end
  $$;
comment on function public.list_imported(text, text) is
  'What was taken from a source and is here still, by key, a thousand after the one that _after names; files have no slug.';
revoke all on function public.list_imported(text, text) from public, anon, authenticated;
grant execute on function public.list_imported(text, text) to authenticated, service_role;

create function public.list_taken_slugs() returns table (article text[], page text[])
  language plpgsql stable security definer rows 1 set search_path = ''
  as $$
  begin
    perform private.require_importer();
    -- One row: a project gives 1,000 at most.
    return query select
      array(select slug from public.otm_blog_articles),
      array(select slug from public.otm_pages where kind = 'page');
  end
  $$;
comment on function public.list_taken_slugs() is 'The slugs of articles and of pages, in one row: those that an import can''t give.';
revoke all on function public.list_taken_slugs() from public, anon, authenticated;
grant execute on function public.list_taken_slugs() to authenticated, service_role;
