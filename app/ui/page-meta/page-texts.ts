import { firmOf, firmTexts } from "../../i18n/firm.ts";
import { type Language, type Texts, type Translate, translator } from "../../i18n/language-texts.ts";
import type { ChangedTexts } from "../../i18n/site-texts.ts";

/** The matched routes of a page; the root's loader data has the origin and the changed texts. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The texts of an area in a page's metadata. */
export function pageTexts<Key extends string>(
  matches: Matches,
  language: Language,
  texts: Texts<Key>,
): Translate<Key> {
  return translator(texts, language, changedIn(matches, language));
}

/** The firm's facts in a page's metadata. */
export function pageFirm(matches: Matches) {
  return firmOf(changedIn(matches, "nl"));
}

/** The changed texts; in the language that the root did not load, only the firm's facts. */
function changedIn(matches: Matches, language: Language): ChangedTexts {
  const root = rootData(matches);
  if (!root || !("changed" in root) || !isObject(root.changed)) return {};
  const { language: loaded, texts } = root.changed;
  if (!isTexts(texts)) return {};
  return loaded === language ? texts : firmTexts(texts);
}

/** The site's origin. */
export function siteOrigin(matches: Matches): string {
  const root = rootData(matches);
  return typeof root?.siteUrl === "string" ? root.siteUrl : "";
}

function rootData(matches: Matches): Record<string, unknown> | null {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return isObject(data) ? data : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isTexts(value: unknown): value is ChangedTexts {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}
