import type { BlockChange } from "./compare-html.ts";

export type Fold = { isFolded: boolean; blocks: readonly BlockChange[] };

/** Runs of blocks; of those that are the same, the ones next to a change stay unfolded. */
export function foldUnchanged(blocks: readonly BlockChange[]): Fold[] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => blocks[at] !== undefined && blocks[at].kind !== "same");
  const result: { isFolded: boolean; blocks: BlockChange[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const isFolded = !isNear(index);
    const last = result.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else result.push({ isFolded, blocks: [block] });
  }
  return result;
}
