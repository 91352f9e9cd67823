import { type Language, lookUp } from "./language-texts.ts";
import { reasonTexts } from "./texts/database-reasons.en.ts";

type Key = keyof typeof reasonTexts.nl;

/** The reason of the database in this language; one that is not known here as it is. */
export function describeReason(reason: string, language: Language): string {
  for (const { key, pattern } of patterns) {
    const found = pattern.exec(reason);
    if (found) return lookUp(reasonTexts, language, key, { ...found.groups });
  }
  return reason;
}

const patterns = Object.entries(reasonTexts.en).flatMap(([key, text]) =>
  isKey(key) ? { key, pattern: patternOf(text) } : [],
);

function isKey(key: string): key is Key {
  return Object.hasOwn(reasonTexts.nl, key);
}

/** Matches the text with any values. */
function patternOf(text: string): RegExp {
  const exact = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${exact.replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`);
}
