import { expect, it } from "vitest";
import type { BlockChange } from "../../html/compare/compare-html.ts";
import { foldUnchanged } from "./fold-unchanged.ts";

function blocks(kinds: string): BlockChange[] {
  return [...kinds].map((sign) => ({
    kind: sign === "+" ? "added" : "same",
    block: { kind: "line", name: "p", text: sign, format: "" },
  }));
}

const inWords = (kinds: string) =>
  foldUnchanged(blocks(kinds)).map((fold) => `${fold.kind} ${fold.blocks.length}`);

it("keeps a block before and after each change in sight", () => {
  expect(inWords("....+...+..")).toEqual(["same 3", "shown 3", "same 1", "shown 3", "same 1"]);
  expect(inWords("+.+")).toEqual(["shown 3"]);
});

it("folds the rest of a text with very many changes", () => {
  expect(inWords("+".repeat(400))).toEqual(["shown 150", "rest 250"]);
});
