import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { harmlessRound, textFields, withTexts } from "./text-fields.ts";

/** Compares the content of each location with that of the harmless round. */
export type Comparison = ReturnType<typeof createComparison>;

export function createComparison() {
  const harmless = new Map<string, string[]>();
  let compared = 0;
  return {
    /**
     * Stores the content in the harmless round; throws AssertionError when a later round differs by more than its texts
     * for ten seconds.
     *
     * @param plain the transformation of every text at this location
     */
    async expectSame(
      place: string,
      round: number,
      read: () => Promise<string[]>,
      plain = (text: string) => text,
    ): Promise<void> {
      const readInPage = () =>
        read().catch((cause) => {
          throw new Error(`round ${round}, ${place} can't be read: ${cause}`, { cause });
        });
      if (round === harmlessRound) {
        harmless.set(place, await readInPage());
        return;
      }
      compared += 1;
      const expected = (harmless.get(place) ?? []).map((line) =>
        decoded(plain(withTexts(decoded(line), round))),
      );
      const until = performance.now() + 10_000;
      let found = (await readInPage()).map((line) => decoded(plain(line)));
      while (!areSame(found, expected) && performance.now() < until) {
        await wait(50);
        found = (await readInPage()).map((line) => decoded(plain(line)));
      }
      const at = firstDifference(found, expected);
      const difference = JSON.stringify({ found: found[at], expected: expected[at] });
      assert(areSame(found, expected), `round ${round}, ${place}, line ${at}: ${difference}`);
    },
    /** The number of comparisons. Throws AssertionError when a field or a kind of line never occurred. */
    count(): number {
      const shown = [...harmless.values()].flat().filter((line) => /zq\d+z/.test(line));
      const marks = new Set(shown.flatMap((line) => line.match(/zq\d+z/g) ?? []));
      const missing = textFields.filter((_field, number) => !marks.has(`zq${number}z`));
      assert.deepEqual(missing, [], `not shown anywhere: ${missing.join(", ")}`);
      for (const kind of ["title:", "meta content:", "ld+json", "hydration", "subject:", "text:", "cell"])
        assert(
          shown.some((line) => line.startsWith(kind)),
          `no text is shown in ${kind}`,
        );
      return compared;
    },
  };
}

function areSame(found: readonly string[], expected: readonly string[]): boolean {
  return found.length === expected.length && firstDifference(found, expected) === found.length;
}

function firstDifference(found: readonly string[], expected: readonly string[]): number {
  const at = found.findIndex((line, number) => line !== expected[number]);
  return at < 0 ? found.length : at;
}

/** A text in a URL may be percent-encoded, also twice. */
function decoded(text: string): string {
  // A short figure keeps its unit on its line, long titles and figures are smaller, and a longer bar is higher.
  const spaced = text.replaceAll("\u00a0", " ").replace(/--bar-end: [\d.]+px/, "--bar-end: (height)");
  const line = /^\w+ className:/.test(spaced)
    ? spaced.replaceAll(/text-(?:title-\d|opening)/g, "(size)")
    : spaced;
  if (!/^[^:]*: (?:(?:https?:\/)?\/|mailto:)/.test(line)) return line;
  const once = line
    .replaceAll("+", " ")
    .replace(/(?:%[0-9a-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
  return once === line ? line : decoded(once);
}
