import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const path = new URL("durations.json", import.meta.url);

const recorded = z.object({
  /** What `npm test` took, in minutes. */
  minutes: z.number(),
  /** Each slow file's part of the time of all, in thousandths, as a power of two: on other machines it is the same. */
  files: z.record(z.string(), z.number()),
});

type Durations = z.infer<typeof recorded>;

/** The durations of the last whole run that was committed. */
export function readDurations(): Durations {
  return recorded.parse(JSON.parse(readFileSync(path, "utf8")));
}

/** Stores the durations of a whole run; `timings` are those of each test, by file, in milliseconds. */
export function saveDurations(
  seconds: number,
  timings: readonly { file: string; milliseconds: number }[],
): void {
  const durations: Durations = { minutes: Math.ceil(seconds / 60), files: partsOf(timings) };
  writeFileSync(path, `${JSON.stringify(durations, null, 2)}\n`);
}

/** Each file's part of the sum, in thousandths, rounded to a power of two, longest first; small parts are left out. */
export function partsOf(timings: readonly { file: string; milliseconds: number }[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { file, milliseconds } of timings) sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  const whole = [...sums.values()].reduce((sum, each) => sum + each, 0);
  const parts = [...sums]
    .map(([file, sum]) => [file, 2 ** Math.round(Math.log2((1_000 * sum) / whole))] as const)
    .filter(([, part]) => part >= 4)
    .sort(([file, part], [other, otherPart]) => otherPart - part || (file < other ? -1 : 1));
  return Object.fromEntries(parts);
}
