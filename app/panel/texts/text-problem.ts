import { isId } from "../../data/id-pattern.ts";
import { readAnswerWithin, readDays, readHours } from "../../data/leads/working-hours.ts";
import { noWeeklyMail, readWeeklyMail } from "../../data/weekly-mail/weekly-mail-time.ts";
import { isProfile } from "../../i18n/firm.ts";
import type { TextValues } from "../../i18n/language-texts.ts";
import type { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { isRichKey } from "../../i18n/site-texts.ts";
import { isWorkingDays } from "../../i18n/working-days.ts";
import { characters, isTooLong } from "../../ui/panel/too-long.ts";

type ProblemKey = Extract<keyof (typeof siteTextsPanelTexts)["nl"], `texts.problem.${string}`>;

/** Why a text can't be saved, as a key of the panel's texts with its values. */
export type TextProblem = { key: ProblemKey; values?: TextValues };

/** Limits in characters, as the database has them. */
const maxLength = 2_000;
const maxRichLength = 100_000;

/** How many characters a text can have. */
export function maxLengthOf(key: string): number {
  return isRichKey(key) ? maxRichLength : maxLength;
}

/** The first problem of a text; an empty one has none, as it is the original again. */
export function textProblem(key: string, original: string, text: string): TextProblem | null {
  if (text.trim() === "") return null;
  const max = maxLengthOf(key);
  if (isTooLong(text, max)) return { key: "texts.problem.long", values: { max, now: characters(text) } };
  const missing = placeholdersOf(original).find((placeholder) => !text.includes(placeholder));
  if (missing) return { key: "texts.problem.placeholder", values: { placeholder: missing } };
  return key.startsWith("firm.") ? factProblem(key, text.trim()) : null;
}

/** The places of values, such as `{name}` and `{{pageTitle}}`. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}|\{\w+\}/g))];
}

function factProblem(key: string, text: string): TextProblem | null {
  if (/[\r\n]/.test(text) || isTooLong(text, 200)) return { key: "texts.problem.fact" };
  if (key === "firm.email" && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text))
    return { key: "texts.problem.email" };
  if (key === "firm.phone" && !/^\+?[\d\s().-]{6,}$/.test(text)) return { key: "texts.problem.phone" };
  if (key === "firm.year" && !/^\d{4}(?:\s?[–-]\s?\d{4})?$/.test(text)) return { key: "texts.problem.year" };
  if (key === "firm.workingDays" && !isWorkingDays(text)) return { key: "texts.problem.days" };
  if (key === "firm.workingHours") {
    const hours = readHours(text);
    if (!hours) return { key: "texts.problem.hours" };
    if (hours.from >= hours.to) return { key: "texts.problem.hoursOrder" };
  }
  if (key === "firm.closedDays" && !readDays(text)) return { key: "texts.problem.closedDays" };
  if (key === "firm.answerWithin" && !readAnswerWithin(text)) return { key: "texts.problem.answerWithin" };
  if (key === "firm.weeklyMail" && text !== noWeeklyMail && !readWeeklyMail(text))
    return { key: "texts.problem.weekly" };
  if (key === "firm.contactPerson" && !isId(text)) return { key: "texts.problem.person" };
  const isAddress = /^firm\.(?:linkedin|instagram|youtube|github)$/.test(key);
  return isAddress && !isProfile(text) ? { key: "texts.problem.address" } : null;
}

/** How many characters the layout has room for; null where it has enough. */
export function advisedLength(key: string): number | null {
  const found = advised.find(([pattern]) => pattern.test(key));
  return found ? found[1] : null;
}

const advised: readonly [RegExp, number][] = [
  [/\.meta\.title/, 60],
  [/\.meta\.description/, 155],
  [/^navigation\./, 24],
  [/\.hero\.badge$/, 40],
  [/\.subject$|Subject$/, 70],
  [/\.button$|\.hero\.(?:discover|more)$|\.(?:send|readMore|again)$|\.home$/, 32],
  [/\.title$/, 70],
];
