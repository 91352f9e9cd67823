-- Feeds are read in the order in which articles were published, which may be long after they were begun.

create index otm_blog_articles_latest_published
  on public.otm_blog_articles (published_at desc, id desc) where published;
