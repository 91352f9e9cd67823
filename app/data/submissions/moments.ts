import { type Weekday, weekdays } from "../../i18n/working-days.ts";
import { dayAfter } from "../statistics/amsterdam-day.ts";

const parts = ["morning", "afternoon"] as const;

/** A half of a day, which is as YYYY-MM-DD. */
export type Moment = { date: string; part: (typeof parts)[number] };

/** The field of the chosen moments. */
export const momentsField = "moments";

/** What a form sends of a moment, such as "2026-12-01-morning". */
export function momentValue({ date, part }: Moment): string {
  return `${date}-${part}`;
}

/**
 * The moments that a form proposes for a call: of the working days in the week that begins the day after tomorrow three
 * that are spread, mornings and afternoons in turn; of one or two days both halves.
 */
export function proposedMoments(days: readonly Weekday[], today: string): Moment[] {
  const week = workingDates(days, today, 2);
  if (week.length <= 2) return halvesOf(week);
  return [1, 2, 3].flatMap((quarter): Moment[] => {
    const date = week[Math.floor((quarter * week.length) / 4)];
    return date ? [{ date, part: quarter === 2 ? "afternoon" : "morning" }] : [];
  });
}

/** The proposed moments, and the accepted ones among these values: a form that is shown again keeps what was chosen. */
export function momentsAgain(days: readonly Weekday[], today: string, values = ""): Moment[] {
  const kept = [...proposedMoments(days, today).map(momentValue), ...values.split(" ")];
  return acceptedMoments(days, today).filter((moment) => kept.includes(momentValue(moment)));
}

/** The moments that may be chosen: more than are proposed today, for forms that were opened on a day before. */
export function acceptedMoments(days: readonly Weekday[], today: string): Moment[] {
  return halvesOf(workingDates(days, today, 1));
}

/** The working days from so many days after today up to eight days after it. */
function workingDates(days: readonly Weekday[], today: string, from: number): string[] {
  const dates = Array.from({ length: 9 - from }, (_, later) => dayAfter(today, from + later));
  return dates.filter((date) => days.some((day) => weekdays.indexOf(day) === weekdayOf(date)));
}

/** From Monday, which is 0. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function halvesOf(dates: readonly string[]): Moment[] {
  return dates.flatMap((date) => parts.map((part) => ({ date, part })));
}

/** The moments that a form chooses among the accepted ones, and whether it names no others. */
export function readMoments(form: FormData, accepted: readonly Moment[]) {
  const sent = form.getAll(momentsField);
  return {
    moments: accepted.filter((moment) => sent.includes(momentValue(moment))),
    areAccepted: sent.every((value) => accepted.some((moment) => momentValue(moment) === value)),
  };
}
