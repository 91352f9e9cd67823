-- Sections that are hidden are read by members and their assistants alone.

revoke select on public.otm_page_content from anon, authenticated;
grant select (page_id, language, title, description, published) on public.otm_page_content to anon, authenticated;

create function public.list_page_sections(_page_ids uuid[])
  returns table (page_id uuid, language text, sections jsonb)
  language sql stable security definer rows 2 set search_path = ''
  as $$
    select content.page_id, content.language, case
      when reads_all then content.sections
      else (
        select coalesce(jsonb_agg(section order by place), '[]')
        from jsonb_array_elements(content.sections) with ordinality listed (section, place)
        where section -> 'hidden' is distinct from 'true'
      )
    end
    from public.otm_page_content content join public.otm_pages page on page.id = content.page_id
    cross join (select private.is_writer() or private.has_token('read')) reader (reads_all)
    where content.page_id = any (_page_ids[:100]) and (content.published and page.published or reads_all)
  $$;
comment on function public.list_page_sections(uuid[]) is
  'The sections of pages (100 at most) in the languages that the caller may read; hidden ones for members and access tokens alone.';
revoke all on function public.list_page_sections(uuid[]) from public;
grant execute on function public.list_page_sections(uuid[]) to anon, authenticated;
