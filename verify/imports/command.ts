import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { childrenOf, largestMemoryOf, memoryOfAll } from "../../bench/processes.ts";
import { temporaryDirectory } from "../../bench/test-bed.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { type Ended, start } from "../harness/commands.ts";

const reported = z.object({
  kind: z.string(),
  key: z.string(),
  title: z.string(),
  outcome: z.string(),
  notes: z.array(z.string()),
  address: z.string().nullable(),
});
const reportSchema = z.object({
  counts: z.record(z.string(), z.number()),
  taken: z.number(),
  items: z.array(reported),
});

export type Reported = z.infer<typeof reported>;
export type Report = z.infer<typeof reportSchema>;

export type Imported = Ended & {
  /** Null when the command ended before it took anything. */
  report: Report | null;
  seconds: number;
  /** The largest resident size of the command's own process, and of it with its children (PSS), in MB. */
  memory: number;
  allMemory: number;
};

/** An import takes longer than its check allows: it was ended. */
const patience = 20 * 60_000;

/** `npm run import -- … --write --report`, to its end. Throws when it must be killed. */
export async function runImportCommand(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
  timeout = patience,
): Promise<Imported> {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, "report.json");
  const startedAt = performance.now();
  const running = start("import", [...words, "--write", "--report", file], settings);
  const timer = setTimeout(() => running.send("SIGKILL"), timeout);
  let [memory, allMemory] = [0, 0];
  await whileRunning(running.ended, 100, async () => {
    memory = Math.max(memory, await largestMemoryOf(running.pid).catch(() => 0));
    const hasChildren = (await childrenOf(running.pid).catch(() => [])).length > 0;
    allMemory = Math.max(allMemory, memory, hasChildren ? await memoryOfAll(running.pid).catch(() => 0) : 0);
  });
  const ended = await running.ended;
  clearTimeout(timer);
  const seconds = (performance.now() - startedAt) / 1_000;
  assert(ended.status !== null, `The import did not end within ${timeout / 1_000} s`);
  const text = await readFile(file, "utf8").catch(() => null);
  await rm(file, { force: true });
  const report = text === null ? null : reportSchema.parse(JSON.parse(text));
  return { ...ended, report, seconds, memory, allMemory: Math.round(allMemory) };
}

/** As above. Throws unless all was taken. */
export async function importAll(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<Imported & { report: Report }> {
  const imported = await runImportCommand(words, settings);
  const { status, sentence, report } = imported;
  assert(report, sentence);
  const amiss = report.items.filter(({ outcome }) => outcome === "failed" || outcome === "missing");
  assert.deepEqual(amiss.slice(0, 3), [], `${amiss.length} items were not taken`);
  assert.equal(status, 0, sentence);
  return { ...imported, report };
}

/** Such as "article added 20, page unchanged 3". */
export function countsIn({ counts }: Report): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}
