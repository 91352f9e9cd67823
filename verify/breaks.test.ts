import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { functionDefinitions } from "../supabase/tests/function-definitions.ts";

const root = new URL("../", import.meta.url);
const mutations = z
  .array(z.object({ what: z.string(), file: z.string(), from: z.string(), test: z.string() }))
  .parse(JSON.parse(readFileSync(new URL("breaks.json", import.meta.url), "utf8")));

it.each(mutations)("$what: replaces text that occurs once in $file, and names a test", (mutation) => {
  const source = readFileSync(new URL(mutation.file, root), "utf8");
  expect(source.split(mutation.from).length - 1).toBe(1);
  expect(existsSync(new URL(mutation.test, root))).toBe(true);
});

it("no mutation is in a function that a later migration writes again", () => {
  const definitions = functionDefinitions();
  const replaced = mutations.flatMap(({ what, file, from }) => {
    const mutated = definitions.find((one) => one.file === file && one.body.includes(from));
    const latest = definitions.findLast(({ name }) => name === mutated?.name);
    return latest && latest.file !== file ? [`${what}: ${latest.name} is in ${latest.file}`] : [];
  });
  expect(replaced).toEqual([]);
});
