/** The leads of a source in a week, named by its Monday; the source null sums up all others. */
export type WeekRow = { week: string; source: string | null; title: string | null; leads: number };

/** A source with its leads per week. */
export type LeadSeries = { source: string | null; title: string | null; counts: number[]; total: number };

/** The Mondays of the last weeks in Amsterdam, this one included, as YYYY-MM-DD. */
export function lastWeeks(now: Date, count: number): string[] {
  // The Swedish locale formats dates as ISO 8601.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(now);
  const monday = new Date(`${today}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return Array.from({ length: count }, (_, index) => {
    const week = new Date(monday);
    week.setUTCDate(week.getUTCDate() - 7 * (count - 1 - index));
    return week.toISOString().slice(0, 10);
  });
}

/** The sources of the rows: the unnamed one ("") first, then by total, the others (null) last. */
export function leadSeries(rows: readonly WeekRow[], weeks: readonly string[]): LeadSeries[] {
  const series = new Map<string | null, LeadSeries>();
  for (const { week, source, title, leads } of rows) {
    const weekIndex = weeks.indexOf(week);
    if (weekIndex === -1) continue;
    const known = series.get(source) ?? { source, title: null, counts: weeks.map(() => 0), total: 0 };
    known.title = title ?? known.title;
    known.counts[weekIndex] = leads;
    known.total += leads;
    series.set(source, known);
  }
  return [...series.values()].toSorted((a, b) => rank(a) - rank(b) || b.total - a.total);
}

function rank({ source }: LeadSeries): number {
  if (source === "") return 0;
  return source === null ? 2 : 1;
}

/** The ticks of an axis from 0: at most four steps of whole leads. */
export function axisTicks(largest: number): number[] {
  const least = Math.max(1, Math.ceil(largest / 4));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
