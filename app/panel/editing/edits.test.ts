import { describe, expect, it } from "vitest";
import { conflictsOf, editedIds, fieldsAround, openEdits, rebase, withEdit } from "./edits.ts";

const mine = { value: "mine", base: "old" };

describe("an edit", () => {
  it("is pending while it differs from the stored value", () => {
    expect(openEdits({ title: mine }, { title: "old" })).toEqual({ title: mine });
  });

  it("is not pending once stored or reverted, or without its field", () => {
    expect(openEdits({ title: mine }, { title: "mine" })).toEqual({});
    expect(openEdits({ title: { value: "old", base: "old" } }, { title: "theirs" })).toEqual({});
    expect(openEdits({ title: mine }, {})).toEqual({});
  });

  it("keeps its base value over further edits", () => {
    const first = withEdit({}, { title: "old" }, "title", "m");
    expect(withEdit(first, { title: "theirs" }, "title", "mine")).toEqual({ title: mine });
  });

  it("takes the stored value as its new base once reverted", () => {
    const undone = { title: { value: "old", base: "old" } };
    expect(withEdit(undone, { title: "theirs" }, "title", "mine")).toEqual({
      title: { value: "mine", base: "theirs" },
    });
  });
});

describe("a concurrent edit", () => {
  it("conflicts with a different stored value", () => {
    expect(conflictsOf({ title: mine }, { title: "theirs" })).toEqual({ title: mine });
    expect(conflictsOf({ title: mine }, { title: "mine" })).toEqual({});
    expect(conflictsOf({ title: mine }, { title: "old" })).toEqual({});
  });

  it("does not conflict once rebased", () => {
    const stored = { title: "theirs" };
    expect(conflictsOf(rebase({ title: mine }, stored), stored)).toEqual({});
  });
});

describe("the edited records", () => {
  const edits = { "7.role": mine, "7.bio": mine, "9.role": mine };

  it("are listed once", () => {
    expect(editedIds(edits)).toEqual(["7", "9"]);
    expect(editedIds({})).toEqual([]);
  });

  it("have all their fields: the stored values, else the edits' base values, else empty ones", () => {
    const stored = { "7.name": "Joost", "7.role": "theirs", "8.name": "Noor", "8.role": "old" };
    expect(fieldsAround(edits, stored, ["name", "role"])).toEqual({
      "7.name": "Joost",
      "7.role": "theirs",
      "9.name": "",
      "9.role": "old",
    });
  });

  it("are empty without removable fields", () => {
    expect(fieldsAround(edits, { "7.role": "old" }, [])).toEqual({});
  });
});
