// @module-tag Texts

import { describe, expect, it } from "vitest";
import { areas, isOmitted, textKeys } from "../../i18n/text-keys.ts";
import { entriesByKey, textGroups } from "./text-catalog.ts";
import { fieldName, fieldsByName } from "./text-fields.ts";

const keysOfAreas = areas.flatMap((texts) => Object.keys(texts.nl));

describe("the keys of the site's texts", () => {
  it("are unique over all areas", () => {
    expect(keysOfAreas).toHaveLength(new Set(keysOfAreas).size);
  });

  it("fit the database", () => {
    for (const key of entriesByKey.keys()) expect(key).toMatch(/^[a-zA-Z][a-zA-Z0-9._-]{0,99}$/);
  });

  it("are those that the database stores, in the same languages", () => {
    const stored = textKeys.map(({ key, language }) => fieldName(key, language));
    expect(stored.toSorted()).toEqual([...fieldsByName.keys()].toSorted());
  });

  it("are each in one group, or left out", () => {
    const listed = textGroups.flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(listed).toHaveLength(new Set(listed).size);
    expect(keysOfAreas.filter((key) => !listed.includes(key) && !isOmitted(key))).toEqual([]);
  });
});

describe("the original texts", () => {
  it("fit their limits in the database", () => {
    for (const { isRich, originals } of entriesByKey.values()) {
      for (const { text } of originals) expect(text.length).toBeLessThanOrEqual(isRich ? 100_000 : 2_000);
    }
  });
});
