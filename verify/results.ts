import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { z } from "zod";
import { measurements } from "../bench/measurements.ts";
import type { Row } from "../bench/page.ts";
import { checks } from "./checks.ts";

const result = z.object({
  line: z.string(),
  what: z.string(),
  held: z.boolean(),
  /** Figures in one line, or the reason why the promise is broken. */
  seen: z.string(),
  /** How long the check took; older results lack it. */
  seconds: z.number().optional(),
  date: z.iso.date(),
  /** The commit that was checked; null outside a clone. */
  commit: z.string().nullable(),
  machine: z.object({ cores: z.number(), memoryGb: z.number() }),
});

/** The result of a check's last run. */
export type Result = z.infer<typeof result>;

/** A promise can have several checks. */
type Named = Pick<Result, "line" | "what">;

const ofChecks = new URL("results.json", import.meta.url);
const ofMeasurements = new URL("../bench/results.json", import.meta.url);

/** Replaces the check's stored result, and drops those of checks that are gone; results are ordered by line. */
export async function saveResult(latest: Omit<Result, "date" | "machine">): Promise<void> {
  const isSame = (one: Named, other: Named) => one.line === other.line && one.what === other.what;
  const kept = z.array(result).parse(await read(ofChecks));
  const others = kept.filter((held) => !isSame(held, latest) && checks.some((check) => isSame(held, check)));
  const machine = { cores: availableParallelism(), memoryGb: Math.round(totalmem() / 2 ** 30) };
  const all = [...others, { ...latest, date: new Date().toISOString().slice(0, 10), machine }].sort(
    (one, other) =>
      one.line.localeCompare(other.line, "en", { numeric: true }) || one.what.localeCompare(other.what, "en"),
  );
  await write(ofChecks, all);
}

/** Replaces the measurement's stored figures, and drops those of measurements that are gone. */
export async function saveFigures(name: string, figures: readonly Row[]): Promise<void> {
  const kept = Object.entries(z.record(z.string(), z.unknown()).parse(await read(ofMeasurements)));
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  await write(ofMeasurements, {
    ...Object.fromEntries(kept.filter(([held]) => Object.hasOwn(measurements, held))),
    [name]: { at: new Date().toISOString(), machine, results: figures },
  });
}

async function read(path: URL): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}

async function write(path: URL, results: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
}
