import { expect, it } from "vitest";
import { abridgedChanges } from "./abridged-words.ts";

const long = (word: string) => Array.from({ length: 40 }, (_, place) => `${word}${place}`).join(" ");

it("shows a few words around each change", () => {
  const words = abridgedChanges(`${long("a")} X ${long("b")}`, `${long("a")} Y ${long("b")}`);
  expect(words.map(({ change }) => change)).toEqual(["same", "removed", "added", "same"]);
  expect(words[0]?.text).toBe(`… ${Array.from({ length: 12 }, (_, place) => `a${place + 28}`).join(" ")} `);
  expect(words[3]?.text).toMatch(/^ b0 .* b11 …$/);
});

it("leaves short texts whole, and finds no change in equal ones", () => {
  expect(
    abridgedChanges("Een oude titel", "Een nieuwe titel")
      .map(({ text }) => text)
      .join("|"),
  ).toBe("Een |oude|nieuwe| titel");
  expect(abridgedChanges("", "")).toEqual([]);
});
