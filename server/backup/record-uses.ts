import type { Queryable } from "../backend/database/database.ts";

/** Records the uses of media in texts of the site and in waiting versions, which earlier backups lack. */
export async function recordUses(database: Queryable): Promise<void> {
  await database.execute(`
    select private.set_media_uses('site text', key, language, text) from public.otm_site_texts;
    select private.set_media_uses('article version', version.article_id::text, '', version.document::text)
    from public.otm_article_versions version
    where version.kind in ('working', 'restored') and private.is_waiting(version) and not exists (
      select from public.otm_article_versions newer
      where newer.article_id = version.article_id and newer.number > version.number
    );
    select private.set_media_uses('download page version', version.page, '', version.document::text)
    from public.otm_page_versions version
    where private.is_waiting(version) and not exists (
      select from public.otm_page_versions newer where newer.page = version.page and newer.number > version.number
    )`);
}
