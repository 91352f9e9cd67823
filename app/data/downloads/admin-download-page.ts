import { readDocument, selectOf } from "../../content/document.ts";
import { type DownloadForm, downloadPage } from "../../content/download-page.ts";
import type { Stored } from "../../content/kind.ts";
import { z } from "../../zod.ts";
import { type Database, expectRowOrNull } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { editedDocument, getVersion } from "../versions/versions.ts";

/** A download page as it is edited. */
export type EditedDownloadPage = Stored<DownloadForm> & { createdAt: string; savedAt: string };

const columns = `id,created_at,updated_at,${selectOf(downloadPage.fields, {
  content: "otm_download_page_content",
})}`;

const pageFacts = z.object({ id: z.string(), created_at: z.string(), updated_at: z.string() });

/** The download page with this id, published or not; null without one. Throws when the query fails. */
export async function getDownloadPage(db: Database, id: string): Promise<EditedDownloadPage | null> {
  if (!isId(id)) return null;
  const newest = await getVersion(db, id);
  const pages = db.from("otm_download_pages").select(columns).eq("id", id);
  const row: unknown = expectRowOrNull(await pages.maybeSingle());
  if (row === null) return null;
  const facts = pageFacts.parse(row);
  const own = { id: facts.id, updatedAt: facts.updated_at };
  const stored = editedDocument(downloadPage, own, readDocument(downloadPage, row).form, newest);
  const savedAt = stored.live && newest ? newest.created_at : facts.updated_at;
  return { ...stored, createdAt: facts.created_at, savedAt };
}
