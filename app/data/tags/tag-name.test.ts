import { describe, expect, it } from "vitest";
import { findLikeTag, findNamedTag, tagNameProblem, tidyTagName } from "./tag-name.ts";

describe("the name of a tag", () => {
  it("is stored without blanks around it, and with one between words", () => {
    expect(tidyTagName("  AI \t\n automation ")).toBe("AI automation");
  });

  it.each(["AI", "één", "C++", "2025", "a".repeat(200), `a${"😀".repeat(199)}`])("can be %s", (name) =>
    expect(tagNameProblem(name)).toBeNull(),
  );

  it.each([
    ["", "blank"],
    ["a".repeat(201), "long"],
    [`a${"😀".repeat(200)}`, "long"],
    ["🚀", "shape"],
    ["\u200b", "shape"],
    ["---", "shape"],
  ])("can't be %j: %s", (name, problem) => expect(tagNameProblem(name)).toBe(problem));
});

describe("a tag that there is already", () => {
  const renamed = { id: "1", name: "Automation", slug: "automatisering" };
  const other = { id: "2", name: "Één ding", slug: "een-ding" };
  const tags = [renamed, other];

  it("is found by its name, whatever the capitals and however an accent is written", () => {
    expect(findNamedTag(tags, "AUTOMATION")).toBe(renamed);
    expect(findNamedTag(tags, "e\u0301e\u0301n ding")).toBe(other);
    expect(findNamedTag(tags, "Een ding")).toBeUndefined();
  });

  it("is like a new one by its name or by its address", () => {
    expect(findLikeTag(tags, "automation")).toBe(renamed);
    expect(findLikeTag(tags, "Automatisering!")).toBe(renamed);
    expect(findLikeTag(tags, "Een ding")).toBe(other);
    expect(findLikeTag(tags, "Iets anders")).toBeUndefined();
  });
});
