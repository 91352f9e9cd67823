import { amsterdamDay } from "../statistics/amsterdam-day.ts";
import { type WorkingHours, workingHoursBetween } from "./working-hours.ts";

/** When a lead came in and was first answered; null without an answer. */
export type AnsweredLead = { createdAt: string; answeredAt: string | null; isWaiting: boolean };

/** How long the leads of a month (YYYY-MM) waited for their answer, in working hours; null without an answer. */
export type AnswerMonth = {
  month: string;
  answered: number;
  waiting: number;
  median: number | null;
  slowest: number | null;
};

/** The last months in Amsterdam, this one included, the latest first, as YYYY-MM. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = amsterdamDay(now).split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** What the leads of each of these months waited. */
export function answerMonths(
  leads: readonly AnsweredLead[],
  months: readonly string[],
  hours: WorkingHours,
): AnswerMonth[] {
  const byMonth = Map.groupBy(leads, ({ createdAt }) => amsterdamDay(new Date(createdAt)).slice(0, 7));
  return months.map((month) => {
    const ofMonth = byMonth.get(month) ?? [];
    const waits = ofMonth
      .flatMap(({ createdAt, answeredAt }) =>
        answeredAt === null ? [] : [workingHoursBetween(new Date(createdAt), new Date(answeredAt), hours)],
      )
      .toSorted((a, b) => a - b);
    return {
      month,
      answered: waits.length,
      waiting: ofMonth.filter(({ isWaiting }) => isWaiting).length,
      median: medianOf(waits),
      slowest: waits.at(-1) ?? null,
    };
  });
}

/** Of sorted numbers. */
function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
