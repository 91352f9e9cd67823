import { type Database, throwIfFailed } from "./database.ts";

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
export type ContentRow = Record<ContentColumn, string> & { page_id: string; language: string };
export type EditedDownloadPage = NonNullable<Awaited<ReturnType<typeof getDownloadPage>>>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const columns = `id, slug, active, created_at, updated_at,
  otm_download_page_content(page_id, language, title, content, form_title, button_text, confirmation_title,
    confirmation_content, email_subject, email_thank_you_message, email_footer)` as const;

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

/** Stores a language of a download page. Throws when it could not be stored, also when the page is gone. */
export async function saveDownloadContent(db: Database, row: ContentRow): Promise<void> {
  const answer = await db.from("otm_download_page_content").upsert(row, { onConflict: "page_id,language" });
  throwIfFailed(answer);
}

/** Shows a download page to visitors or takes it back, and marks it as saved now. Throws when that failed. */
export async function setDownloadPageActive(db: Database, id: string, isActive: boolean): Promise<void> {
  const pages = db.from("otm_download_pages");
  throwIfFailed(await pages.update({ active: isActive }).eq("id", id).select("id").single());
}
