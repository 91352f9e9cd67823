import { isoTime } from "../../i18n/iso-time.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { amsterdamDay, dayAfter } from "../statistics/amsterdam-day.ts";

/** A moment as it is typed into date and time fields: `2026-03-29` and `10:00`. */
export type TypedTime = { date: string; time: string };

/** `missing`: the clock skips it. `ambiguous`: the clock shows it twice; `at` is the first. */
export type ReadTime =
  | { kind: "once" | "ambiguous"; at: Date }
  | { kind: "missing" }
  /** Not filled in, or no day of the calendar. */
  | { kind: "incomplete" };

const hour = 3_600_000;
/** Of summer and winter: the earlier moment first. */
const offsets = [2 * hour, hour];

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

const wordOptions = {
  timeZone: "Europe/Amsterdam",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
} as const;
const words = {
  nl: new Intl.DateTimeFormat("nl-NL", wordOptions),
  en: new Intl.DateTimeFormat("en-GB", wordOptions),
};
const beforeTime = { nl: "om", en: "at" } as const;

/** The moment at which clocks in the Netherlands show this, whatever the zone of the browser. */
export function readAmsterdamTime(typed: TypedTime): ReadTime {
  const asUtc = Date.parse(`${typed.date}T${typed.time}Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(typed.date) || Number.isNaN(asUtc)) return { kind: "incomplete" };
  // The 31st of February is parsed as a day of March by some engines.
  if (!new Date(asUtc).toISOString().startsWith(typed.date)) return { kind: "incomplete" };
  const [at, second] = offsets
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => {
      const shown = typedTimeOf(moment);
      return shown.date === typed.date && shown.time === typed.time.slice(0, 5);
    });
  if (!at) return { kind: "missing" };
  return { kind: second ? "ambiguous" : "once", at };
}

/** When the day ends that it is in the Netherlands. Throws RangeError for an invalid date. */
export function endOfAmsterdamDay(at: Date): Date {
  const end = readAmsterdamTime({ date: dayAfter(amsterdamDay(at), 1), time: "00:00" });
  if (!("at" in end)) throw new RangeError(`No end of the day of ${at}`);
  return end.at;
}

/** What clocks in the Netherlands show at a moment; empty for an invalid date. */
export function typedTimeOf(at: Date): TypedTime {
  if (isoTime(at) === null) return { date: "", time: "" };
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** A moment in words, such as `Sunday 29 March 2026 at 10:00`, in the Netherlands; empty for an invalid date. */
export function describeAmsterdamTime(at: Date, language: Language): string {
  if (isoTime(at) === null) return "";
  const parts = Object.fromEntries(words[language].formatToParts(at).map(({ type, value }) => [type, value]));
  // Engines differ in the comma after the day of the week.
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year} ${beforeTime[language]} ${typedTimeOf(at).time}`;
}

/** Whether the Netherlands have summer time then. */
export function isSummerTime(at: Date): boolean {
  const { date, time } = typedTimeOf(at);
  const offset = Date.parse(`${date}T${time}Z`) - at.getTime();
  return offset > 1.5 * hour;
}
