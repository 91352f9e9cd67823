import { type Aligned, align } from "./align.ts";
import { type Block, blocksIn } from "./html-blocks.ts";
import { compareWords, type Words } from "./words.ts";

/** A row of a changed table: its cells. */
export type RowChange = { change: "same" | "added" | "removed" | "changed"; cells: Words[][] };

/** A piece of a compared text. */
export type BlockChange =
  | { kind: "same" | "added" | "removed"; block: Block }
  | { kind: "words"; block: Block; words: Words[]; isFormatChanged: boolean }
  | { kind: "rows"; rows: RowChange[] };

/** Two versions of a text as one, in the order of the newer. */
export function compareHtml(before: string, after: string): BlockChange[] {
  return align(blocksIn(before), blocksIn(after), { textOf: keyOf, kindOf }).map(described);
}

/** A picture is the same one by its address; two lines with one text differ by what is bold or cursive. */
function keyOf(block: Block): string {
  if (block.kind === "picture") return `${block.src} ${block.text}`;
  return block.kind === "line" && block.format !== "" ? `${block.text}\n${block.format}` : block.text;
}

function kindOf(block: Block): string {
  if (block.kind === "picture") return `picture ${block.src}`;
  return block.kind === "line" ? block.name : block.kind;
}

function described(part: Aligned<Block>): BlockChange {
  if (part.kind !== "changed") return { kind: part.kind, block: part.part };
  const { before, after } = part;
  if (before.kind === "table" && after.kind === "table") {
    return { kind: "rows", rows: compareRows(before.rows, after.rows) };
  }
  return {
    kind: "words",
    block: after,
    words: compareWords(before.text, after.text),
    isFormatChanged: before.kind === "line" && after.kind === "line" && before.format !== after.format,
  };
}

function compareRows(before: readonly string[][], after: readonly string[][]): RowChange[] {
  const rules = { textOf: (row: string[]) => row.join(" | "), kindOf: (row: string[]) => `${row.length}` };
  return align(before, after, rules).map((part) => {
    if (part.kind === "changed") {
      const cells = part.after.map((cell, index) => compareWords(part.before[index] ?? "", cell));
      return { change: "changed", cells };
    }
    return { change: part.kind, cells: part.part.map((text) => [{ text, change: part.kind }]) };
  });
}
