import { expect, it } from "vitest";
import { rowsOf } from "./rows-of.ts";

const tag = (id: string, name: string) => ({ id, name, slug: id });

it("lists tags by name, regardless of case", () => {
  const rows = rowsOf([tag("1", "Zorg"), tag("2", "automatisering"), tag("3", "Één")], []);
  expect(rows.map((row) => row.tag.name)).toEqual(["automatisering", "Één", "Zorg"]);
});

it("keeps a deleted tag's row in place while its name is edited", () => {
  const renaming = [tag("2", "Bron"), tag("3", "Colofon, as it was")];
  const rows = rowsOf([tag("1", "Aap"), tag("3", "Colofon")], renaming);
  expect(rows.map((row) => [row.tag.name, row.isDeleted])).toEqual([
    ["Aap", false],
    ["Bron", true],
    ["Colofon", false],
  ]);
});
