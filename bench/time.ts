/** The duration of a measurement. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/** The quantile of these figures, such as 0.5 for the median; NaN without figures. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** How long the work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** How long the work takes each time, in milliseconds, after some times that warm up. */
export async function timedEach(times: number, work: () => Promise<unknown>, warmUp = 0): Promise<number[]> {
  for (let time = 0; time < warmUp; time += 1) await work();
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) durations.push(await timed(work));
  return durations;
}
