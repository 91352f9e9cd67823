import { describe, expect, it } from "vitest";
import { conflictsOf, openEdits, rebase, withEdit } from "./edits.ts";

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
