import { expect, it } from "vitest";
import { StaleWrite } from "../../../data/database.ts";
import type { Fields } from "./edits.ts";
import { type Store, saveEdits } from "./save-edits.ts";

type Row = { version: number; fields: Fields };

/** A row of a table, which somebody else changes in the moments between reading and writing. */
function storeOf(row: Row | null, interruptions: Fields[] = []) {
  let stored = row;
  const store: Store<Row> = {
    read: async () => stored,
    fieldsOf: ({ fields }) => fields,
    async write({ version }, changed) {
      const other = interruptions.shift();
      if (stored && other) stored = { version: stored.version + 1, fields: { ...stored.fields, ...other } };
      if (stored?.version !== version) throw new StaleWrite();
      stored = { version: version + 1, fields: { ...stored.fields, ...changed } };
    },
  };
  return { store, fields: () => stored?.fields };
}

const title = { title: { value: "mine", base: "old" } };

it("leaves what others changed in other fields", async () => {
  const { store, fields } = storeOf({ version: 1, fields: { title: "old", text: "theirs" } });
  expect(await saveEdits(title, store)).toBe("saved");
  expect(fields()).toEqual({ title: "mine", text: "theirs" });
});

it("stores nothing where somebody else changed the same field", async () => {
  const { store, fields } = storeOf({ version: 2, fields: { title: "theirs", text: "old" } });
  const both = { ...title, text: { value: "mine", base: "old" } };
  expect(await saveEdits(both, store)).toBe("conflict");
  expect(fields()).toEqual({ title: "theirs", text: "old" });
});

it("goes on over what somebody saved between reading and writing", async () => {
  const { store, fields } = storeOf({ version: 1, fields: { title: "old", text: "old" } }, [
    { text: "theirs" },
  ]);
  expect(await saveEdits(title, store)).toBe("saved");
  expect(fields()).toEqual({ title: "mine", text: "theirs" });
});

it("sees what was changed in that moment to the same field", async () => {
  const { store, fields } = storeOf({ version: 1, fields: { title: "old" } }, [{ title: "theirs" }]);
  expect(await saveEdits(title, store)).toBe("conflict");
  expect(fields()).toEqual({ title: "theirs" });
});

it("takes a save whose answer was lost for done", async () => {
  const { store } = storeOf({ version: 2, fields: { title: "mine" } });
  expect(await saveEdits(title, store)).toBe("saved");
});

it("gives up when others save again and again", async () => {
  const others = Array.from({ length: 9 }, (_, count) => ({ text: `theirs ${count}` }));
  const { store } = storeOf({ version: 1, fields: { title: "old", text: "old" } }, others);
  await expect(saveEdits(title, store)).rejects.toThrow(StaleWrite);
});

it("says when there is nothing any more to save over", async () => {
  expect(await saveEdits(title, storeOf(null).store)).toBe("deleted");
});
