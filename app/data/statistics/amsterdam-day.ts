/** The Swedish locale formats dates as ISO 8601. */
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });

/** The day in Amsterdam as YYYY-MM-DD. */
export function amsterdamDay(moment: Date): string {
  return days.format(moment);
}

/** A day so many days later, or earlier. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** All days from the first to the last. */
export function daysBetween(from: string, to: string): string[] {
  const all: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) all.push(day);
  return all;
}
