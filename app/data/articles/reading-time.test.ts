import { expect, it } from "vitest";
import { readingTime } from "./reading-time.ts";

const text = (words: number) => `<h2>Kop</h2><p>${"woord ".repeat(words - 1)}</p>`;

it.each([
  [null, "", "<p> </p>"],
  [1, "<p>Kort.</p>", ""],
  [1, text(356), ""],
  [2, text(357), ""],
  [5, text(238), text(5 * 238)],
])("is %j minutes", (minutes, nl, en) => {
  expect(readingTime({ nl, en })).toBe(minutes);
});
