/** A part of two texts: in both, in the later one only, or in the earlier one only. */
export type WordChange = { kind: "same" | "added" | "removed"; text: string };

/** Beyond this many added and removed words the middle of the texts is compared as a whole. */
const mostEdits = 1_000;

/** The words kept around a change. */
const around = 12;

/** The words that were removed from a text and added to it, in order, with all that stayed. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const max = Math.min(old.length, now.length);
  let start = 0;
  while (start < max && old[start] === now[start]) start++;
  let end = 0;
  while (end < max - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return joined([
    ...asKind("same", now.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...asKind("same", now.slice(now.length - end)),
  ]);
}

/** The changes with a few words around each; what lies between is replaced by "…". */
export function abridged(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, place) => {
    if (change.kind !== "same") return change;
    const words = wordsOf(change.text);
    const head = place === 0 ? 0 : around * 2;
    const tail = place === changes.length - 1 ? 0 : around * 2;
    if (words.length <= head + tail + 2) return change;
    const [first, last] = [words.slice(0, head).join(""), words.slice(words.length - tail).join("")];
    return { kind: "same", text: `${first}${head > 0 ? " " : ""}…${tail > 0 ? " " : ""}${last}` };
  });
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** The shortest edit script, by the greedy algorithm of E. W. Myers (1986). */
function middle(old: readonly string[], now: readonly string[]): WordChange[] {
  const most = Math.min(old.length + now.length, mostEdits);
  const trace: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (let edits = 0; edits <= most; edits++) {
    trace.push(furthest);
    const next = new Map<number, number>();
    for (let k = -edits; k <= edits; k += 2) {
      let x = isDown(furthest, k, edits) ? reach(furthest, k + 1) : reach(furthest, k - 1) + 1;
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x++;
      if (x >= old.length && x - k >= now.length) return walkBack(trace, old, now);
      next.set(k, x);
    }
    furthest = next;
  }
  return [...asKind("removed", old), ...asKind("added", now)];
}

function isDown(furthest: Map<number, number>, k: number, edits: number): boolean {
  return k === -edits || (k !== edits && reach(furthest, k - 1) < reach(furthest, k + 1));
}

function reach(furthest: Map<number, number>, k: number): number {
  return furthest.get(k) ?? 0;
}

function walkBack(
  trace: readonly Map<number, number>[],
  old: readonly string[],
  now: readonly string[],
): WordChange[] {
  const changes: WordChange[] = [];
  let [x, y] = [old.length, now.length];
  for (const [edits, furthest] of [...trace.entries()].reverse()) {
    const k = x - y;
    const from = isDown(furthest, k, edits) ? k + 1 : k - 1;
    const fromX = edits === 0 ? 0 : reach(furthest, from);
    const fromY = edits === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY) {
      x--;
      y--;
      changes.push({ kind: "same", text: old[x] ?? "" });
    }
    if (x > fromX) changes.push({ kind: "removed", text: old[--x] ?? "" });
    if (y > fromY) changes.push({ kind: "added", text: now[--y] ?? "" });
  }
  return changes.reverse();
}

function asKind(kind: WordChange["kind"], words: readonly string[]): WordChange[] {
  return words.length > 0 ? [{ kind, text: words.join("") }] : [];
}

/** Neighbours of one kind become one; a change of several words is not split by the spaces between them. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  let [removed, added] = ["", ""];
  function flush(): void {
    result.push(...asKind("removed", removed === "" ? [] : [removed]));
    result.push(...asKind("added", added === "" ? [] : [added]));
    [removed, added] = ["", ""];
  }
  for (const [place, { kind, text }] of changes.entries()) {
    const isBetween = kind === "same" && text.trim() === "" && changes[place + 1]?.kind !== "same";
    if (kind === "same" && (!isBetween || place === changes.length - 1 || removed + added === "")) {
      flush();
      const last = result.at(-1);
      if (last?.kind === "same") last.text += text;
      else result.push({ kind, text });
      continue;
    }
    if (kind !== "added") removed += text;
    if (kind !== "removed") added += text;
  }
  flush();
  return result;
}
