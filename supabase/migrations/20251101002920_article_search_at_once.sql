-- A part of a title is in its index as soon as it is saved. Otherwise new ones wait in a list that every search goes
-- through, until autovacuum comes, which the embedded database does not have.

alter index public.otm_blog_articles_parts set (fastupdate = off);
alter index public.otm_blog_article_content_parts set (fastupdate = off);
select gin_clean_pending_list('public.otm_blog_articles_parts'), gin_clean_pending_list('public.otm_blog_article_content_parts');
