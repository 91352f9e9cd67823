// @module-tag S22

import { describe, expect, it } from "vitest";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { textPayloads } from "../../test/texts/text-payloads.ts";
import { knownColumns, textFields, textOf } from "./text-fields.ts";

describeOnDatabase("text columns", (open) => {
  it("are all filled with attacks, or listed as never shown", async () => {
    const database = await open();
    // Not free: one of some words, or of a fixed shape, by a constraint.
    const columns = await database.query<{ name: string }>(`
      select nspname || '.' || class.relname || '.' || attname as name
      from pg_class class
      join pg_namespace namespace on namespace.oid = relnamespace
      join pg_attribute attribute on attrelid = class.oid and attnum > 0 and not attisdropped
      join pg_type type on type.oid = atttypid
      where relkind = 'r' and nspname in ('public', 'private')
        and (typcategory = 'S' or typname in ('json', 'jsonb', '_text', '_varchar'))
        and not exists (
          select from pg_constraint
          where conrelid = class.oid and conkey = array[attnum] and contype = 'c'
            and pg_get_constraintdef(oid) ~ '(= ANY|<@) [(]?ARRAY| ~ ''\\^')`);
    expect(columns.map(({ name }) => name).sort()).toEqual([...new Set(knownColumns)].sort());
  });
});

describe("the attacks", () => {
  it("are a hundred distinct lines", () => {
    expect(new Set(textPayloads).size).toBe(100);
    expect(textPayloads.filter((text) => text !== text.trim() || /[\p{Cc}]/u.test(text))).toEqual([]);
  });

  it("fit into every field but telephone numbers, file names and addresses of pictures", () => {
    for (const field of textFields) {
      if (/\.phone$|otm_media\.name$|\.image_url$/.test(field)) continue;
      const texts = textPayloads.map((_, round) => withoutSpaces(textOf(field, round + 1)));
      for (const payload of textPayloads)
        expect(texts).toContainEqual(expect.stringContaining(`${withoutSpaces(payload)}zq`));
    }
  });
});

/** Forms normalise white space. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}
