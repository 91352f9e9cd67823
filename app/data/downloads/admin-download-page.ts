import { type Database, StaleWrite, throwIfFailed } from "../database.ts";
import { uuid } from "../uuid.ts";

/** What a download page says in one language; an empty text means its default. */
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
/** The texts in one language; `updated_at` tells versions apart. */
export type ContentRow = Record<ContentColumn, string> & {
  page_id: string;
  language: string;
  updated_at: string;
};
export type EditedDownloadPage = NonNullable<Awaited<ReturnType<typeof getDownloadPage>>>;

const columns = `id, slug, active, created_at, updated_at,
  otm_download_page_content(page_id, language, title, content, form_title, button_text, confirmation_title,
    confirmation_content, email_subject, email_thank_you_message, email_footer, updated_at)` as const;

/** The download page with this id and its texts, a draft too; null when there is none. Throws when it could not be read. */
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
 * Stores texts of a download page over the versions that they name, all or none. Throws StaleWrite when one of these is
 * not the present one, and when they could not be stored.
 */
export async function saveDownloadContents(db: Database, rows: readonly ContentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const contents = db.from("otm_download_page_content");
  throwIfFailed(await contents.upsert([...rows], { onConflict: "page_id,language" }));
}

/**
 * Shows a download page to visitors, takes it back or leaves it as it is, and marks it as saved now. Throws StaleWrite
 * when somebody else did the one or the other since it was read, or deleted it, and when it could not be stored.
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
