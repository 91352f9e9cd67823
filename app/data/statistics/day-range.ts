import { z } from "../../zod.ts";

/** The days of a period as they were typed: anything. */
export type DayRange = { from: string; to: string };

type RangeProblem = "wrong" | "reversed" | "future" | "long";

export const earliestDay = "2000-01-01";
const mostMonths = 25;

const days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Why days are no period that can be shown; null when they are. */
export function rangeProblem(range: DayRange, today: string): RangeProblem | null {
  const { from, to } = range;
  if (!days.safeParse(range).success || from < earliestDay || to < earliestDay) return "wrong";
  if (from > to) return "reversed";
  if (to > today) return "future";
  return to < monthsAfter(from, mostMonths) ? null : "long";
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
