-- The three articles on the home page; runs after the articles themselves.

insert into public.otm_homepage_featured_articles (id, article_id, display_order)
values
  ('e0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 1),
  ('e0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000003', 2),
  ('e0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000006', 3);
