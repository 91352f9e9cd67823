import { type Database, expectData, throwIfFailed } from "../database.ts";

export const previewDays = [1, 7, 30] as const;
type PreviewDays = (typeof previewDays)[number];

/**
 * The token of a new link to a version; it is shown once. Throws when that fails.
 *
 * @param isMailed whether its maker is mailed of what is said, once a day at most
 */
export async function createPreviewLink(
  db: Database,
  versionId: string,
  days: PreviewDays,
  isMailed: boolean,
): Promise<string> {
  const link = { _version_id: versionId, _days: days, _is_mailed: isMailed };
  return expectData(await db.rpc("create_preview_link", link));
}

/** The links to versions of an article, the newest first. Throws when the query fails. */
export async function listPreviewLinks(db: Database, articleId: string) {
  return expectData(
    await db
      .from("otm_preview_links")
      .select("id, created_at, expires_at, revoked_at, opens, last_opened_at, otm_versions(number)")
      .eq("subject_id", articleId)
      .order("created_at", { ascending: false })
      .limit(100),
  );
}

export type PreviewLink = Awaited<ReturnType<typeof listPreviewLinks>>[number];

export function isValidLink({ revoked_at, expires_at }: PreviewLink): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.now();
}

export async function revokePreviewLink(db: Database, id: string): Promise<void> {
  const revoked_at = new Date().toISOString();
  throwIfFailed(await db.from("otm_preview_links").update({ revoked_at }).eq("id", id).select("id").single());
}
