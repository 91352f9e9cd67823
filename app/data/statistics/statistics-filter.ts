import type { Language } from "../../i18n/language-texts.ts";
import { listQuery } from "../list-cursor.ts";
import { dayAfter } from "./amsterdam-day.ts";

/** The periods that can be chosen, in days until today. */
export const periods = [7, 28, 91, 365, 730] as const;
export type Period = (typeof periods)[number];

const usualPeriod: Period = 28;

/** What the statistics are about; null for any. */
export type StatisticsFilter = {
  period: Period;
  language: Language | null;
  /** The Dutch path of a page. */
  path: string | null;
};

/** The filter of an address; invalid parts are ignored. */
export function readStatisticsFilter(address: URLSearchParams): StatisticsFilter {
  const language = address.get("language");
  const path = address.get("page");
  return {
    period: periods.find((days) => String(days) === address.get("days")) ?? usualPeriod,
    language: language === "nl" || language === "en" ? language : null,
    path: path !== null && /^\/[^\s\p{C}]{0,299}$/u.test(path) ? path : null,
  };
}

/** The query string of a filter. */
export function statisticsQuery({ period, language, path }: StatisticsFilter): string {
  return listQuery({ days: period === usualPeriod ? null : String(period), language, page: path }, null);
}

/** The first and the last day of a period that ends today. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  return { from: dayAfter(today, 1 - period), to: today };
}
