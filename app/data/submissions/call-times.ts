import { isWorkingDay, spanOf, type WorkingHours } from "../leads/working-hours.ts";
import { dayAfter, daysBetween } from "../statistics/amsterdam-day.ts";
import { dayParts, type Moment, momentValue } from "./moments.ts";

/** A time with its end. */
export type Span = { from: Date; to: Date };

/** How far ahead moments are, in days. */
export const daysAhead = 28;

/** Of a call, in milliseconds. */
export const callLength = 30 * 60_000;

/** The half hours of a moment at which a call can begin: the firm works, and nobody is busy at these times. */
export function callTimes(moment: Moment, hours: WorkingHours, busy: readonly Span[] = []): Date[] {
  if (!isWorkingDay(moment.date, hours)) return [];
  const { start, end } = spanOf(moment.date, workOf(moment, hours));
  const times: Date[] = [];
  for (let at = start; at + callLength <= end; at += callLength) {
    const isBusy = busy.some((span) => span.from.getTime() < at + callLength && span.to.getTime() > at);
    if (!isBusy) times.push(new Date(at));
  }
  return times;
}

/** When the firm works in a half of a day, by the clock: before noon, and from one o'clock on. */
function workOf({ part }: Moment, { from, to }: WorkingHours): { from: string; to: string } {
  if (part === "morning") return { from, to: to < "12:00" ? to : "12:00" };
  return { from: from > "13:00" ? from : "13:00", to };
}

/** The values of the moments from a day on in which somebody who is busy at these times has no room for a call. */
export function fullMoments(hours: WorkingHours, today: string, busy: readonly Span[]): string[] {
  return acceptedMoments(hours, today)
    .filter((moment) => callTimes(moment, hours, busy).length === 0)
    .map(momentValue);
}

/**
 * The moments that a form proposes for a call: of the days from the day after tomorrow, in the first week that has three
 * moments, three that are spread, mornings and afternoons in turn; of one or two days all.
 *
 * @param full the values of moments without room
 */
export function proposedMoments(hours: WorkingHours, today: string, full: readonly string[] = []): Moment[] {
  const tomorrow = dayAfter(today, 1);
  const open = acceptedMoments(hours, today).filter(
    (moment) => moment.date > tomorrow && !full.includes(momentValue(moment)),
  );
  const weeks = [8, 15, 22, daysAhead].map((last) => {
    const end = dayAfter(today, last);
    return open.filter(({ date }) => date <= end);
  });
  const week = weeks.find((moments) => moments.length >= 3) ?? open;
  const dates = [...new Set(week.map(({ date }) => date))];
  if (dates.length <= 2) return week;
  return [1, 2, 3].flatMap((quarter) => {
    const ofDay = week.filter(({ date }) => date === dates[Math.floor((quarter * dates.length) / 4)]);
    const wanted = quarter === 2 ? "afternoon" : "morning";
    return ofDay.find(({ part }) => part === wanted) ?? ofDay[0] ?? [];
  });
}

/** The proposed moments, and the accepted ones among these values: a form that is shown again keeps what was chosen. */
export function momentsAgain(
  proposed: readonly Moment[],
  accepted: readonly Moment[],
  values = "",
): Moment[] {
  const kept = [...proposed.map(momentValue), ...values.split(" ")];
  return accepted.filter((moment) => kept.includes(momentValue(moment)));
}

/** The moments that may be chosen: more than are proposed today, for forms that were opened on a day before. */
export function acceptedMoments(hours: WorkingHours, today: string): Moment[] {
  return daysBetween(dayAfter(today, 1), dayAfter(today, daysAhead))
    .filter((date) => isWorkingDay(date, hours))
    .flatMap((date) => dayParts.map((part): Moment => ({ date, part })))
    .filter((moment) => hasRoom(workOf(moment, hours)));
}

function hasRoom({ from, to }: { from: string; to: string }): boolean {
  return Date.parse(`2000-01-01T${to}Z`) - Date.parse(`2000-01-01T${from}Z`) >= callLength;
}
