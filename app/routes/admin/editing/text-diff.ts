/** A text in contrast to another one: what only it says, and what stands around that in both. */
export type Contrast = { before: string; changed: string; after: string };

/** How many characters of what both say are shown around it. */
const around = 160;

/** Two texts, each cut down to where they differ; one stretch, from the first difference to the last. */
export function contrastOf(a: string, b: string): [Contrast, Contrast] {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start++;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++;
  return [cut(mine, start, end), cut(theirs, start, end)];
}

/** Words, tags, and what stands between them: nothing is cut in the middle of one. */
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
