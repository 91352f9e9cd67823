import { type ListedVersion, versionKinds } from "../articles/article-versions.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { fieldsOfPage, type ReadPageFields } from "./page-document.ts";

const versionsAtOnce = 50;

/** A part of a page's history, the newest first, and whether there is more. Throws when the query fails. */
export async function listPageVersions(
  db: Database,
  page: string,
  before: number | null,
): Promise<{ versions: ListedVersion[]; hasMore: boolean }> {
  const rows = expectData(
    await db.rpc("list_page_versions", {
      _page: page,
      _limit: versionsAtOnce + 1,
      ...(before !== null && { _before: before }),
    }),
  );
  const versions = rows.slice(0, versionsAtOnce).map(({ created_at: createdAt, kind, ...version }) => ({
    ...version,
    createdAt,
    // Access tokens write articles only.
    assistant: null,
    kind: versionKinds.find((one) => one === kind) ?? "saved",
  }));
  return { versions, hasMore: rows.length > versionsAtOnce };
}

/** Whether visitors see the page. Throws when the query fails. */
export async function isPageLive(db: Database, page: string): Promise<boolean> {
  if (page === "about") return true;
  const pages = db.from("otm_download_pages").select("active").eq("id", page);
  return expectRowOrNull(await pages.maybeSingle())?.active ?? false;
}

export type ReadPageVersion = ReadPageFields & { number: number };
export type PagePair = { before: ReadPageVersion | null; after: ReadPageVersion | null };

/** Two versions to compare: null means the newest, and the one before. Throws when a query fails. */
export async function getPageVersionPair(
  db: Database,
  page: string,
  number: number | null,
  other: number | null,
): Promise<PagePair> {
  const after = await readVersion(db, page, number === null ? {} : { at: number });
  if (other !== null) return { before: await readVersion(db, page, { at: other }), after };
  return { before: after && (await readVersion(db, page, { below: after.number })), after };
}

async function readVersion(
  db: Database,
  page: string,
  { at, below }: { at?: number; below?: number },
): Promise<ReadPageVersion | null> {
  const query = db.from("otm_page_versions").select("number, document").eq("page", page);
  if (at !== undefined) query.eq("number", at);
  if (below !== undefined) query.lt("number", below);
  const [row] = expectData(await query.order("number", { ascending: false }).limit(1));
  return row ? { number: row.number, ...fieldsOfPage(page, row.document) } : null;
}

/** Whether all of a version can be read; true without one. Throws when the query fails. */
export async function isPageVersionWhole(db: Database, id: string): Promise<boolean> {
  const query = db.from("otm_page_versions").select("page, document").eq("id", id);
  const row = expectRowOrNull(await query.maybeSingle());
  return !row || fieldsOfPage(row.page, row.document).unreadable.length === 0;
}

/** Makes an earlier version the newest. Throws StaleWrite, Error. */
export async function restorePageVersion(db: Database, id: string, newest: number): Promise<void> {
  expectData(await db.rpc("restore_page_version", { _id: id, _number: newest }));
}
