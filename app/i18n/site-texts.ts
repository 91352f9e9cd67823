import type { Language } from "./language-texts.ts";

/** The texts of one language that the firm has changed, by key, and its facts. */
export type ChangedTexts = Readonly<Record<string, string>>;

/** A stored text; `all` is the language of the firm's facts, and an empty text is the original again. */
type SiteText = { key: string; language: string; text: string };

/** Whether a page can do without a text. */
export function canBeLeftOut(key: string): boolean {
  return key === "home.benefits.note";
}

/** The keys of texts with HTML, which travel with their own page only. */
const richKeys = ["terms.body", "privacy.body", "privacy.bodyForEver"] as const;

type RichKey = (typeof richKeys)[number];

export function isRichKey(key: string): key is RichKey {
  return richKeys.some((rich) => rich === key);
}

/** The changed texts of a language. */
export function changedTexts(stored: readonly SiteText[], language: Language): ChangedTexts {
  return Object.fromEntries(
    stored
      .filter((row) => row.language === language || row.language === "all")
      .map(({ key, text }) => [key, tidyText(key, text)])
      .filter(([, text]) => text !== ""),
  );
}

/** A text without surrounding space; on one line, except in mails, where a line break separates paragraphs. */
export function tidyText(key: string, text: string): string {
  if (isRichKey(key)) return text.trim();
  const lines = text
    .split(/\s*[\r\n]\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.join(key.startsWith("mails.") ? "\n" : " ");
}
