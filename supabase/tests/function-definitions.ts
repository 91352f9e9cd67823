import { globSync, readFileSync } from "node:fs";

/** A function of SQL as a migration defines it. */
type Definition = { file: string; name: string; body: string };

/** All functions that the migrations define, in their order; one that is written again is in it each time. */
export function functionDefinitions(): Definition[] {
  return globSync("supabase/migrations/*.sql").toSorted().flatMap(definitionsIn);
}

function definitionsIn(file: string): Definition[] {
  const source = readFileSync(file, "utf8");
  const starts = [...source.matchAll(/^create (?:or replace )?function ([a-z_.]+)\s*\(/gm)];
  return starts.map(({ index, 1: name = "" }) => ({
    file,
    name,
    body: /\$(\w*)\$([\s\S]*?)\$\1\$/.exec(source.slice(index))?.[2] ?? "",
  }));
}
