import { sentencesIn } from "../../../../../app/content/sentences.ts";
import { amsterdamDay } from "../../../../../app/data/statistics/amsterdam-day.ts";
import { cutAtWord, linesIn } from "../../../../../app/html/plain-text.ts";
import { languages } from "../../../../../app/i18n/language-texts.ts";
import type { Pace } from "../../../../shared/pace.ts";
import type { Finding } from "./finding.ts";
import { type LiveDocument, shownPlaces } from "./live-documents.ts";
import { hasWords, htmlOf, type Place } from "./places.ts";

/** The sentences that visitors read with old years, past dates, and figures that nobody has changed for a year. */
export async function findOldWords(documents: readonly LiveDocument[], pace: Pace): Promise<Finding[]> {
  const today = amsterdamDay(new Date());
  const found: Finding[] = [];
  for (const document of documents) {
    const changed = amsterdamDay(new Date(document.changedAt));
    for (const place of shownPlaces(document)) {
      await pace();
      if (!hasWords(place) || !hint.test(String(place.value))) continue;
      const { language, field } = place;
      for (const line of linesOf(place)) {
        for (const sentence of hint.test(line) ? sentencesIn(line, language ?? "nl") : []) {
          await pace();
          const why = whyOld(sentence, today, changed);
          if (why) found.push({ id: document.id, language, field, text: cutAtWord(sentence, 200), why });
        }
      }
    }
  }
  return found;
}

function linesOf(place: Place): string[] {
  return place.declared.type === "html" ? linesIn(htmlOf(place)) : String(place.value).split("\n");
}

/** What has none of it has no year, date or figure: it is not parsed. */
const hint = /\d{4}|%|[€$£]|procent|per ?cent|eur/i;

/** Why a sentence is old, by the last day that it names; null when it is not. Days are YYYY-MM-DD. */
export function whyOld(sentence: string, today: string, changed: string): string | null {
  const { dates, rest } = datesIn(sentence);
  const years = [...rest.matchAll(year)].map(([words]) => ({ day: `${words}-12-31`, words, isYear: true }));
  const last = [...dates, ...years].toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  // A year counts as old when it ended more than a year ago.
  if (last && last.day < (last.isYear ? yearBefore(today) : today)) {
    return last.isYear
      ? `the last year in it is ${last.words}`
      : `the last date in it, ${last.words}, is past`;
  }
  const hasFigure = figure.test(sentence) && changed <= yearBefore(today);
  return hasFigure ? `a percentage or an amount in a document unchanged since ${changed}` : null;
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** Not part of a larger number, an amount, a law's or a standard's number, a time or a code. */
const year =
  /(?<![\p{L}\d.,:/€$£]|[€$£]\s|\p{L}-|(?<!\b20\d)\d-)20(?!00)\d\d(?![\p{L}\d/:]|[.,]\d|\s?(?:%|€|euro|procent|percent))/gu;

const figure = /\d\s?(?:%|procent|per ?cent|euro\b|eur\b)|[€$£]\s?\d|\d\s?€/i;

const months = new Map(
  languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        format
          .format(new Date(Date.UTC(2000, index)))
          .toLowerCase()
          .replace(".", ""),
        index + 1,
      ]);
    }),
  ),
).set("sept", 9);
const month = [...months.keys()].toSorted((one, other) => other.length - one.length).join("|");

/** Each names the day, the month and the year: 31 december 2025; December 31, 2025; 31-12-2025; 2025-12-31. */
const dates = [
  `(?<d>\\d{1,2})(?:e|st|nd|rd|th)?\\s+(?<m>${month})\\.?,?\\s+(?<y>\\d{4})`,
  `(?<m>${month})\\.?\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<y>\\d{4})`,
  "(?<d>\\d{1,2})(?<s>[-/.])(?<m>\\d{1,2})\\k<s>(?<y>\\d{4})",
  "(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})",
].map((pattern) => new RegExp(`(?<![\\p{L}\\d/.-])${pattern}(?![\\d/-])`, "giu"));

type Named = { day: string; words: string; isYear: boolean };

/** The dates in a sentence, and the rest of it. */
function datesIn(sentence: string): { dates: Named[]; rest: string } {
  const found: Named[] = [];
  let rest = sentence;
  for (const pattern of dates) {
    rest = rest.replace(pattern, (words: string, ...captured: unknown[]) => {
      const day = dayOf(Object(captured.at(-1)));
      if (day === null) return words;
      found.push({ day, words, isYear: false });
      return " ";
    });
  }
  return { dates: found, rest };
}

/** Null for a day that does not exist. */
function dayOf({ d, m, y }: Record<"d" | "m" | "y", string>): string | null {
  const number = months.get(m.toLowerCase()) ?? Number(m);
  const date = new Date(Date.UTC(Number(y), number - 1, Number(d)));
  return date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(d)
    ? date.toISOString().slice(0, 10)
    : null;
}
