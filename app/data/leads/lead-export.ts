import type { Database } from "../database.ts";
import { type Lead, readLeads } from "./admin-leads.ts";
import { csvHead, csvLines } from "./lead-csv.ts";
import type { LeadFilter } from "./lead-filter.ts";

/** How many leads one file holds at most. */
export const exportLimit = 100_000;

/** How many are read at once: even if all are as long as they may be, the answer stays below the backend's bound. */
const batch = 300;

type Export = {
  filter: LeadFilter;
  signal: AbortSignal;
  /** Told how many leads were read so far. */
  onProgress(done: number): void;
};

/**
 * The leads that a filter finds as the parts of a CSV file, newest first, read batch by batch.
 *
 * @throws the signal's reason when it was aborted, else as `expectData`
 */
export async function exportLeads(
  db: Database,
  { filter, signal, onProgress }: Export,
): Promise<{ parts: string[]; count: number }> {
  const parts = [csvHead()];
  let count = 0;
  let last: Lead | undefined;
  while (count < exportLimit) {
    const limit = Math.min(batch, exportLimit - count);
    const cursor = last ? ({ side: "older", createdAt: last.createdAt, id: last.id } as const) : null;
    const leads = await readLeads(db, filter, cursor, limit, signal);
    signal.throwIfAborted();
    parts.push(csvLines(leads));
    count += leads.length;
    onProgress(count);
    last = leads.at(-1);
    if (leads.length < limit) break;
  }
  return { parts, count };
}
