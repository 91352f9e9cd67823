// @module-tag S47

import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { functionDefinitions } from "./function-definitions.ts";

/** What a later definition leaves out on purpose, by function. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  // Assistants propose since then, and never keep changes beside what is live.
  "public.save_working_version": ["private.require_drafter"],
  // Another function stores the token since then.
  "public.create_access_token": ["private.require_writer", "public.otm_access_tokens"],
};

it("each migration has a time of its own", () => {
  const times = globSync("supabase/migrations/*.sql").map((file) => /\d{14}/.exec(file)?.[0]);
  expect(times.length).toBe(new Set(times).size);
});

// A migration that replaces a function copies it: a line that another migration added meanwhile is easily lost.
it("a function that is written again still does what it did", () => {
  const byName = Map.groupBy(functionDefinitions(), ({ name }) => name);
  const again = [...byName.values()].filter((all) => all.length > 1);
  expect(again.length).toBeGreaterThan(40);
  const lost = again.flatMap((all) =>
    all.slice(1).flatMap(({ file, name, body }, index) => {
      const [before, now] = [effectsOf(all[index]?.body ?? ""), effectsOf(body)];
      const missing = [...before].filter((effect) => !now.has(effect) && !leftOut[name]?.includes(effect));
      return missing.map((effect) => `${file}: ${name} no longer has ${effect}`);
    }),
  );
  expect(lost).toEqual([]);
});

/** The tables that a function writes, and the functions that it calls for what they do. */
function effectsOf(body: string): Set<string> {
  const words = /\b(?:delete from|insert into|update|perform)\s+((?:public|private|auth)\.\w+)/g;
  return new Set([...body.matchAll(words)].map(([, effect = ""]) => effect));
}
