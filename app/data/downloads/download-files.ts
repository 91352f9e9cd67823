import { type Database, expectData } from "../database.ts";

const bucket = "download-files";

/** The file size limit, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** The files of a download page by language. Throws when the query fails. */
export async function listDownloadFiles(db: Database, pageId: string) {
  const rows = expectData(
    await db.from("otm_download_files").select("language, name, size, created_at").eq("page_id", pageId),
  );
  return rows.map(({ created_at: keptAt, ...file }) => ({ ...file, keptAt }));
}

export type DownloadFile = Awaited<ReturnType<typeof listDownloadFiles>>[number];

/** The reason to reject a file; null for a valid one. The server checks again. */
export async function fileProblem(file: File): Promise<"large" | "kind" | null> {
  if (file.size > maxFileBytes) return "large";
  const head = await file.slice(0, 5).text();
  return head === "%PDF-" ? null : "kind";
}

/** Stores the PDF of a download page in one language, in place of the former. Throws when that fails. */
export async function keepDownloadFile(
  db: Database,
  pageId: string,
  language: string,
  file: File,
): Promise<void> {
  const { error } = await db.storage.from(bucket).upload(`${pageId}/${language}`, await file.arrayBuffer(), {
    contentType: "application/pdf",
    upsert: true,
    // HTTP headers are ASCII.
    metadata: { name: encodeURIComponent(file.name.toWellFormed()) },
  });
  if (error) throw error;
}

export async function removeDownloadFile(db: Database, pageId: string, language: string): Promise<void> {
  const { error } = await db.storage.from(bucket).remove([`${pageId}/${language}`]);
  if (error) throw error;
}
