-- The texts of download pages, their forms, confirmations and mails, per language.

create table public.otm_download_page_content (
  page_id uuid not null references public.otm_download_pages on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  title text not null default ''
    constraint title_length check (char_length(title) <= 300),
  content text not null default ''
    constraint content_within_1_mb check (octet_length(content) <= 1048576),
  form_title text not null default ''
    constraint form_title_length check (char_length(form_title) <= 300),
  button_text text not null default ''
    constraint button_text_length check (char_length(button_text) <= 300),
  confirmation_title text not null default ''
    constraint confirmation_title_length check (char_length(confirmation_title) <= 300),
  confirmation_content text not null default ''
    constraint confirmation_content_within_1_mb check (octet_length(confirmation_content) <= 1048576),
  email_subject text not null default ''
    constraint email_subject_length check (char_length(email_subject) <= 300)
    constraint email_subject_is_a_line check (email_subject !~ '[[:cntrl:]]'),
  email_thank_you_message text not null default ''
    constraint email_thank_you_message_within_1_mb check (octet_length(email_thank_you_message) <= 1048576),
  email_footer text not null default ''
    constraint email_footer_length check (char_length(email_footer) <= 5000),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  primary key (page_id, language)
);
comment on table public.otm_download_page_content is
  'The texts of a download page in one language; an empty one means its default.';
comment on column public.otm_download_page_content.updated_at is
  'A write with another value than the present one is rejected (PT409); -infinity means that there was no row.';

create trigger reject_stale_write
  before update on public.otm_download_page_content
  for each row when (new.updated_at <> old.updated_at)
  execute function private.reject_stale_write();
create trigger set_updated_at
  before update on public.otm_download_page_content
  for each row execute function private.set_updated_at();
create trigger reject_version_of_no_row
  before insert on public.otm_download_page_content
  for each row when (new.updated_at > now() + interval '1 day')
  execute function private.reject_stale_write();
create trigger set_first_updated_at
  before insert on public.otm_download_page_content
  for each row when (new.updated_at = '-infinity')
  execute function private.set_updated_at();

alter table public.otm_download_page_content enable row level security;
revoke all on public.otm_download_page_content from anon, authenticated;
grant select on public.otm_download_page_content to anon, authenticated;
grant delete, insert (
    page_id, language, title, content, form_title, button_text, confirmation_title, confirmation_content, email_subject,
    email_thank_you_message, email_footer, updated_at
  ), update (
    page_id, language, title, content, form_title, button_text, confirmation_title, confirmation_content, email_subject,
    email_thank_you_message, email_footer, updated_at
  ) on public.otm_download_page_content to authenticated;

create policy "anyone reads the content of active download pages" on public.otm_download_page_content
  for select to anon, authenticated using (
    (select page.active from public.otm_download_pages page where page.id = page_id)
  );
create policy "editors read the content of every download page" on public.otm_download_page_content
  for select to authenticated using ((select private.is_editor()));
create policy "editors add content to download pages" on public.otm_download_page_content
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change the content of download pages" on public.otm_download_page_content
  for update to authenticated using ((select private.is_editor()));
create policy "editors delete the content of download pages" on public.otm_download_page_content
  for delete to authenticated using ((select private.is_editor()));

-- The documents of download pages.

insert into private.content_kinds
  (name, noun, source, shown_by, can_wait, is_drafted, has_languages, has_titles)
values ('download-page', 'download page', 'otm_download_pages', 'active', true, false, false, false);

create function private.download_page_document(_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return (
      select to_jsonb(page) - array['id', 'created_at', 'updated_at', 'published_at'] || jsonb_build_object(
        'content', coalesce((
          select jsonb_agg(to_jsonb(variant) - array['page_id', 'updated_at'] order by variant.language desc)
          from public.otm_download_page_content variant where variant.page_id = page.id
        ), '[]')
      )
      from public.otm_download_pages page where page.id = _id
    );
  end
  $$;
revoke all on function private.download_page_document(uuid) from public;

create function private.download_page_fault(_document jsonb, _id uuid, _is_written boolean) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(
      private.rows_fault(
        'document', jsonb_build_array(_document - 'content'), 'public.otm_download_pages',
        '{id,created_at,updated_at,published_at}', '{slug,active}'
      ),
      private.rows_fault(
        'content', _document -> 'content', 'public.otm_download_page_content', '{page_id,updated_at}', '{language}'
      ),
      case when not _is_written then coalesce(
        private.constraint_fault('document', jsonb_build_array(_document - 'content'), 'public.otm_download_pages'),
        private.constraint_fault('content', _document -> 'content', 'public.otm_download_page_content')
      ) end
    )
  $$;
revoke all on function private.download_page_fault(jsonb, uuid, boolean) from public;

create function private.lock_download_page(_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform from public.otm_download_pages where id = _id for update;
    if not found then return false; end if;
    perform from public.otm_download_page_content where page_id = _id order by language for update;
    return true;
  end
  $$;
revoke all on function private.lock_download_page(uuid) from public;

create function private.apply_download_page(_id uuid, _document jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    fields constant jsonb := _document - 'content';
    without constant text[] := '{id,created_at,updated_at,published_at}';
    saved constant uuid := coalesce(
      _id, private.write_row('public.otm_download_pages', null, fields || '{"active": false}', without)
    );
  begin
    perform private.write_rows('public.otm_download_page_content', '{page_id,language}', (
      -- A language that the document lacks is empty.
      select coalesce(jsonb_agg(coalesce(variant, jsonb_build_object('language', language))), '[]')
      from (select language from public.otm_download_page_content where page_id = saved) present
      full join (
        select variant ->> 'language' as language, variant from jsonb_array_elements(_document -> 'content') variant
      ) wanted using (language)
      -- An empty one is not added.
      where present.language is not null or exists (
        select from jsonb_each_text(variant) where key <> 'language' and value <> ''
      )
    ), jsonb_build_object('page_id', saved));
    -- Counts as saved. After the texts: a page is not published without them.
    return private.write_row('public.otm_download_pages', saved, fields, without);
  end
  $$;
revoke all on function private.apply_download_page(uuid, jsonb) from public;

create trigger keep_version after insert or update on public.otm_download_pages
  for each row execute function private.keep_version('download-page', 'id');
create trigger keep_version after insert or update or delete on public.otm_download_page_content
  for each row execute function private.keep_version('download-page', 'page_id');
create trigger forget_subject after delete on public.otm_download_pages
  for each row execute function private.forget_subject();
