import { describe, expect, it } from "vitest";
import { columnsOf, type MediaFieldName, type MediaFieldProblem, mediaFieldProblem } from "./media-fields.ts";

describe("a field of the library", () => {
  it.each<[MediaFieldName, string, MediaFieldProblem | null]>([
    ["name", "Witte reiger 🪶.jpg", null],
    ["name", "  ", "missing"],
    ["name", "../reiger.jpg", "shape"],
    ["name", "c:\\reiger.jpg", "shape"],
    ["name", "a".repeat(201), "long"],
    ["alt_nl", "", null],
    ["alt_en", "🪶".repeat(500), null],
    ["alt_en", "a".repeat(501), "long"],
    ["focal_x", "0", null],
    ["focal_y", " 100 ", null],
    ["focal_y", "101", "shape"],
    ["focal_x", "", "shape"],
    ["focal_x", "5.5", "shape"],
    ["is_decorative", "true", null],
  ])("is checked as the table does: %s %j", (name, value, problem) => {
    expect(mediaFieldProblem(name, value)).toBe(problem);
  });

  it("is stored trimmed, and alone when it is the only one that changed", () => {
    expect(columnsOf({ alt_nl: " Een reiger. " })).toEqual({ alt_nl: "Een reiger." });
    expect(columnsOf({ is_decorative: "false", focal_x: "0" })).toEqual({ is_decorative: false, focal_x: 0 });
  });
});
