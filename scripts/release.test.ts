// @module-tag S49

import { dirname } from "node:path";
import { expect, it } from "vitest";
import { readPresent, readReleased } from "./release.ts";

const [released, present] = [await readReleased(), await readPresent()];

it("released migrations are never edited, renamed or removed", () => {
  expect(Object.keys(released).length).toBeGreaterThan(50);
  expect(present).toMatchObject(released);
});

it("new migrations come after the released ones", () => {
  for (const folder of new Set(Object.keys(released).map((file) => dirname(file)))) {
    const inFolder = (files: Record<string, string>) =>
      Object.keys(files).filter((file) => dirname(file) === folder);
    const newest = inFolder(released).sort().at(-1) ?? "";
    const early = inFolder(present).filter((file) => !(file in released) && file < newest);
    expect(early).toEqual([]);
  }
});
