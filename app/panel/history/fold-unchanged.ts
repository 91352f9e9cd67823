import type { BlockChange } from "../../html/compare/compare-html.ts";

/** A run of blocks: in sight, folded as they are the same, or the rest of a long text. */
export type Fold = { kind: "shown" | "same" | "rest"; blocks: readonly BlockChange[] };

/** More blocks at once would make the browser halt. */
const shownAtOnce = 150;

/** Runs of blocks; of those that are the same, the ones next to a change stay in sight. */
export function foldUnchanged(blocks: readonly BlockChange[]): Fold[] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => blocks[at] !== undefined && blocks[at].kind !== "same");
  const result: { kind: "shown" | "same"; blocks: BlockChange[] }[] = [];
  let shown = 0;
  for (const [index, block] of blocks.entries()) {
    const kind = isNear(index) ? "shown" : "same";
    if (kind === "shown") shown += 1;
    if (shown > shownAtOnce) return [...result, { kind: "rest", blocks: blocks.slice(index) }];
    const last = result.at(-1);
    if (last?.kind === kind) last.blocks.push(block);
    else result.push({ kind, blocks: [block] });
  }
  return result;
}
