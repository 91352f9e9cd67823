import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areas } from "./text-keys.ts";

/** For who has an account, a preview or the link of a mail, and for developers. */
const left = new Set(["account", "consent", "preview", "weekly-mail", "database-reasons", "showcase"]);
const folder = new URL("./texts/", import.meta.url);
const names = readdirSync(folder).flatMap((file) => /^(.+)\.nl\.ts$/.exec(file)?.[1] ?? []);

describe.each(names.filter((name) => !left.has(name)))("the texts of %s", (name) => {
  it("can be changed by the firm", async () => {
    const { nl }: { nl: Record<string, string> } = await import(new URL(`${name}.nl.ts`, folder).href);
    const known = areas.flatMap((area) => Object.keys(area.nl));
    expect(Object.keys(nl).filter((key) => !known.includes(key))).toEqual([]);
  });
});
