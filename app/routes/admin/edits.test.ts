import { describe, expect, it } from "vitest";
import { changedFields } from "./edits.ts";

describe("what somebody has changed", () => {
  it("is what differs from what is stored", () => {
    expect(changedFields({ title: "Nieuw", text: "" }, { title: "Oud", text: "Tekst", name: "X" })).toEqual({
      title: "Nieuw",
      text: "",
    });
  });

  it("is nothing once it is stored, or undone", () => {
    expect(changedFields({ title: "Nieuw" }, { title: "Nieuw" })).toEqual({});
  });

  it("is nothing where the field is gone", () => {
    expect(changedFields({ title: "Nieuw" }, {})).toEqual({});
  });
});
