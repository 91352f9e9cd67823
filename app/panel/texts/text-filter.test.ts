import { expect, it } from "vitest";
import { fieldsOf } from "./text-fields.ts";
import { changedFields, findTexts, openedAtOnce } from "./text-filter.ts";

const row = {
  key: "contact.title",
  language: "nl",
  text: "Één vraag",
  updatedAt: "2026-01-01",
  person: null,
};

function find(search: string, isChanged = false): string[] {
  const texts = fieldsOf({ stored: [row], waiting: [] });
  return findTexts({ search, isChanged }, texts, changedFields([row]), (key) =>
    key === "firm.vat" ? "VAT number" : "",
  ).flatMap(({ entries }) => entries.map(({ key }) => key));
}

it.each([
  ["a key", "hero.badge", "home.hero.badge"],
  ["Dutch words in any order", "roer houdt", "home.hero.title"],
  ["English words", "stay at helm", "home.hero.title"],
  ["a changed text, without its accents", "een VRAAG", "contact.title"],
  ["a name", "vat number", "firm.vat"],
])("texts are found by %s", (_, search, key) => {
  expect(find(search)).toContain(key);
});

it("only changed texts are found when asked for", () => {
  expect(find("", true)).toEqual(["contact.title"]);
  expect(find("roer", true)).toEqual([]);
});

it("the groups of a long result are closed after the first ones", () => {
  const all = findTexts(
    { search: "", isChanged: false },
    fieldsOf({ stored: [], waiting: [] }),
    new Set(),
    () => "",
  );
  const opened = openedAtOnce(all);
  expect(opened).toContain("firm");
  expect(opened).not.toContain("feeds");
  expect(openedAtOnce(all.slice(-1))).toContain("feeds");
});
