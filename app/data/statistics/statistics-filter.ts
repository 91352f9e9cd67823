import type { Language } from "../../i18n/language-texts.ts";
import { listQuery } from "../list-cursor.ts";
import { dayAfter } from "./amsterdam-day.ts";
import type { DayRange } from "./day-range.ts";

/** In days until today. */
export const dayPeriods = [7, 28, 91, 365, 730] as const;

/** The periods that can be chosen: days, or the last whole month. */
export const periods = [...dayPeriods, "month"] as const;
export type Period = (typeof periods)[number];

const usualPeriod: Period = 28;

/** What the statistics are about; null for any. */
export type StatisticsFilter = {
  period: Period | DayRange;
  language: Language | null;
  /** The Dutch path of a page. */
  path: string | null;
};

/** The filter of an address; invalid parts are ignored, but for days, which are shown as they are. */
export function readStatisticsFilter(address: URLSearchParams): StatisticsFilter {
  const language = address.get("language");
  const path = address.get("page");
  return {
    period: readRange(address) ?? periods.find((days) => String(days) === address.get("days")) ?? usualPeriod,
    language: language === "nl" || language === "en" ? language : null,
    path: path !== null && /^\/[^\s\p{C}]{0,299}$/u.test(path) ? path : null,
  };
}

function readRange(address: URLSearchParams): DayRange | null {
  if (!address.has("from") && !address.has("to")) return null;
  return { from: address.get("from") ?? "", to: address.get("to") ?? "" };
}

/** The query string of a filter. */
export function statisticsQuery({ period, language, path }: StatisticsFilter): string {
  const rest = { language, page: path };
  if (typeof period !== "object")
    return listQuery({ days: period === usualPeriod ? null : String(period), ...rest }, null);
  // An empty day too: the filter stays one of days.
  return `?${new URLSearchParams(period)}${listQuery(rest, null).replace("?", "&")}`;
}

/** The first and the last day of a period; of a number of days, the last is today. */
export function daysOf(period: Period | DayRange, today: string): DayRange {
  if (period === "month") return monthOf(dayAfter(firstOfMonth(today), -1));
  return typeof period === "number" ? { from: dayAfter(today, 1 - period), to: today } : period;
}

/** The days of a month from its first to its last, which is given. */
export function monthOf(last: string): DayRange {
  return { from: firstOfMonth(last), to: last };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
