import { type Database, StaleWrite, throwIfFailed } from "../database.ts";
import { uuid } from "../uuid.ts";

/** The texts of a download page in one language; empty means the default. */
export const contentColumns = [
  "title",
  "content",
  "form_title",
  "button_text",
  "confirmation_title",
  "confirmation_content",
  "email_subject",
  "email_thank_you_message",
  "email_footer",
] as const;

export type ContentColumn = (typeof contentColumns)[number];
/** The texts in one language; `updated_at` is the row version. */
export type ContentRow = Record<ContentColumn, string> & {
  page_id: string;
  language: string;
  updated_at: string;
};
export type EditedDownloadPage = NonNullable<Awaited<ReturnType<typeof getDownloadPage>>>;

const columns = `id, slug, active, created_at, updated_at,
  otm_download_page_content(page_id, language, title, content, form_title, button_text, confirmation_title,
    confirmation_content, email_subject, email_thank_you_message, email_footer, updated_at)` as const;

/** The download page with this id, published or not; null without one. Throws when the query fails. */
export async function getDownloadPage(db: Database, id: string) {
  if (!uuid.test(id)) return null;
  const answer = await db.from("otm_download_pages").select(columns).eq("id", id).maybeSingle();
  throwIfFailed(answer);
  const row = answer.data;
  if (!row) return null;
  const contents: ContentRow[] = row.otm_download_page_content;
  return {
    id: row.id,
    slug: row.slug,
    isActive: row.active,
    createdAt: row.created_at,
    savedAt: row.updated_at,
    contents,
  };
}

/**
 * Saves texts over the given row versions, all or none.
 *
 * @throws StaleWrite when a version is outdated
 */
export async function saveDownloadContents(db: Database, rows: readonly ContentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const contents = db.from("otm_download_page_content");
  throwIfFailed(await contents.upsert([...rows], { onConflict: "page_id,language" }));
}

/**
 * Publishes or unpublishes a download page, and marks it as saved.
 *
 * @throws StaleWrite when its status changed or it was deleted
 */
export async function setDownloadPageActive(
  db: Database,
  page: Pick<EditedDownloadPage, "id" | "isActive">,
  isActive: boolean,
): Promise<void> {
  const pages = db.from("otm_download_pages").update({ active: isActive });
  const answer = await pages.eq("id", page.id).eq("active", page.isActive).select("id").maybeSingle();
  throwIfFailed(answer);
  if (!answer.data) throw new StaleWrite("The download page was changed by somebody else");
}
