import { createContext } from "react-router";
import type { Language } from "../../i18n/language-texts.ts";
import { type ChangedTexts, changedTexts } from "../../i18n/site-texts.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, optional } from "../database.ts";

/** Reads the changed texts of a language. */
type ReadSiteTexts = (language: Language) => Promise<ChangedTexts>;

/** The texts that the firm has changed, for loaders. */
export const siteTexts = createContext<ReadSiteTexts>();

/** The content version that texts were read at, and the texts. */
type Known = { version: number | null; texts: Record<Language, ChangedTexts> };

const known = new WeakMap<object, Known>();

/**
 * The changed texts, read once per content version. A failed read is logged: the last texts, or else the originals, take
 * their place.
 *
 * @param owner has the texts in memory as long as it exists
 * @param version the present content version; null when it is unknown, and every call reads
 */
export async function readSiteTexts(
  owner: object,
  version: number | null,
  db: Database,
  language: Language,
): Promise<ChangedTexts> {
  const last = known.get(owner);
  if (last && version !== null && last.version === version) return last.texts[language];
  const stored = await optional(listSiteTexts(db), null);
  if (!stored) return last?.texts[language] ?? {};
  const texts = { nl: changedTexts(stored, "nl"), en: changedTexts(stored, "en") };
  known.set(owner, { version, texts });
  return texts[language];
}

/** All stored texts of the site. Throws when the query fails. */
async function listSiteTexts(db: Database) {
  return readAll((from, to) =>
    db.from("otm_site_texts").select("key, language, text").order("key").order("language").range(from, to),
  );
}

/** The firm's facts, as far as it has changed them. Throws when the query fails. */
export async function listFirmFacts(db: Database): Promise<ChangedTexts> {
  const facts = db.from("otm_site_texts").select("key, language, text").eq("language", "all");
  return changedTexts(expectData(await facts.like("key", "firm.%")), "nl");
}
