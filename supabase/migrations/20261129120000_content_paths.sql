-- What the rest of the database knows of a kind of content stands in rows: its tables, its addresses, where it names the
-- library, and what it is called. Written by migrations alone; a kind that is added to them is known everywhere.

create table private.nouns (noun text primary key);
comment on table private.nouns is 'What the audit log, the trash and messages can be about.';
insert into private.nouns values
  ('article'), ('Dutch text'), ('English text'), ('preview link'), ('tag'), ('text'), ('download page'), ('about page'),
  ('page'), ('file'), ('team member'), ('message'), ('request'), ('leads'), ('person'), ('backup'), ('webhook'),
  ('redirect');
alter table private.audit_log
  drop constraint noun_is_known,
  add constraint noun_is_known foreign key (noun) references private.nouns;
alter table private.trash add constraint noun_is_known foreign key (noun) references private.nouns;

alter table private.content_kinds
  add constraint noun_is_known foreign key (noun) references private.nouns,
  add column subject text,
  add column former_slugs text;
comment on column private.content_kinds.subject is 'The column by which its other tables name it.';
comment on column private.content_kinds.former_slugs is 'The table of its former slugs; null when it has none.';
update private.content_kinds kind set (subject, former_slugs) = row (known.subject, known.former_slugs)
from (values
  ('article', 'article_id', 'otm_blog_article_slugs'), ('download-page', 'page_id', 'otm_download_page_slugs'),
  ('page', 'page_id', 'otm_page_slugs')
) known (name, subject, former_slugs)
where kind.name = known.name;

create table private.content_paths (
  prefix text primary key
    constraint prefix_shape check (prefix ~ '^/([a-z0-9-]+/)*$'),
  kind text not null references private.content_kinds,
  variant text
);
comment on table private.content_paths is 'Where the pages of a kind are: their Dutch path is the prefix and the slug.';
comment on column private.content_paths.variant is 'Of a kind with pages at several places: the value of its column kind.';
insert into private.content_paths (prefix, kind, variant) values
  ('/insights/', 'article', null), ('/download/', 'download-page', null), ('/', 'page', 'page'),
  ('/cases/', 'page', 'case'), ('/services/', 'page', 'service');

create table private.content_parts (
  kind text references private.content_kinds,
  name text,
  source text not null,
  ids text,
  primary key (kind, name)
);
comment on table private.content_parts is 'The lists of a document, each in a table; content has the texts per language.';
comment on column private.content_parts.ids is 'The column whose values are the list; null when the rows are.';
insert into private.content_parts (kind, name, source, ids) values
  ('article', 'content', 'otm_blog_article_content', null), ('article', 'faqs', 'otm_blog_article_faqs', null),
  ('article', 'tags', 'otm_blog_article_tags', 'tag_id'),
  ('download-page', 'content', 'otm_download_page_content', null),
  ('page', 'content', 'otm_page_content', null), ('page', 'tags', 'otm_page_tags', 'tag_id');

create table private.media_places (
  place text primary key,
  kind text references private.content_kinds
);
comment on table private.media_places is 'What can name a picture or file of the library.';
comment on column private.media_places.kind is 'Whose subject the row_key of a use is; null for what is no kind.';
insert into private.media_places (place, kind) values
  ('article picture', 'article'), ('article', 'article'), ('article version', 'article'), ('team member', null),
  ('about page', 'about-page'), ('download page', 'download-page'), ('download page version', 'download-page'),
  ('download file', 'download-page'), ('page picture', 'page'), ('page', 'page'), ('page version', 'page'),
  ('site text', null), ('waiting text', null);
alter table private.media_uses
  drop constraint place_is_known,
  add constraint place_is_known foreign key (place) references private.media_places;

alter table private.nouns enable row level security;
alter table private.content_paths enable row level security;
alter table private.content_parts enable row level security;
alter table private.media_places enable row level security;
revoke all on private.nouns, private.content_paths, private.content_parts, private.media_places
  from public, anon, authenticated, service_role;

create function private.make_content_views() returns void
  language plpgsql set search_path = ''
  as $$
  declare
    -- Each path ends in the slug: who looks one up names both, and finds it by the indexes of the tables.
    addresses constant text := (
      select string_agg(format(
        'select %1$L::text as kind, id, slug, %2$L || slug as path, %2$L::text as prefix, %3$I as is_live '
        'from public.%4$I %5$s', kind.name, path.prefix, kind.shown_by, kind.source, 'where kind = ' || quote_literal(path.variant)
      ), ' union all ' order by path.prefix)
      from private.content_paths path join private.content_kinds kind on kind.name = path.kind
    );
    former_addresses constant text := (
      select string_agg(format(
        'select %1$L::text as kind, %2$I as id, slug, %3$L || slug as path from public.%4$I %5$s',
        kind.name, kind.subject, path.prefix, kind.former_slugs, 'where kind = ' || quote_literal(path.variant)
      ), ' union all ' order by path.prefix)
      from private.content_paths path join private.content_kinds kind on kind.name = path.kind
      where kind.former_slugs is not null
    );
    titles constant text := (
      select string_agg(format(
        'select %L::text as kind, %I as id, language, title from public.%I', kind.name, kind.subject, part.source
      ), ' union all ' order by kind.name)
      from private.content_parts part join private.content_kinds kind on kind.name = part.kind where part.name = 'content'
    );
  begin
    execute 'create or replace view private.addresses as ' || addresses;
    execute 'create or replace view private.former_addresses as ' || former_addresses;
    execute 'create or replace view private.titles as ' || titles;
    revoke all on private.addresses, private.former_addresses, private.titles
      from public, anon, authenticated, service_role;
    comment on view private.addresses is 'The page of each subject of all kinds, whether visitors find it or not.';
    comment on view private.former_addresses is 'The Dutch paths that subjects of all kinds have had.';
    comment on view private.titles is 'What subjects of all kinds are called, per language.';
  end
  $$;
comment on function private.make_content_views() is
  'Makes the views of all kinds anew from the rows: the last line of a migration that adds one.';
revoke all on function private.make_content_views() from public;
select private.make_content_views();

create or replace function private.is_live_use(_place text, _row_key text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    of private.content_kinds;
  begin
    select kind.* from private.media_places known join private.content_kinds kind on kind.name = known.kind
    where known.place = _place into of;
    -- What waits beside a draft is as much the writer's as the draft; what writers don't draft is none of theirs.
    if of.is_drafted is not true then return true; end if;
    return private.is_shown(of, _row_key::uuid) or private.is_scheduled(_row_key::uuid);
  end
  $$;
comment on function private.is_live_use(text, text) is
  'Whether a use is on what writers don''t draft (a download page, a text of the site …), or what is live or planned to be.';

create or replace function public.list_media_uses(_ids uuid[], _language text default 'en')
  returns table (media_id uuid, place text, row_key text, language text, label text, is_live boolean)
  language plpgsql stable security definer rows 20 set search_path = ''
  as $$
  declare
    is_editor constant boolean := private.is_editor();
  begin
    if not private.is_writer() then
      return;
    end if;
    return query
      -- A text that waits is called what it is to be.
      select used.media_id, case used.place when 'waiting text' then 'site text' else used.place end, used.row_key,
        used.language, coalesce(
        (
          select named.title from private.titles named
          where kind.has_titles and (named.kind, named.id) = (kind.name, subject.id)
          order by named.language = _language desc limit 1
        ),
        (
          select address.slug from private.addresses address
          where not kind.has_titles and (address.kind, address.id) = (kind.name, subject.id)
            and (kind.is_drafted or address.is_live or is_editor)
        ),
        (
          select member.name from public.otm_team_members member
          where member.id = case when used.place = 'team member' then used.row_key::uuid end
            and (member.active or is_editor)
        ),
        ''
      ), private.is_live_use(used.place, used.row_key)
      from private.media_uses used
      join private.media_places known on known.place = used.place
      left join private.content_kinds kind on kind.name = known.kind and kind.source is not null
      cross join lateral (select case when kind.name is not null then used.row_key::uuid end) subject (id)
      where used.media_id = any (_ids)
      order by used.place, used.row_key, used.language;
  end
  $$;

create or replace function private.is_reserved_slug(_slug text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select _slug = any (array[
      '404', 'about-us', 'admin', 'api', 'assets', 'auth', 'authorize', 'beheer', 'blog', 'contact', 'en', 'feed',
      'files', 'fonts', 'functions', 'health', 'healthz', 'images', 'link-expired', 'mcp', 'media', 'metrics', 'nl',
      'oauth', 'og', 'preview', 'privacy', 'readyz', 'realtime', 'register', 'rest', 'search', 'settings', 'sitemap',
      'storage', 'table-showcase', 'terms', 'token', 'views', 'weekly-mail', 'well-known'
    ]) or exists (select from private.content_paths where prefix = '/' || _slug || '/')
  $$;
alter function private.is_own_path(text) stable;

create or replace function private.is_live_path(_path text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    -- By the indexes of slugs: an import asks this of every old address.
    select exists (
        select from private.addresses
        where is_live and slug = substring(page from '[^/]+$') and path = page
      )
      or exists (select from public.otm_blog_tags where slug = substring(page from '^/insights/tag/([^/]+)$'))
    from (values (private.page_of(_path))) asked (page)
  $$;
comment on function private.is_live_path(text) is 'Whether visitors find the page of a kind of content, or of a tag, here.';

create or replace function public.list_counted_pages() returns setof text
  language sql stable security definer set search_path = ''
  as $$
    select path from private.addresses where is_live
    union all
    select '/insights/tag/' || slug from public.otm_blog_tags
    union all
    select distinct rtrim(prefix, '/') from private.addresses where is_live and kind = 'page' and prefix <> '/'
  $$;

create function private.leads_to_page(_path text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.addresses where is_live and slug = substring(_path from '[^/]+$') and path = _path)
      or exists (
        select from private.addresses
        where is_live and (kind, id) = (
          select kind, id from private.former_addresses where slug = substring(_path from '[^/]+$') and path = _path
        )
      )
      or exists (select from private.addresses where is_live and kind = 'page' and prefix = _path || '/')
  $$;
comment on function private.leads_to_page(text) is
  'Whether visitors who follow a link there find the page of a kind of content, also by a former slug, or a list of pages.';
revoke all on function private.leads_to_page(text) from public;

-- Definer, as it reads the register. What it says of pages anyone may know, of files who reads the library.
create or replace function public.list_missing_targets(
  _articles text[] default '{}', _tags text[] default '{}', _downloads text[] default '{}', _files uuid[] default '{}',
  _pages text[] default '{}'
) returns table (kind text, slug text)
  language sql stable security definer set search_path = ''
  as $$
    select 'article', wanted from unnest(_articles) wanted where not private.leads_to_page('/insights/' || wanted)
    union all
    select 'tag', wanted from unnest(_tags) wanted
    where not exists (
      select from public.otm_blog_tags tag
      join public.otm_blog_article_tags link on link.tag_id = tag.id
      join public.otm_blog_articles article on article.id = link.article_id
      where tag.slug = wanted and article.published
    )
    union all
    select 'download', wanted from unnest(_downloads) wanted where not private.leads_to_page('/download/' || wanted)
    union all
    select 'page', wanted from unnest(_pages) wanted where not private.leads_to_page(wanted)
    union all
    select 'file', wanted::text from unnest(_files) wanted
    where not exists (
      select from public.otm_media where id = wanted and (private.is_writer() or private.has_token('read'))
    )
    limit 100
  $$;
comment on function public.list_missing_targets is
  'Those of the slugs of articles, tags and download pages, of the paths of pages of any kind and of the lists of cases and '
  'services, and of the ids of files, that lead nowhere on the site. A former slug leads on to its page.';

create or replace function private.present_page(_path text) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    former private.former_addresses;
  begin
    -- In two steps: a join would read the tables whole, and most pages have not moved.
    select * from private.former_addresses where slug = substring(_path from '[^/]+$') and path = _path into former;
    if not found then return _path; end if;
    return (select path from private.addresses where (kind, id) = (former.kind, former.id));
  end
  $$;

create or replace function private.paths_of(_path text) returns text[]
  language sql stable set search_path = ''
  as $$
    select array[_path] || array(
      select path from private.former_addresses
      where (kind, id) = (
        select kind, id from private.addresses where slug = substring(_path from '[^/]+$') and path = _path
      )
    )
  $$;

create or replace function public.list_page_statistics(
  _from date, _to date, _language text default null, _titles text default 'nl'
)
  returns table (
    path text, title text, views integer, visitors integer,
    read_25 integer, read_50 integer, read_75 integer, read_100 integer, leads integer
  )
  language plpgsql stable security definer rows 400 set search_path = ''
  as $$
  declare
    sees_leads constant boolean := public.sees_lead_origins();
  begin
    if not private.reads_statistics() then
      return;
    end if;
    return query
      with summed as (
        select counted.path, sum(counted.views) as views, sum(counted.visitors) as visitors,
          sum(counted.read_25) as read_25, sum(counted.read_50) as read_50,
          sum(counted.read_75) as read_75, sum(counted.read_100) as read_100
        from private.page_views counted
        where counted.day between _from and _to and (_language is null or counted.language = _language)
        group by counted.path
      ),
      pages as (
        select coalesce(moved.path, summed.path) as path, sum(summed.views) as views, sum(summed.visitors) as visitors,
          sum(summed.read_25) as read_25, sum(summed.read_50) as read_50,
          sum(summed.read_75) as read_75, sum(summed.read_100) as read_100
        from summed
        left join (
          select former.path as was, present.path
          from private.former_addresses former join private.addresses present using (kind, id)
        ) moved on moved.was = summed.path
        group by 1
      ),
      named as (
        select distinct on (address.path) address.path, titles.title
        from private.addresses address join private.titles using (kind, id)
        where titles.title <> ''
        order by address.path, titles.language = _titles desc
      ),
      visits as (
        select visited.path, count(distinct visited.lead_id) as leads
        from private.visited_pages(_from, _to) visited
        where sees_leads and (_language is null or visited.language = _language)
        group by visited.path
      )
      select pages.path, named.title, pages.views::integer, pages.visitors::integer,
        pages.read_25::integer, pages.read_50::integer, pages.read_75::integer, pages.read_100::integer,
        case when sees_leads then coalesce(visits.leads, 0)::integer end
      from pages
      left join visits on visits.path = pages.path
      left join named on named.path = pages.path
      order by pages.views desc, pages.path
      limit 1000;
  end
  $$;

drop function private.page_path(text, text);
