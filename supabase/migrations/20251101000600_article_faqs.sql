-- FAQs of articles, in one language or both.

create table public.otm_blog_article_faqs (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.otm_blog_articles on delete cascade,
  question_nl text not null default ''
    constraint question_nl_length check (char_length(question_nl) <= 500),
  answer_nl text not null default ''
    constraint answer_nl_length check (char_length(answer_nl) <= 5000),
  question_en text not null default ''
    constraint question_en_length check (char_length(question_en) <= 500),
  answer_en text not null default ''
    constraint answer_en_length check (char_length(answer_en) <= 5000),
  display_order integer not null default 1,
  constraint asks_something check (btrim(question_nl) <> '' or btrim(question_en) <> '')
);
comment on table public.otm_blog_article_faqs is
  'Questions and answers under an article; a language that lacks either does not show the pair.';
create index otm_blog_article_faqs_in_order on public.otm_blog_article_faqs (article_id, display_order, id);

create trigger move_article_on after insert or update or delete on public.otm_blog_article_faqs
  for each row execute function private.move_article_on();

-- The row limit of an embedded list: FAQs beyond it would be lost by the next save.
create function private.limit_questions() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      if exists (
        select from public.otm_blog_article_faqs
        where article_id in (select article_id from written)
        group by article_id having count(*) > 100
      ) then
        raise exception 'An article has 100 questions at most' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
revoke execute on function private.limit_questions() from public;
create trigger limit_added_questions after insert on public.otm_blog_article_faqs
  referencing new table as written for each statement execute function private.limit_questions();
create trigger limit_moved_questions after update on public.otm_blog_article_faqs
  referencing new table as written for each statement execute function private.limit_questions();

alter table public.otm_blog_article_faqs enable row level security;
revoke all on public.otm_blog_article_faqs from anon, authenticated;
grant select on public.otm_blog_article_faqs to anon, authenticated;
grant insert, update, delete on public.otm_blog_article_faqs to authenticated;

create policy "anyone reads the questions of published articles" on public.otm_blog_article_faqs
  for select to anon, authenticated using (
    (select article.published from public.otm_blog_articles article where article.id = article_id)
  );
create policy "admins read the questions of every article" on public.otm_blog_article_faqs
  for select to authenticated using ((select private.is_admin()));
create policy "admins add questions" on public.otm_blog_article_faqs
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change questions" on public.otm_blog_article_faqs
  for update to authenticated using ((select private.is_admin()));
create policy "admins delete questions" on public.otm_blog_article_faqs
  for delete to authenticated using ((select private.is_admin()));
