import type { ReportedItem } from "./import-state.ts";
import type { Plan } from "./plan.ts";
import { proposePairs } from "./propose-pairs.ts";
import type { Note } from "./source.ts";

/** All of an import as a file: its items with their notes in words. */
export function reportOf(plan: Plan, items: readonly ReportedItem[], sentence: (note: Note) => string) {
  const pairs = proposePairs(plan).map(({ nl, en }) => ({ nl: nl.slug, en: en.slug }));
  const told = items.map((item) => ({ ...item, notes: item.notes.map(sentence) }));
  return { source: plan.source, counts: countsOf(items), proposedPairs: pairs, items: told };
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
