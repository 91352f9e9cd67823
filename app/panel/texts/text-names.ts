import { plainText } from "../../html/plain-text.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { entriesByKey, textGroups } from "./text-catalog.ts";

/** What the panel calls a text by its key, such as "Home, top: heading"; a key of another version is its own name. */
export function textName(language: Language, key: string): string {
  const texts: Readonly<Record<string, string>> = siteTextsPanelTexts[language];
  const fact = key.startsWith("firm.") ? texts[`texts.${key}`] : undefined;
  if (fact) return fact;
  const group = textGroups.find(({ entries }) => entries.some((entry) => entry.key === key));
  if (!group) return key;
  return `${texts[`texts.group.${group.id}`]}: ${partName(language, group.id, key)}`;
}

/** Its kind, and in a list or a mail what it belongs to; a text of no kind is called by its beginning. */
function partName(language: Language, group: string, key: string): string {
  const texts: Readonly<Record<string, string>> = siteTextsPanelTexts[language];
  const steps = key.split(".");
  const kind = [-2, -1].map((from) => texts[`texts.part.${steps.slice(from).join(".")}`]).find(Boolean);
  if (!kind) return quoted(language, key);
  const owner = steps.slice(0, steps.at(-2) === "meta" ? -2 : -1).join(".");
  const title = ["title", "question", "subject"]
    .map((one) => `${owner}.${one}`)
    .find((one) => entriesByKey.has(one));
  return owner === group || !title ? kind : `${quoted(language, title)}, ${kind}`;
}

const quotedAtMost = 50;

function quoted(language: Language, key: string): string {
  const originals = entriesByKey.get(key)?.originals ?? [];
  const text = plainText((originals.find((one) => one.language === language) ?? originals[0])?.text ?? "");
  return text.length > quotedAtMost ? `“${text.slice(0, quotedAtMost).trimEnd()}…”` : `“${text}”`;
}
