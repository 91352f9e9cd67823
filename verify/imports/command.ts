import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { childrenOf, largestMemoryOf, memoryOfAll } from "../../bench/processes.ts";
import { temporaryDirectory } from "../../bench/test-bed.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { start } from "../harness/commands.ts";

const reportSchema = z.object({
  counts: z.record(z.string(), z.number()),
  items: z.array(z.looseObject({ kind: z.string(), outcome: z.string() })),
});

export type Report = z.infer<typeof reportSchema>;

type Imported = {
  report: Report;
  seconds: number;
  /** The largest resident size of the command's own process, and of it with its children (PSS), in MB. */
  memory: number;
  allMemory: number;
};

/** An import takes longer than its check allows: it was ended. */
const patience = 20 * 60_000;

/** `npm run import -- … --write --report`, to its end. Throws when it must be killed, and unless all was taken. */
export async function importAll(words: readonly string[], settings: NodeJS.ProcessEnv): Promise<Imported> {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, "report.json");
  const startedAt = performance.now();
  const running = start("import", [...words, "--write", "--report", file], settings);
  const timer = setTimeout(() => running.send("SIGKILL"), patience);
  let [memory, allMemory] = [0, 0];
  await whileRunning(running.ended, 100, async () => {
    memory = Math.max(memory, await largestMemoryOf(running.pid).catch(() => 0));
    const hasChildren = (await childrenOf(running.pid).catch(() => [])).length > 0;
    allMemory = Math.max(allMemory, memory, hasChildren ? await memoryOfAll(running.pid).catch(() => 0) : 0);
  });
  const { status, sentence } = await running.ended;
  clearTimeout(timer);
  const seconds = (performance.now() - startedAt) / 1_000;
  assert(status !== null, `The import did not end within ${patience / 1_000} s`);
  // None is written when the command ends before it takes anything.
  const text = await readFile(file, "utf8").catch(() => null);
  assert(text, sentence);
  const report = reportSchema.parse(JSON.parse(text));
  const amiss = report.items.filter(({ outcome }) => outcome === "failed" || outcome === "missing");
  assert.deepEqual(amiss.slice(0, 3), [], `${amiss.length} items were not taken`);
  assert.equal(status, 0, sentence);
  return { report, seconds, memory, allMemory: Math.round(allMemory) };
}

/** Such as "article added 20, page unchanged 3". */
export function countsIn({ counts }: Report): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}
