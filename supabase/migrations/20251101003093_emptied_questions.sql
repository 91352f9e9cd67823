-- Questions that are emptied as a table are found no more.
create function private.index_no_questions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.article_search set words = ts_filter(words, '{a,b,d}');
    return null;
  end
  $$;
revoke all on function private.index_no_questions() from public;

create trigger index_no_questions after truncate on public.otm_blog_article_faqs
  for each statement execute function private.index_no_questions();
