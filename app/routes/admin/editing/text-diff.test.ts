import { expect, it } from "vitest";
import { contrastOf } from "./text-diff.ts";

it("returns the difference between the common parts", () => {
  expect(contrastOf("<p>Mijn tekst</p>", "<p>Hun tekst</p>")).toEqual([
    { before: "<p>", changed: "Mijn", after: " tekst</p>" },
    { before: "<p>", changed: "Hun", after: " tekst</p>" },
  ]);
});

it("splits no word and no tag", () => {
  const [mine] = contrastOf('<p class="a">voorraad</p>', '<p class="ab">voorraden</p>');
  expect(mine).toEqual({ before: "", changed: '<p class="a">voorraad', after: "</p>" });
});

it("truncates long common parts", () => {
  const text = "woord ".repeat(1_000);
  const [mine, theirs] = contrastOf(`${text}mijn ${text}`, `${text}hun ${text}`);
  expect(mine.before).toMatch(/^… .{160}$/);
  expect(mine.after).toMatch(/^.{160} …$/);
  expect([mine.changed, theirs.changed]).toEqual(["mijn", "hun"]);
});

it("is empty on the side without text", () => {
  expect(contrastOf("", "Eva")).toEqual([
    { before: "", changed: "", after: "" },
    { before: "", changed: "Eva", after: "" },
  ]);
  expect(contrastOf("Eva", "Eva Eva")).toEqual([
    { before: "Eva", changed: "", after: "" },
    { before: "Eva", changed: " Eva", after: "" },
  ]);
});
