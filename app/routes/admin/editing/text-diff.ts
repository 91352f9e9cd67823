/** The changed part of a text, with its context. */
export type Contrast = { before: string; changed: string; after: string };

/** The length of the context, in characters. */
const around = 160;

/** Two texts reduced to their difference: one range, from the first change to the last. */
export function contrastOf(a: string, b: string): [Contrast, Contrast] {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const max = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < max && mine[start] === theirs[start]) start++;
  let end = 0;
  while (end < max - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++;
  return [cut(mine, start, end), cut(theirs, start, end)];
}

/** Splits at words and tags. */
function wordsOf(text: string): string[] {
  return text.match(/<[^<>]*>|[\p{L}\p{N}]+|\s+|./gsu) ?? [];
}

function cut(words: string[], start: number, end: number): Contrast {
  const before = words.slice(0, start).join("");
  const after = words.slice(words.length - end).join("");
  return {
    before: before.length > around ? `… ${before.slice(-around).toWellFormed()}` : before,
    changed: words.slice(start, words.length - end).join(""),
    after: after.length > around ? `${after.slice(0, around).toWellFormed()} …` : after,
  };
}
