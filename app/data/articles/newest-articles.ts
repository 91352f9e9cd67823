import { createContext } from "react-router";
import type { Language } from "../../i18n/language-texts.ts";
import { type Database, optional } from "../database.ts";
import { type WithPicture, withPictures } from "../media/shown-picture.ts";
import { type ArticleCard, listNewestArticles } from "./articles.ts";

type Cards = WithPicture<ArticleCard>[];

/** Reads the newest articles of a language, for pages that are not there. */
export const newestArticles = createContext<(language: Language) => Promise<Cards>>();

/** The content version that cards were read at, and the cards. */
type Known = { version: number; cards: Cards };

const known = new WeakMap<object, Partial<Record<Language, Known>>>();

/**
 * The newest published articles, read once per content version: scanners ask for thousands of pages that are not there.
 * A failed read is logged: the last ones, or else none, take their place.
 *
 * @param owner has the cards in memory as long as it exists
 * @param version the present content version; null when it is unknown, and there are none: each call would read
 */
export async function readNewestArticles(
  owner: object,
  version: number | null,
  db: Database,
  language: Language,
): Promise<Cards> {
  const last = known.get(owner)?.[language];
  if (version === null) return [];
  if (last?.version === version) return last.cards;
  const cards = await optional(listNewestArticles(db, language), null);
  if (!cards) return last?.cards ?? [];
  const shown = { version, cards: await withPictures(db, cards) };
  known.set(owner, { ...known.get(owner), [language]: shown });
  return shown.cards;
}
