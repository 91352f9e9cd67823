-- Which published articles carry a tag, newest first: a page of them is read off an index, and how many there are is
-- counted there, without a look at one article.

create table private.tagged_articles (
  article_id uuid,
  tag_id uuid,
  created_at timestamptz not null,
  primary key (article_id, tag_id)
);
comment on table private.tagged_articles is
  'The tags of published articles, with the article''s created_at; triggers keep it.';
alter table private.tagged_articles enable row level security;
revoke all on private.tagged_articles from public, anon, authenticated;
create index tagged_articles_newest on private.tagged_articles (tag_id, created_at desc, article_id desc);

create function private.list_tags_of(_article_ids uuid[]) returns void
  language sql security definer set search_path = ''
  begin atomic
    -- Who publishes one of them at the same moment is waited for, or waits.
    select from public.otm_blog_articles where id = any (_article_ids) order by id for no key update;
    delete from private.tagged_articles listed
    where listed.article_id = any (_article_ids) and not exists (
      select from public.otm_blog_article_tags link
      join public.otm_blog_articles article on article.id = link.article_id and article.published
      where (link.article_id, link.tag_id) = (listed.article_id, listed.tag_id)
    );
    insert into private.tagged_articles as listed (article_id, tag_id, created_at)
    select link.article_id, link.tag_id, article.created_at
    from public.otm_blog_article_tags link
    join public.otm_blog_articles article on article.id = link.article_id and article.published
    where link.article_id = any (_article_ids)
    on conflict (article_id, tag_id) do update set created_at = excluded.created_at
      where listed.created_at <> excluded.created_at;
  end;
comment on function private.list_tags_of(uuid[]) is 'Writes anew which tags these articles are found by.';
revoke all on function private.list_tags_of(uuid[]) from public;

create function private.list_changed_tags() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    case tg_op
      when 'INSERT' then
        perform private.list_tags_of(array(select distinct article_id from added));
      when 'UPDATE' then
        perform private.list_tags_of(array(select article_id from added union select article_id from removed));
      when 'DELETE' then
        perform private.list_tags_of(array(select distinct article_id from removed));
      when 'TRUNCATE' then
        delete from private.tagged_articles;
    end case;
    return null;
  end
  $$;
revoke all on function private.list_changed_tags() from public;

create trigger list_added after insert on public.otm_blog_article_tags
  referencing new table as added
  for each statement execute function private.list_changed_tags();
create trigger list_changed after update on public.otm_blog_article_tags
  referencing old table as removed new table as added
  for each statement execute function private.list_changed_tags();
create trigger list_removed after delete on public.otm_blog_article_tags
  referencing old table as removed
  for each statement execute function private.list_changed_tags();
create trigger list_none after truncate on public.otm_blog_article_tags
  for each statement execute function private.list_changed_tags();

create function private.list_changed_articles() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed constant uuid[] := array(
      select added.id from added join removed on removed.id = added.id
      where (added.published, added.created_at) <> (removed.published, removed.created_at)
    );
  begin
    if cardinality(changed) > 0 then
      perform private.list_tags_of(changed);
    end if;
    return null;
  end
  $$;
revoke all on function private.list_changed_articles() from public;

create trigger list_tags after update on public.otm_blog_articles
  referencing old table as removed new table as added
  for each statement execute function private.list_changed_articles();

-- Whoever writes meanwhile waits, so that nothing is missed between this and the triggers.
lock table public.otm_blog_articles, public.otm_blog_article_tags in share row exclusive mode;
insert into private.tagged_articles (article_id, tag_id, created_at)
select link.article_id, link.tag_id, article.created_at
from public.otm_blog_article_tags link
join public.otm_blog_articles article on article.id = link.article_id and article.published;

-- Definer, and then what the policies of the links say: anyone reads which tags a published article carries.
create function private.tagged_article_page(_tag_id uuid, _page integer, _size integer)
  returns table (total integer, articles uuid[])
  language plpgsql stable security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    size constant bigint := least(greatest(_size, 1), 50);
    first constant bigint := (greatest(_page, 1) - 1) * size;
    total constant bigint := count(*) from private.tagged_articles where tag_id = _tag_id;
    shown constant bigint := least(size, total - first);
  begin
    return query select total::integer, case
      when shown <= 0 then '{}'
      -- From the end that lies nearer.
      when first <= total / 2 then array(
        select article_id from private.tagged_articles where tag_id = _tag_id
        order by created_at desc, article_id desc offset first limit shown
      )
      else array(
        select article_id from (
          select article_id, created_at from private.tagged_articles where tag_id = _tag_id
          order by created_at, article_id offset total - first - shown limit shown
        ) as oldest_first order by created_at desc, article_id desc
      )
    end;
  end
  $$;
revoke all on function private.tagged_article_page(uuid, integer, integer) from public;
grant execute on function private.tagged_article_page(uuid, integer, integer) to anon, authenticated;

create function public.find_tagged_articles(_tag_id uuid, _page integer, _size integer)
  returns table (total integer, articles uuid[])
  language sql stable security invoker set search_path = ''
  begin atomic
    select * from private.tagged_article_page(_tag_id, _page, _size);
  end;
comment on function public.find_tagged_articles(uuid, integer, integer) is
  'How many published articles carry a tag, and the ids of those on a page of so many (50 at most), newest first; none
beyond the last page. Pages count from 1.';
revoke all on function public.find_tagged_articles(uuid, integer, integer) from public;
grant execute on function public.find_tagged_articles(uuid, integer, integer) to anon, authenticated;
