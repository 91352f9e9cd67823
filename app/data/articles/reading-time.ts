import { plainText } from "../../html/plain-text.ts";
import { languages } from "../../i18n/language-texts.ts";

/** What an adult reads silently of other than fiction in a minute (Brysbaert 2019). */
const wordsPerMinute = 238;

/** The number of words that visitors read of HTML. */
export function countWords(html: string): number {
  return plainText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The minutes that so many words take to read, at least 1. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The minutes that the longer of an article's texts takes to read, at least 1; null while there is none. */
export function readingTime(content: Readonly<Record<"nl" | "en", string>>): number | null {
  const most = Math.max(...languages.map((language) => countWords(content[language])));
  return most === 0 ? null : minutesOf(most);
}
