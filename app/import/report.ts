import { isNotTaken, type ReportedItem } from "./import-state.ts";
import type { Plan } from "./plan.ts";
import { proposePairs } from "./propose-pairs.ts";
import type { Note } from "./source.ts";

/** What the export has, and what came of each: `inFile` is the sum of the others. */
type Account = { inFile: number; taken: number; notTaken: { reason: Note | null; count: number }[] };

/**
 * The account of an import, of its listed items; those that failed for the same reason are together. What the file has
 * beside them was not reached.
 */
export function accountOf({ count }: Pick<Plan, "count">, items: readonly ReportedItem[]): Account {
  const listed = items.filter(({ isListed }) => isListed);
  const reasons = Map.groupBy(listed.filter(isNotTaken), ({ notes }) => JSON.stringify(notes.at(-1) ?? null));
  const notTaken: Account["notTaken"] = [...reasons.values()].map((group) => ({
    reason: group[0]?.notes.at(-1) ?? null,
    count: group.length,
  }));
  const taken = listed.filter((item) => !isNotTaken(item)).length;
  const unreached = count - listed.length;
  if (unreached > 0) notTaken.push({ reason: { key: "import.notReached" }, count: unreached });
  return { inFile: count, taken, notTaken };
}

/** All of an import as a file: its items with their notes in words. */
export function reportOf(plan: Plan, items: readonly ReportedItem[], sentence: (note: Note) => string) {
  const pairs = proposePairs(plan).map(({ nl, en }) => ({ nl: nl.slug, en: en.slug }));
  const told = items.map((item) => ({ ...item, notes: item.notes.map(sentence) }));
  const { notTaken, ...account } = accountOf(plan, items);
  const reasons = notTaken.map(({ reason, count }) => ({ reason: reason && sentence(reason), count }));
  return {
    source: plan.source,
    notes: plan.notes.map(sentence),
    ...account,
    notTaken: reasons,
    counts: countsOf(items),
    proposedPairs: pairs,
    items: told,
  };
}

/** How many items of each kind had which outcome: `article added`. */
export function countsOf(items: readonly ReportedItem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, outcome } of items) {
    const name = `${kind} ${outcome}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
