import { dayAfter, daysBetween } from "./amsterdam-day.ts";
import type { DayRange } from "./day-range.ts";
import { daysOf, monthOf, type Period } from "./statistics-filter.ts";

/** The days of a period that are over, and what comes before them: the same number of days, or the month. */
export type ComparedDays = { of: DayRange; before: DayRange };

/** Null while no day of the period is over. */
export function comparedDays(period: Period | DayRange, today: string): ComparedDays | null {
  const { from, to } = daysOf(period, today);
  const yesterday = dayAfter(today, -1);
  const over = { from, to: to < today ? to : yesterday };
  if (over.from > over.to) return null;
  const last = dayAfter(from, -1);
  if (period === "month") return { of: over, before: monthOf(last) };
  const count = daysBetween(over.from, over.to).length;
  return { of: over, before: { from: dayAfter(from, -count), to: last } };
}

/** As a part of what was before; null when that is nothing. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
