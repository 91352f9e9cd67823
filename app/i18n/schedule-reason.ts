import type { Language } from "./language-texts.ts";
import { reasonTexts } from "./texts/schedule-reasons.en.ts";

/** The reason of the database in this language; one that is not known here as it is. */
export function describeReason(reason: string, language: Language): string {
  const key = Object.entries(reasonTexts.en).find(([, text]) => text === reason)?.[0];
  return key && isKey(key) ? reasonTexts[language][key] : reason;
}

function isKey(key: string): key is keyof typeof reasonTexts.nl {
  return Object.hasOwn(reasonTexts.nl, key);
}
