import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".nl.ts"));

describe.each(files)("the Dutch texts of %s", (name) => {
  const words = readFileSync(new URL(name, folder), "utf8").match(/\p{L}+/gu) ?? [];

  it("address the reader with u", () => {
    expect(words.filter((word) => /^(je|jij|jou|jouw|jullie)$/i.test(word))).toEqual([]);
  });

  it("use the menu’s word for insights", () => {
    expect(words.filter((word) => /^inzicht(en)?$/i.test(word))).toEqual([]);
  });
});
