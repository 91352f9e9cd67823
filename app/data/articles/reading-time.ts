import { plainText } from "../../html/plain-text.ts";
import { languages } from "../../i18n/language-texts.ts";

/** What an adult reads silently of other than fiction in a minute (Brysbaert 2019). */
const wordsPerMinute = 238;

/** The minutes that the longer of an article's texts takes to read, at least 1; null while there is none. */
export function readingTime(content: Readonly<Record<"nl" | "en", string>>): number | null {
  const counts = languages.map(
    (language) => plainText(content[language]).match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
  );
  const most = Math.max(...counts);
  return most === 0 ? null : Math.max(1, Math.round(most / wordsPerMinute));
}
