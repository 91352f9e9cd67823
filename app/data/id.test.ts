// @module-tag Values

import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rowId } from "./id.ts";
import { idPattern, isId } from "./id-pattern.ts";

const ids = [
  "a0000000-0000-4000-8000-000000000001",
  // Any 128 bits, also without a version.
  "10000000-0000-0000-0000-000000000000",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

const others = [
  "",
  "agentic-ai",
  "a0000000-0000-4000-8000-00000000000",
  "a0000000-0000-4000-8000-0000000000011",
  "g0000000-0000-4000-8000-000000000001",
  "a000000000004000800000000000000001",
  "{a0000000-0000-4000-8000-000000000001}",
  " a0000000-0000-4000-8000-000000000001",
  "a0000000-0000-4000-8000-000000000001\n",
];

describe("an id", () => {
  it.each(ids)("is %s to the schema, to the test and in addresses", (id) => {
    for (const text of [id, id.toUpperCase()]) {
      expect(rowId.safeParse(text).success).toBe(true);
      expect(isId(text)).toBe(true);
    }
    expect(id).toMatch(new RegExp(`^${idPattern}$`));
  });

  it.each(others)("is not %j", (text) => {
    expect(rowId.safeParse(text).success).toBe(false);
    expect(isId(text)).toBe(false);
  });

  it("is defined nowhere else", () => {
    const sources = globSync("{app,server,scripts,supabase,verify}/**/*.{ts,tsx}");
    const own = /z\.(?:uuid|guid)\(|\[(?:0-9|\\d)a-f\]\{8\}\(/;
    const found = sources.filter(
      (file) => !file.endsWith(".test.ts") && own.test(readFileSync(file, "utf8")),
    );
    expect(found.sort()).toEqual(["app/data/id-pattern.ts", "app/data/id.ts"]);
  });
});
