import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";

const result = z.object({
  line: z.string(),
  what: z.string(),
  held: z.boolean(),
  /** Figures in one line, or the reason why the promise is broken. */
  seen: z.string(),
  date: z.iso.date(),
  /** The commit that was checked; null outside a clone. */
  commit: z.string().nullable(),
  machine: z.object({ cores: z.number(), memoryGb: z.number() }),
});

/** The result of a check's last run. */
export type Result = z.infer<typeof result>;

/** A line of docs/safety.md can have several checks. */
type Named = Pick<Result, "line" | "what">;

const path = new URL("results.json", import.meta.url);

/** Replaces the check's stored result, and drops those of checks that are gone; results are ordered by line. */
export async function saveResult(latest: Result, checks: readonly Named[]): Promise<void> {
  const kept = z.array(result).parse(JSON.parse(await readFile(path, "utf8")));
  const others = kept.filter((held) => !isSame(held, latest) && checks.some((check) => isSame(held, check)));
  const all = [...others, latest].sort(
    (one, other) =>
      one.line.localeCompare(other.line, "en", { numeric: true }) || one.what.localeCompare(other.what, "en"),
  );
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`);
}

function isSame(one: Named, other: Named): boolean {
  return one.line === other.line && one.what === other.what;
}
