import { documentOf, readDocument, selectOf } from "../../content/document.ts";
import { type DownloadForm, downloadPage } from "../../content/download-page.ts";
import type { Stored } from "../../content/kind.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { z } from "../../zod.ts";
import { type Database, expectRowOrNull, throwIfFailed } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { isWaitingKind } from "../versions/waiting-kind.ts";
import { downloadPageOf } from "./downloads.ts";

/** A download page as it is edited. */
export type EditedDownloadPage = Stored<DownloadForm> & { createdAt: string; savedAt: string };

const columns = `id,created_at,updated_at,versions:otm_page_versions(number,created_at,kind,document),${selectOf(
  downloadPage.fields,
  { content: "otm_download_page_content" },
)}`;

const pageFacts = z.object({
  id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  versions: z.array(
    z.object({ number: z.number(), created_at: z.string(), kind: z.string(), document: z.unknown() }),
  ),
});

/** The download page with this id, published or not; null without one. Throws when the query fails. */
export async function getDownloadPage(db: Database, id: string): Promise<EditedDownloadPage | null> {
  if (!isId(id)) return null;
  const versions = { referencedTable: "versions" };
  const row: unknown = expectRowOrNull(
    await db
      .from("otm_download_pages")
      .select(columns)
      .eq("id", id)
      .order("number", { ...versions, ascending: false })
      .limit(1, versions)
      .maybeSingle(),
  );
  if (row === null) return null;
  const facts = pageFacts.parse(row);
  const [newest] = facts.versions;
  const { form } = readDocument(downloadPage, row);
  const isWaiting = form.active && newest !== undefined && isWaitingKind(newest.kind);
  const page = {
    id: facts.id,
    updatedAt: facts.updated_at,
    createdAt: facts.created_at,
    savedAt: isWaiting ? newest.created_at : facts.updated_at,
    number: newest?.number ?? 0,
  };
  return isWaiting
    ? { ...page, ...readDocument(downloadPage, newest.document), live: form }
    : { ...page, form, unreadable: [], live: null };
}

/**
 * What visitors would see of the changes that wait, else what they see; null without the page. Throws when the query
 * fails.
 */
export async function previewDownloadPage(db: Database, id: string, language: Language) {
  const page = await getDownloadPage(db, id);
  if (!page) return null;
  return { ...downloadPageOf(page.id, page.form, language), isWhole: page.unreadable.length === 0 };
}

type SavedOver = { id: string; number: number };

/** Saves a page in the tables, shown or not. Throws StaleWrite when there is a newer version, else Error. */
export async function saveDownloadPage(db: Database, form: DownloadForm, over: SavedOver): Promise<void> {
  const { content = [] } = documentOf(downloadPage, form);
  throwIfFailed(
    await db.rpc("save_download_page", {
      _id: over.id,
      _number: over.number,
      _active: form.active,
      _content: content,
    }),
  );
}

/** Saves changes of an active page without showing them. Throws as `saveDownloadPage`. */
export async function saveWorkingPage(db: Database, form: DownloadForm, over: SavedOver): Promise<void> {
  const { content = [] } = documentOf(downloadPage, form);
  throwIfFailed(await db.rpc("save_working_page", { _id: over.id, _number: over.number, _content: content }));
}

/** Throws away the changes that wait to be published. Throws StaleWrite, Error. */
export async function discardWorkingPage(db: Database, { id, number }: SavedOver): Promise<void> {
  throwIfFailed(await db.rpc("discard_working_page", { _id: id, _number: number }));
}
