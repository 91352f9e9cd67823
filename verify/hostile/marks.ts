import assert from "node:assert/strict";
import { fieldOf, textOf } from "./text-fields.ts";

const mark = /zq(\d+)n(\d+)z/g;

/** The fields whose texts are in these, by name and row: "otm_blog_tags.name 12". */
export type Seen = ReadonlySet<string>;

/**
 * Which fields these texts show. Throws AssertionError when one of them is not shown letter for letter.
 *
 * @param plain what becomes of every text here on purpose: of both what is found and what is expected
 */
export function seenIn(
  found: readonly string[],
  where: string,
  plain: (text: string) => string = (text) => text,
): Seen {
  const seen = new Set<string>();
  for (const text of found.map(plain)) {
    for (const { 0: end, 1: field, 2: row, index } of text.matchAll(mark)) {
      const name = fieldOf(Number(field));
      const expected = plain(textOf(name, Number(row)));
      const shown = text.slice(0, index + end.length);
      assert(shown.endsWith(expected), `${name} ${row} in ${where}: ${JSON.stringify({ expected, shown })}`);
      seen.add(`${name} ${row}`);
    }
  }
  return seen;
}

/** Throws AssertionError when one of these fields of a row was not seen. */
export function expectSeen(seen: Seen, names: readonly string[], row: number, where: string): void {
  const missing = names.filter((name) => !seen.has(`${name} ${row}`));
  assert.deepEqual(missing, [], `not shown in ${where}`);
}

/** On one line and without signs that are not seen, as mails have what people typed. */
export function onOneLine(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Z}\p{Cc}]+/gu, " ")
    .trim();
}
