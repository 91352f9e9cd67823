import { describe, expect, it } from "vitest";
import { conflictsOf, editedIds, fieldsAround, openEdits, rebase, withEdit } from "./edits.ts";

const mine = { value: "mine", base: "old" };

describe("what somebody typed", () => {
  it("is open while it differs from what is stored", () => {
    expect(openEdits({ title: mine }, { title: "old" })).toEqual({ title: mine });
  });

  it("is not once it is stored, undone, or the field is gone", () => {
    expect(openEdits({ title: mine }, { title: "mine" })).toEqual({});
    expect(openEdits({ title: { value: "old", base: "old" } }, { title: "theirs" })).toEqual({});
    expect(openEdits({ title: mine }, {})).toEqual({});
  });

  it("remembers what it began from, however often it is typed on", () => {
    const first = withEdit({}, { title: "old" }, "title", "m");
    expect(withEdit(first, { title: "theirs" }, "title", "mine")).toEqual({ title: mine });
  });

  it("begins anew from what is stored once it was undone", () => {
    const undone = { title: { value: "old", base: "old" } };
    expect(withEdit(undone, { title: "theirs" }, "title", "mine")).toEqual({
      title: { value: "mine", base: "theirs" },
    });
  });
});

describe("what two people changed", () => {
  it("is in conflict where they wrote different things", () => {
    expect(conflictsOf({ title: mine }, { title: "theirs" })).toEqual({ title: mine });
    expect(conflictsOf({ title: mine }, { title: "mine" })).toEqual({});
    expect(conflictsOf({ title: mine }, { title: "old" })).toEqual({});
  });

  it("is in conflict no more once it is laid over theirs", () => {
    const stored = { title: "theirs" };
    expect(conflictsOf(rebase({ title: mine }, stored), stored)).toEqual({});
  });
});

describe("what edits are about", () => {
  const edits = { "7.role": mine, "7.bio": mine, "9.role": mine };

  it("is named once", () => {
    expect(editedIds(edits)).toEqual(["7", "9"]);
    expect(editedIds({})).toEqual([]);
  });

  it("is known with all its fields: as they are stored, as the edits began, or as nothing", () => {
    const stored = { "7.name": "Joost", "7.role": "theirs", "8.name": "Noor", "8.role": "old" };
    expect(fieldsAround(edits, stored, ["name", "role"])).toEqual({
      "7.name": "Joost",
      "7.role": "theirs",
      "9.name": "",
      "9.role": "old",
    });
  });

  it("is nothing where nothing can be removed", () => {
    expect(fieldsAround(edits, { "7.role": "old" }, [])).toEqual({});
  });
});
