import { ExportError } from "../source.ts";

/** The longest text that a post may have, in characters: three times what a page holds. */
export const longestContent = 3_000_000;

/** What an export may say in one piece, in characters: with more, it would have to fit in memory. */
const largestPiece = 16_000_000;

/** Exports nest some ten levels. */
const greatestDepth = 100;

/** Throws for a file that is made to fill the memory; `size` in characters. */
export function checkSize(size: number, depth: number, line: number): void {
  if (size > largestPiece) throw new ExportError({ key: "import.hugePiece", values: { line } });
  if (depth > greatestDepth) throw new ExportError({ key: "import.damagedFile", values: { line } });
}
