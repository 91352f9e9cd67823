/** The duration of a measurement. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 8);
