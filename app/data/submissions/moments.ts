import { type Weekday, weekdays } from "../../i18n/working-days.ts";

const parts = ["morning", "afternoon"] as const;

/** A half of a day of the week. */
export type Moment = { day: Weekday; part: (typeof parts)[number] };

/** The field of the chosen moments. */
export const momentsField = "moments";

/** What a form sends of a moment, such as "Tu-morning". */
export function momentValue({ day, part }: Moment): string {
  return `${day}-${part}`;
}

/**
 * The moments that a form proposes for a call: three spread over the working days, mornings and afternoons in turn; of one
 * or two days both halves. They depend on no date, as pages are cached.
 */
export function proposedMoments(days: readonly Weekday[]): Moment[] {
  const week = weekdays.filter((day) => days.includes(day));
  if (week.length <= 2) return week.flatMap((day) => parts.map((part) => ({ day, part })));
  return [1, 2, 3].flatMap((quarter): Moment[] => {
    const day = week[Math.floor((quarter * week.length) / 4)];
    return day ? [{ day, part: quarter === 2 ? "afternoon" : "morning" }] : [];
  });
}

/** The moments that a form chooses among the proposed ones, and whether it names no others. */
export function readMoments(form: FormData, proposed: readonly Moment[]) {
  const sent = form.getAll(momentsField);
  return {
    moments: proposed.filter((moment) => sent.includes(momentValue(moment))),
    areProposed: sent.every((value) => proposed.some((moment) => momentValue(moment) === value)),
  };
}
