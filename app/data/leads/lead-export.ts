import type { Database } from "../database.ts";
import { type Lead, readLeads } from "./admin-leads.ts";
import { csvHead, csvLines } from "./lead-csv.ts";
import type { LeadFilter } from "./lead-filter.ts";

/** The row limit of an export. */
export const exportLimit = 100_000;

/** The batch size: a batch of the longest leads stays below the backend's response limit. */
const batch = 300;

type Export = {
  filter: LeadFilter;
  signal: AbortSignal;
  /** Called with the number of leads read so far. */
  onProgress(done: number): void;
};

/**
 * The leads of a filter as chunks of a CSV file, newest first.
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
