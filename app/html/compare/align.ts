import { diffArrays } from "diff";

/** A part of two lists: in both, changed, or in one of them. */
export type Aligned<Part> =
  | { kind: "same"; part: Part }
  | { kind: "changed"; before: Part; after: Part }
  | { kind: "removed"; part: Part }
  | { kind: "added"; part: Part };

/** `textOf` tells equal parts and how alike others are; `kindOf` which ones can be one part, changed. */
type AlignRules<Part> = { textOf(part: Part): string; kindOf(part: Part): string };

/** Beyond this many differences the rest counts as changed: finding more takes time by the square. */
const mostEdits = 800;

/** Two lists as one. */
export function align<Part>(
  before: readonly Part[],
  after: readonly Part[],
  rules: AlignRules<Part>,
): Aligned<Part>[] {
  const keyOf = (part: Part) => `${rules.kindOf(part)}\n${rules.textOf(part)}`;
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const runs = diffArrays(oldKeys, newKeys, { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];
  const result: Aligned<Part>[] = [];
  let [old, now] = [0, 0];
  let removed: Part[] = [];
  for (const { count, added, removed: isRemoved } of [...runs, { count: 0, added: false, removed: false }]) {
    if (isRemoved) {
      removed.push(...before.slice(old, old + count));
      old += count;
      continue;
    }
    const parts = after.slice(now, now + count);
    now += count;
    result.push(...pair(removed, added ? parts : [], rules));
    removed = [];
    if (!added) {
      old += count;
      for (const part of parts) result.push({ kind: "same", part });
    }
  }
  return result;
}

/** How far ahead the changed form of a part is looked for. */
const reach = 12;

/** The parts of one changed place: each removed one with the added one that is most like it. */
function pair<Part>(
  removed: readonly Part[],
  added: readonly Part[],
  rules: AlignRules<Part>,
): Aligned<Part>[] {
  const result: Aligned<Part>[] = [];
  const bags = added.map((part) => bagOf(rules.textOf(part)));
  let next = 0;
  for (const before of removed) {
    const bag = bagOf(rules.textOf(before));
    let best = { index: -1, likeness: 0.4 };
    for (let index = next; index < Math.min(next + reach, added.length); index += 1) {
      const [after, other] = [added[index], bags[index]];
      if (after === undefined || !other || rules.kindOf(after) !== rules.kindOf(before)) continue;
      const likeness = likenessOf(bag, other);
      if (likeness > best.likeness) best = { index, likeness };
    }
    const after = added[best.index];
    if (after === undefined) {
      result.push({ kind: "removed", part: before });
      continue;
    }
    for (const part of added.slice(next, best.index)) result.push({ kind: "added", part });
    result.push({ kind: "changed", before, after });
    next = best.index + 1;
  }
  for (const part of added.slice(next)) result.push({ kind: "added", part });
  return result;
}

function bagOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** The share of words that both have, from 0 to 1. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
