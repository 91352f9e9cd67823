import { readAll } from "../batches.ts";
import { type Database, neverStored, throwIfFailed } from "../database.ts";
import { listStoredTexts, type SavedText, type StoredText } from "./admin-site-texts.ts";

/**
 * A text that waits to replace the live one; empty to make it the original again. `updatedAt` is its version, `publishAt`
 * when it is published, null without a plan, and `person` the e-mail address of its author, null for a deleted account.
 */
export type WaitingText = {
  key: string;
  language: string;
  text: string;
  updatedAt: string;
  publishAt: string | null;
  person: string | null;
};

/** What is live, and what waits to replace it. */
export type SiteTexts = { stored: readonly StoredText[]; waiting: readonly WaitingText[] };

/** All texts that were ever changed, and all that wait. Throws when a query fails. */
export async function listSiteTexts(db: Database): Promise<SiteTexts> {
  const [stored, waiting] = await Promise.all([listStoredTexts(db), listWaitingTexts(db)]);
  return { stored, waiting };
}

/** All texts that wait. Throws when the query fails. */
export function listWaitingTexts(db: Database): Promise<WaitingText[]> {
  const columns = "key, language, text, updatedAt:updated_at, publishAt:publish_at, person" as const;
  return readAll((from, to) =>
    db.rpc("list_waiting_texts").select(columns).order("key").order("language").range(from, to),
  );
}

/**
 * Has texts wait, over the versions of what waited, all or none; a text that is live waits no longer. A writer's save
 * cancels the plan of a text.
 *
 * @throws StaleWrite when a version is outdated, Error when the site has no such text
 */
export async function saveWaitingTexts(db: Database, texts: readonly SavedText[]): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ updatedAt, ...text }) => ({ ...text, updated_at: updatedAt ?? neverStored }));
  throwIfFailed(await db.rpc("save_waiting_texts", { _texts: rows }));
}

/** A text that waits, in the version that was read. */
type ReadText = Pick<WaitingText, "key" | "language" | "updatedAt">;

/**
 * Makes texts that wait the live ones, all or none.
 *
 * @throws StaleWrite when a version is outdated, Error when the site has no such text
 */
export async function publishWaitingTexts(db: Database, texts: readonly ReadText[]): Promise<void> {
  if (texts.length === 0) return;
  throwIfFailed(await db.rpc("publish_waiting_texts", { _texts: texts.map(readRow) }));
}

/**
 * Plans to publish texts that wait, all or none; null: no longer.
 *
 * @throws StaleWrite when a version is outdated, Error when the time is past or over five years away
 */
export async function planWaitingTexts(
  db: Database,
  texts: readonly ReadText[],
  at: Date | null,
): Promise<void> {
  if (texts.length === 0) return;
  const time = at && { _at: at.toISOString() };
  throwIfFailed(await db.rpc("plan_waiting_texts", { _texts: texts.map(readRow), ...time }));
}

function readRow({ key, language, updatedAt }: ReadText) {
  return { key, language, updated_at: updatedAt };
}
