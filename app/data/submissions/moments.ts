/** The halves of a day. */
export const dayParts = ["morning", "afternoon"] as const;

/** A half of a day, which is as YYYY-MM-DD. */
export type Moment = { date: string; part: (typeof dayParts)[number] };

/** The field of the chosen moments. */
export const momentsField = "moments";

/** What a form sends of a moment, such as "2026-12-01-morning". */
export function momentValue({ date, part }: Moment): string {
  return `${date}-${part}`;
}

/** The moments of such values with spaces between; what is none is left out. */
export function momentsOf(values: string): Moment[] {
  return values.split(" ").flatMap((value): Moment[] => {
    const [, date = "", name] = /^(\d{4}-\d\d-\d\d)-(\w+)$/.exec(value) ?? [];
    const part = dayParts.find((known) => known === name);
    return part && !Number.isNaN(Date.parse(date)) ? [{ date, part }] : [];
  });
}

/** The moments that a form chooses among the accepted ones, and whether it names no others. */
export function readMoments(form: FormData, accepted: readonly Moment[]) {
  const sent = form.getAll(momentsField);
  return {
    moments: accepted.filter((moment) => sent.includes(momentValue(moment))),
    areAccepted: sent.every((value) => accepted.some((moment) => momentValue(moment) === value)),
  };
}
