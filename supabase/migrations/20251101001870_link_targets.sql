-- Where links in texts lead: whether visitors find a page or file there.

create function public.list_missing_targets(
  _articles text[] default '{}', _tags text[] default '{}', _downloads text[] default '{}', _files uuid[] default '{}',
  _pages text[] default '{}'
) returns table (kind text, slug text)
  language sql stable security invoker set search_path = ''
  as $$
    select 'article', wanted from unnest(_articles) wanted
    where not exists (select from public.otm_blog_articles where slug = wanted and published)
      and not exists (
        select from public.otm_blog_article_slugs former
        join public.otm_blog_articles article on article.id = former.article_id
        where former.slug = wanted and article.published
      )
    union all
    select 'tag', wanted from unnest(_tags) wanted
    where not exists (
      select from public.otm_blog_tags tag
      join public.otm_blog_article_tags link on link.tag_id = tag.id
      join public.otm_blog_articles article on article.id = link.article_id
      where tag.slug = wanted and article.published
    )
    union all
    select 'download', wanted from unnest(_downloads) wanted
    where not exists (select from public.otm_download_pages where slug = wanted and active)
      and not exists (
        select from public.otm_download_page_slugs former
        join public.otm_download_pages page on page.id = former.page_id
        where former.slug = wanted and page.active
      )
    union all
    select 'page', wanted from unnest(_pages) wanted
    where not exists (
        select from public.otm_pages page
        where page.published and case page.kind
          when 'page' then wanted = '/' || page.slug
          else wanted in ('/' || page.kind || 's', '/' || page.kind || 's/' || page.slug)
        end
      )
      and not exists (
        select from public.otm_page_slugs former
        join public.otm_pages page on page.id = former.page_id
        where page.published
          and wanted = case former.kind when 'page' then '/' else '/' || former.kind || 's/' end || former.slug
      )
    union all
    select 'file', wanted::text from unnest(_files) wanted
    where not exists (select from public.otm_media where id = wanted)
    limit 100
  $$;
comment on function public.list_missing_targets is
  'Those of the slugs of articles, tags and download pages, of the paths of pages made of sections and their lists, and of '
  'the ids of files, that lead nowhere on the site. '
  'A former slug leads on to its page.';
revoke all on function public.list_missing_targets from public, anon, authenticated;
grant execute on function public.list_missing_targets to authenticated;
