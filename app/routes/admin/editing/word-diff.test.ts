import { describe, expect, it } from "vitest";
import { abridged, type WordChange, wordChanges } from "./word-diff.ts";

describe("the changes of words", () => {
  it("are the removed and the added ones, in order", () => {
    expect(shown(wordChanges("Wij bouwen agents voor u.", "Wij bouwen goede agents voor jou."))).toBe(
      "Wij bouwen {goede }agents voor [u.]{jou.}",
    );
  });

  it("keep what stayed between two changes far apart", () => {
    const text = Array.from({ length: 60 }, (_, place) => `woord${place}`);
    const changes = wordChanges(text.join(" "), text.with(2, "A").with(50, "B").join(" "));
    expect(changes.map(({ kind }) => kind)).toEqual([
      "same",
      "removed",
      "added",
      "same",
      "removed",
      "added",
      "same",
    ]);
    expect(changes.filter(({ kind }) => kind === "added").map(({ text }) => text)).toEqual(["A", "B"]);
  });

  it("join words that were replaced one after the other", () => {
    expect(shown(wordChanges("Een oude lange titel", "Een nieuwe korte titel"))).toBe(
      "Een [oude lange]{nieuwe korte} titel",
    );
  });

  it("are none of equal texts, and all of an empty one", () => {
    expect(wordChanges("Titel", "Titel")).toEqual([{ kind: "same", text: "Titel" }]);
    expect(wordChanges("", "Titel")).toEqual([{ kind: "added", text: "Titel" }]);
    expect(wordChanges("Titel", "")).toEqual([{ kind: "removed", text: "Titel" }]);
    expect(wordChanges("", "")).toEqual([]);
  });

  it("give both texts back, whatever was changed", () => {
    let state = 7;
    function random(): number {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    }
    const some = () =>
      Array.from({ length: random() * 30 }, () => "abcde "[Math.floor(random() * 6)]).join(" ");
    for (let round = 0; round < 500; round++) {
      const [before, after] = [some(), some()];
      const changes = wordChanges(before, after);
      const of = (side: "added" | "removed") =>
        changes.filter(({ kind }) => kind === "same" || kind === side).map(({ text }) => text);
      expect(of("removed").join("")).toBe(before);
      expect(of("added").join("")).toBe(after);
    }
  });

  it("of two long texts without a common word are found in time", () => {
    const long = (word: string) => Array.from({ length: 30_000 }, (_, place) => `${word}${place}`).join(" ");
    const start = performance.now();
    expect(wordChanges(long("a"), long("b"))).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

it("shows a few words around each change", () => {
  const long = (word: string) => Array.from({ length: 40 }, (_, place) => `${word}${place}`).join(" ");
  const changes = abridged(wordChanges(`${long("a")} X ${long("b")}`, `${long("a")} Y ${long("b")}`));
  expect(changes.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  expect(changes[0]?.text).toMatch(/^… ?\s*a28 .* a39 $/);
  expect(changes[3]?.text).toMatch(/^ b0 .* b11\s*…$/);
});

function shown(changes: WordChange[]): string {
  const signs = { same: ["", ""], added: ["{", "}"], removed: ["[", "]"] } as const;
  return changes.map(({ kind, text }) => `${signs[kind][0]}${text}${signs[kind][1]}`).join("");
}
