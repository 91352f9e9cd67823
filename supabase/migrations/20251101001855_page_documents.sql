-- The documents of the about page and of download pages, as those of articles.

create function private.page_texts_fault(_content jsonb) returns text
  language sql stable set search_path = ''
  as $$
    select private.rows_fault(
      'content', _content, 'public.otm_download_page_content', '{page_id,updated_at}', '{language}'
    )
  $$;
revoke all on function private.page_texts_fault(jsonb) from public;

create function private.page_document_fault(_document jsonb, _page text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault text;
  begin
    if jsonb_typeof(_document) is distinct from 'object' then return 'The document must be an object'; end if;
    if _page = 'about' then
      fault := coalesce(
        private.rows_fault(
          -- Its own field is active alone, as of a download page.
          'document', jsonb_build_array(_document - array['texts', 'members']), 'public.otm_download_pages',
          '{id,slug,created_at,updated_at,published_at}'
        ),
        private.rows_fault('texts', _document -> 'texts', 'public.otm_about_us_content', '{updated_at}'),
        private.rows_fault('members', _document -> 'members', 'public.otm_team_members', '{updated_at}')
      );
      if fault is not null then return fault; end if;
      return coalesce(
        private.constraint_fault('texts', _document -> 'texts', 'public.otm_about_us_content'),
        private.constraint_fault('members', _document -> 'members', 'public.otm_team_members')
      );
    end if;
    fault := coalesce(
      private.rows_fault(
        'document', jsonb_build_array(_document - 'content'), 'public.otm_download_pages',
        '{id,created_at,updated_at,published_at}'
      ),
      private.page_texts_fault(_document -> 'content')
    );
    if fault is not null then return fault; end if;
    return coalesce(
      private.constraint_fault('document', jsonb_build_array(_document - 'content'), 'public.otm_download_pages'),
      private.constraint_fault('content', _document -> 'content', 'public.otm_download_page_content')
    );
  end
  $$;
comment on function private.page_document_fault(jsonb, text) is
  'Why this is no document of the page (see otm_page_versions), in one sentence; null for one that is.';
revoke all on function private.page_document_fault(jsonb, text) from public;

create function private.require_page_document(_document jsonb, _page text, _otherwise text default '') returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    fault constant text := private.page_document_fault(_document, _page);
  begin
    if fault is not null then raise exception '%', _otherwise || fault using errcode = 'check_violation'; end if;
  end
  $$;
comment on function private.require_page_document(jsonb, text, text) is
  'Rejects what is no document of the page; _otherwise is said before the reason.';
revoke all on function private.require_page_document(jsonb, text, text) from public;
