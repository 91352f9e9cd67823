import { anyTable, type Reads } from "../backend/reads.ts";
import type { ContentChange } from "../content-changes.ts";

export type PageIndex = {
  add(key: string, reads: Reads): void;
  remove(key: string, reads: Reads): void;
  /** The keys of the pages that a change is about. */
  find(change: Exclude<ContentChange, { kind: "everything" }>): Iterable<string>;
};

/** Finds pages by what they were made of. */
export function createPageIndex(): PageIndex {
  const keys = new Map<string, Set<string>>();

  return {
    add(key, reads) {
      for (const name of namesOf(reads)) {
        const known = keys.get(name);
        if (known) known.add(key);
        else keys.set(name, new Set([key]));
      }
    },
    remove(key, reads) {
      for (const name of namesOf(reads)) {
        const known = keys.get(name);
        known?.delete(key);
        if (known?.size === 0) keys.delete(name);
      }
    },
    find: (change) => new Set(namesIn(change).flatMap((name) => [...(keys.get(name) ?? [])])),
  };
}

/** Whether a change is about a page that was made of these. */
export function concerns(change: ContentChange, reads: Reads): boolean {
  if (change.kind === "everything") return true;
  const names = new Set(namesOf(reads));
  return namesIn(change).some((name) => names.has(name));
}

function namesOf({ rows, tables, wholeTables }: Reads): string[] {
  return [
    ...[...rows].map((id) => `row ${id}`),
    ...[...tables].map((table) => `table ${table}`),
    ...[...wholeTables].map((table) => `all ${table}`),
  ];
}

function namesIn(change: Exclude<ContentChange, { kind: "everything" }>): string[] {
  const whole = [`all ${change.table}`, `all ${anyTable}`, `table ${anyTable}`];
  return change.kind === "row" ? [`row ${change.id}`, ...whole] : [`table ${change.table}`, ...whole];
}
