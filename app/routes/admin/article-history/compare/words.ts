import { diffWordsWithSpace } from "diff";

/** A part of a text that stands in both versions, or in one of them. */
export type Words = { text: string; change: "same" | "added" | "removed" };

/** More changed words than this in one text are shown as another text: finding them takes time by the square. */
const mostEdits = 400;

/** Two texts as one: words of both, removed and added ones. */
export function compareWords(before: string, after: string): Words[] {
  if (before === after) return before === "" ? [] : [{ text: before, change: "same" }];
  const found = diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
  if (!found) return whole(before, after);
  const words = joined(
    found.map(({ value, added, removed }) => ({
      text: value,
      change: added ? "added" : removed ? "removed" : "same",
    })),
  );
  return words.length > mostParts ? whole(before, after) : words;
}

/** A text in more pieces than this is easier to read whole. */
const mostParts = 40;

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
    if (change !== "added" && (change === "removed" || isBetween)) removed += text;
    if (change !== "removed" && (change === "added" || isBetween)) added += text;
    if (change === "same" && !isBetween) {
      flush();
      result.push({ text, change });
    }
  }
  flush();
  return result;
}
