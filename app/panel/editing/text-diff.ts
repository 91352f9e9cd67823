import { compareWords, type Words } from "../../html/compare/words.ts";

/** A piece of a text: context, or a change. */
export type Piece = { text: string; isChanged: boolean };

/** The length of the context, in characters. */
const around = 160;

/** Two long texts side by side: the changed words of each, and the words around them. */
export function contrastOf(a: string, b: string): [Piece[], Piece[]] {
  const words = compareWords(a, b, { edits: 3_000, parts: Number.POSITIVE_INFINITY });
  return [sideOf(words, "removed"), sideOf(words, "added")];
}

function sideOf(words: readonly Words[], own: "removed" | "added"): Piece[] {
  return words.flatMap(({ text, change }, index): Piece[] => {
    if (change !== "same") return change === own ? [{ text, isChanged: true }] : [];
    const isAlone = words.length === 1;
    const head = index > 0 || isAlone ? around : 0;
    const tail = index < words.length - 1 || isAlone ? around : 0;
    return [{ text: shortened(text, head, tail), isChanged: false }];
  });
}

/** Keeps the beginning and the end of a long text. */
function shortened(text: string, head: number, tail: number): string {
  if (text.length <= head + tail) return text;
  const start = head > 0 ? `${text.slice(0, head).toWellFormed()} …` : "… ";
  return tail > 0 ? `${start}${head > 0 ? " " : ""}${text.slice(-tail).toWellFormed()}` : start;
}
