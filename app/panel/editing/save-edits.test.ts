import { expect, it } from "vitest";
import { StaleWrite } from "../../data/database.ts";
import type { Fields } from "./edits.ts";
import { type Store, saveEdits } from "./save-edits.ts";

type Row = { version: number; fields: Fields };

/** A table row, with concurrent changes between reading and writing. */
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

it("keeps others' changes to other fields", async () => {
  const { store, fields } = storeOf({ version: 1, fields: { title: "old", text: "theirs" } });
  expect(await saveEdits(title, store)).toBe("saved");
  expect(fields()).toEqual({ title: "mine", text: "theirs" });
});

it("stores nothing when another user changed the same field", async () => {
  const { store, fields } = storeOf({ version: 2, fields: { title: "theirs", text: "old" } });
  const both = { ...title, text: { value: "mine", base: "old" } };
  expect(await saveEdits(both, store)).toBe("conflict");
  expect(fields()).toEqual({ title: "theirs", text: "old" });
});

it("retries after a concurrent save of another field", async () => {
  const { store, fields } = storeOf({ version: 1, fields: { title: "old", text: "old" } }, [
    { text: "theirs" },
  ]);
  expect(await saveEdits(title, store)).toBe("saved");
  expect(fields()).toEqual({ title: "mine", text: "theirs" });
});

it("reports a conflict after a concurrent save of the same field", async () => {
  const { store, fields } = storeOf({ version: 1, fields: { title: "old" } }, [{ title: "theirs" }]);
  expect(await saveEdits(title, store)).toBe("conflict");
  expect(fields()).toEqual({ title: "theirs" });
});

it("treats a save whose response was lost as done", async () => {
  const { store } = storeOf({ version: 2, fields: { title: "mine" } });
  expect(await saveEdits(title, store)).toBe("saved");
});

it("gives up after repeated concurrent saves", async () => {
  const others = Array.from({ length: 9 }, (_, count) => ({ text: `theirs ${count}` }));
  const { store } = storeOf({ version: 1, fields: { title: "old", text: "old" } }, others);
  await expect(saveEdits(title, store)).rejects.toThrow(StaleWrite);
});

it("reports a deleted row", async () => {
  expect(await saveEdits(title, storeOf(null).store)).toBe("deleted");
});
