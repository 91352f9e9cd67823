import { diffWordsWithSpace } from "diff";

/** A part of a text that stands in both versions, or in one of them. */
export type Words = { text: string; change: "same" | "added" | "removed" };

/** Finding differences takes time by the square of their number. */
type Limits = { edits: number; parts: number };

/** For one of many texts on a screen; a text in more parts is easier to read whole. */
const short: Limits = { edits: 400, parts: 40 };

/** Two texts as one: words of both, removed and added ones. Both as a whole where they differ too much. */
export function compareWords(before: string, after: string, { edits, parts } = short): Words[] {
  if (before === after) return before === "" ? [] : [{ text: before, change: "same" }];
  const found = diffWordsWithSpace(before, after, { maxEditLength: edits, timeout: 300 });
  if (!found) return whole(before, after);
  const words = joined(
    found.map(({ value, added, removed }) => ({
      text: value,
      change: added ? "added" : removed ? "removed" : "same",
    })),
  );
  return words.length > parts ? whole(before, after) : words;
}

/** Both texts, each as a whole. */
export function whole(before: string, after: string): Words[] {
  const parts: Words[] = [
    { text: before, change: "removed" },
    { text: after, change: "added" },
  ];
  return parts.filter(({ text }) => text !== "");
}

/** Changed words next to each other make one change: the spaces between them belong to it. */
function joined(parts: readonly Words[]): Words[] {
  const result: Words[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    result.push(...whole(removed, added));
    removed = "";
    added = "";
  };
  for (const [index, { text, change }] of parts.entries()) {
    const next = parts[index + 1];
    const isBetween = change === "same" && text.trim() === "" && removed + added !== "" && next !== undefined;
    if (change === "removed" || isBetween) removed += text;
    if (change === "added" || isBetween) added += text;
    if (change === "same" && !isBetween) {
      flush();
      result.push({ text, change });
    }
  }
  flush();
  return result;
}
