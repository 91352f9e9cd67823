import { compareWords, type Words } from "../../html/compare/words.ts";

/** The words kept around a change. */
const around = 12;

/** The changed words of two long texts with a few words around each; what lies between is replaced by "…". */
export function abridgedChanges(before: string, after: string): Words[] {
  const words = compareWords(before, after, { edits: 3_000, parts: Number.POSITIVE_INFINITY });
  return words.map((part, place) => {
    if (part.change !== "same") return part;
    const head = place === 0 ? 0 : around;
    const tail = place === words.length - 1 ? 0 : around;
    return { ...part, text: shortened(part.text, head, tail) };
  });
}

function shortened(text: string, head: number, tail: number): string {
  const parts = text.match(/\s*\S+\s*/g) ?? [];
  if (parts.length <= head + tail + 1) return text;
  const start = parts.slice(0, head).join("");
  const end = tail > 0 ? parts.slice(-tail).join("") : "";
  return `${start.trimEnd()}${head > 0 ? " " : ""}…${tail > 0 ? " " : ""}${end}`;
}
