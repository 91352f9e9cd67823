import type { Database } from "../database.ts";
import { type Lead, readLeads } from "./admin-leads.ts";
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
 * The leads of a filter, in the order of the list.
 *
 * @throws the signal's reason when it was aborted, else as `expectData`
 */
export async function exportLeads(
  db: Database,
  { filter, signal, onProgress }: Export,
): Promise<readonly Lead[]> {
  const all: Lead[] = [];
  while (all.length < exportLimit) {
    const limit = Math.min(batch, exportLimit - all.length);
    const last = all.at(-1);
    const cursor = last
      ? ({ side: "older", time: last.createdAt, id: last.id, isWaiting: last.isWaiting } as const)
      : null;
    const leads = await readLeads(db, filter, cursor, limit, signal);
    signal.throwIfAborted();
    all.push(...leads);
    onProgress(all.length);
    if (leads.length < limit) break;
  }
  return all;
}
