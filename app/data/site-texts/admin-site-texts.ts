import { readAll } from "../batches.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";

/** The language of a stored text; `all` for facts of the firm. */
export type TextLanguage = "nl" | "en" | "all";

/** A text that was ever changed; empty is the original again. `updatedAt` is its version, `person` an e-mail address. */
export type StoredText = {
  key: string;
  language: string;
  text: string;
  updatedAt: string;
  person: string | null;
};

/** All texts that were ever changed. Throws when the query fails. */
export function listStoredTexts(db: Database): Promise<StoredText[]> {
  const columns = "key, language, text, updatedAt:updated_at, person" as const;
  return readAll((from, to) =>
    db.rpc("list_site_texts").select(columns).order("key").order("language").range(from, to),
  );
}

/** A text to be saved over a row version; null when there is no row. */
export type SavedText = { key: string; language: string; text: string; updatedAt: string | null };

export type TextVersion = {
  id: string;
  text: string;
  isRestored: boolean;
  createdAt: string;
  person: string | null;
};

/** The last versions of a text, the newest first. Throws when the query fails. */
export async function listTextVersions(db: Database, key: string, language: string): Promise<TextVersion[]> {
  const listed = db.rpc("list_site_text_versions", { _key: key, _language: language });
  const rows = expectData(await listed.select("id, text, kind, createdAt:created_at, person"));
  return rows.map(({ kind, ...version }) => ({ ...version, isRestored: kind === "restored" }));
}

/** Saves an earlier version as the newest, over the loaded row version. Throws StaleWrite, Error. */
export async function restoreSiteText(db: Database, id: string, updatedAt: string): Promise<void> {
  throwIfFailed(await db.rpc("restore_site_text", { _id: id, _updated_at: updatedAt }));
}

/** A version of a text that is no original, and the keys of its sentences that were said to go together. */
export type TextChange = {
  key: string;
  language: string;
  text: string;
  createdAt: string;
  settled: string[];
};

/** The versions of all texts that are no originals, the oldest first. Throws when the query fails. */
export function listTextChanges(db: Database): Promise<TextChange[]> {
  const columns = "key, language, text, createdAt:created_at, settled" as const;
  return readAll((from, to) =>
    db.rpc("list_site_text_changes").select(columns).order("created_at").order("id").range(from, to),
  );
}

/** Says that sentences of a text go together in both languages, or no longer. Throws when that is not stored. */
export async function settleSiteText(
  db: Database,
  key: string,
  keys: readonly string[],
  isSettled = true,
): Promise<void> {
  throwIfFailed(await db.rpc("settle_site_text", { _key: key, _keys: [...keys], _is_settled: isSettled }));
}
