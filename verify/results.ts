import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";

const result = z.object({
  line: z.string(),
  what: z.string(),
  held: z.boolean(),
  /** Figures in one line, or why it is broken. */
  seen: z.string(),
  date: z.iso.date(),
  /** The commit that was checked; null outside a clone. */
  commit: z.string().nullable(),
  machine: z.object({ cores: z.number(), memoryGb: z.number() }),
});

/** What the last run of a check has given. */
export type Result = z.infer<typeof result>;

const path = new URL("results.json", import.meta.url);

/** Keeps a result in the place of the one before, in the order of the lines. */
export async function saveResult(latest: Result): Promise<void> {
  const kept = z.array(result).parse(JSON.parse(await readFile(path, "utf8")));
  const others = kept.filter(({ line, what }) => line !== latest.line || what !== latest.what);
  const all = [...others, latest].sort(
    (one, other) =>
      one.line.localeCompare(other.line, "en", { numeric: true }) || one.what.localeCompare(other.what, "en"),
  );
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`);
}
