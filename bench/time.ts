/** The duration of a measurement, after a warm-up of a quarter of it. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/** Sequential runs of the work per second. */
export async function perSecond(duration: number, work: () => Promise<unknown>): Promise<number> {
  await repeat(duration / 4, work);
  return (await repeat(duration, work)) / duration;
}

async function repeat(duration: number, work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + duration * 1_000;
  let times = 0;
  while (performance.now() < until) {
    await work();
    times += 1;
  }
  return times;
}
