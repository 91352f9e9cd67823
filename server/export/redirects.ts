import type { Queryable } from "../backend/database/database.ts";

type Redirect = { from: string; to: string; kind: number; note: string };

/** The old addresses as CSV (RFC 4180): the redirects, and the former slugs of content that has another one today. */
export async function redirectsFile(database: Queryable): Promise<string> {
  const rows = await database.query<Redirect>(`
    select path as from, coalesce(target, '') as to, kind, note from public.otm_redirects
    union all
    select '/insights/' || old.slug, '/insights/' || present.slug, 301, ''
    from public.otm_blog_article_slugs old join public.otm_blog_articles present on present.id = old.article_id
    where not exists (select from public.otm_blog_articles holder where holder.slug = old.slug)
    union all
    select '/download/' || old.slug, '/download/' || present.slug, 301, ''
    from public.otm_download_page_slugs old join public.otm_download_pages present on present.id = old.page_id
    where not exists (select from public.otm_download_pages holder where holder.slug = old.slug)
    union all
    select private.page_path(old.kind, old.slug), private.page_path(present.kind, present.slug), 301, ''
    from public.otm_page_slugs old join public.otm_pages present on present.id = old.page_id
    where not exists (
      select from public.otm_pages holder where (holder.kind, holder.slug) = (old.kind, old.slug)
    )
    order by 1`);
  const lines = rows.map(({ from, to, kind, note }) => [from, to, String(kind), note]);
  return [["from", "to", "kind", "note"], ...lines].map(csvLine).join("");
}

/** Unlike a file for spreadsheets: addresses stay as they are, for other programs. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
}
