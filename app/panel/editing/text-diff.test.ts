import { expect, it } from "vitest";
import { contrastOf, type Piece } from "./text-diff.ts";

/** The pieces in one line, with changes in brackets. */
const line = (pieces: Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

it("marks the changed words of each text", () => {
  const [mine, theirs] = contrastOf("<p>Mijn tekst van nu</p>", "<p>Hun tekst van toen</p>");
  expect(line(mine)).toBe("<p>[Mijn] tekst van [nu]</p>");
  expect(line(theirs)).toBe("<p>[Hun] tekst van [toen]</p>");
});

it("truncates long common parts", () => {
  const text = "woord ".repeat(1_000);
  const [mine, theirs] = contrastOf(`${text}mijn ${text}mijn`, `${text}hun ${text}hun`);
  expect(line(mine)).toMatch(/^… .{160}\[mijn\].{160} … .{160}\[mijn\]$/);
  expect(line(theirs)).toMatch(/\[hun\]$/);
});

it("is empty on the side without text", () => {
  expect(contrastOf("", "Eva")).toEqual([[], [{ text: "Eva", isChanged: true }]]);
  expect(contrastOf("Eva", "Eva Eva").map(line)).toEqual(["Eva", "Eva[ Eva]"]);
});

it("compares a megabyte", () => {
  const text = (sign: string) =>
    Array.from({ length: 100_000 }, (_, n) => `${sign}${n} woord`)
      .join(" ")
      .slice(0, 1_000_000);
  expect(contrastOf(text("a"), text("b"))).toHaveLength(2);
  expect(contrastOf(text("a"), text("a").replace("a50 woord", "iets anders"))).toHaveLength(2);
});
