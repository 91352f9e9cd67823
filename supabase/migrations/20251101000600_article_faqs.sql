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
grant delete, insert (article_id, question_nl, answer_nl, question_en, answer_en, display_order),
  update (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
  on public.otm_blog_article_faqs to authenticated;

-- Definer: the policies of the content would hide what this looks for.
create function private.is_language_hidden(_article_id uuid, _language text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.otm_blog_article_content
      where article_id = _article_id and language = _language and not published
    )
  $$;
comment on function private.is_language_hidden(uuid, text) is
  'Whether an article has a text in this language that is not published.';
revoke all on function private.is_language_hidden(uuid, text) from public;
grant execute on function private.is_language_hidden(uuid, text) to anon, authenticated;

-- A row holds both languages: one with words of a hidden language is read through list_article_faqs.
create policy "anyone reads the questions of published languages of published articles" on public.otm_blog_article_faqs
  for select to anon, authenticated using (
    (select article.published from public.otm_blog_articles article where article.id = article_id)
    and not ((question_nl <> '' or answer_nl <> '') and private.is_language_hidden(article_id, 'nl'))
    and not ((question_en <> '' or answer_en <> '') and private.is_language_hidden(article_id, 'en'))
  );
create policy "members read the questions of every article" on public.otm_blog_article_faqs
  for select to authenticated using ((select private.is_writer()));
create policy "editors add questions, writers to drafts" on public.otm_blog_article_faqs
  for insert to authenticated with check (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
create policy "editors change questions, writers those of drafts" on public.otm_blog_article_faqs
  for update to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );
create policy "editors delete questions, writers those of drafts" on public.otm_blog_article_faqs
  for delete to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and private.holds_draft(article_id)
  );

create function public.list_article_faqs(_article_id uuid)
  returns table (id uuid, question_nl text, answer_nl text, question_en text, answer_en text)
  language sql stable security definer rows 10 set search_path = ''
  as $$
    select faq.id,
      case when hidden.nl then '' else faq.question_nl end, case when hidden.nl then '' else faq.answer_nl end,
      case when hidden.en then '' else faq.question_en end, case when hidden.en then '' else faq.answer_en end
    from public.otm_blog_articles article
    join public.otm_blog_article_faqs faq on faq.article_id = article.id
    cross join lateral (
      select private.is_language_hidden(article.id, 'nl') as nl, private.is_language_hidden(article.id, 'en') as en
    ) hidden
    where article.id = _article_id and article.published
      and ((not hidden.nl and faq.question_nl <> '') or (not hidden.en and faq.question_en <> ''))
    order by faq.display_order, faq.id
  $$;
comment on function public.list_article_faqs(uuid) is
  'The questions of a published article in order, empty in a language that is not published, if the other has words.';
revoke all on function public.list_article_faqs(uuid) from public, anon, authenticated;
grant execute on function public.list_article_faqs(uuid) to anon, authenticated;
