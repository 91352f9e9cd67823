import { describe, expect, it } from "vitest";
import { findLikeTag, findNamedTag, tagNameProblem, tidyTagName } from "./tag-name.ts";
import { tagSlug } from "./tags.ts";

describe("the name of a tag", () => {
  it("is stored with normalised white space", () => {
    expect(tidyTagName("  AI \t\n automation ")).toBe("AI automation");
  });

  it.each(["AI", "één", "C++", "2025", "a".repeat(200), `a${"😀".repeat(199)}`])("may be %s", (name) =>
    expect(tagNameProblem(name)).toBeNull(),
  );

  it.each([
    ["", "blank"],
    ["a".repeat(201), "long"],
    [`a${"😀".repeat(200)}`, "long"],
    ["🚀", "shape"],
    ["\u200b", "shape"],
    ["---", "shape"],
  ])("may not be %j: %s", (name, problem) => expect(tagNameProblem(name)).toBe(problem));
});

describe("the slug of a tag", () => {
  it.each([
    ["C", "c"],
    ["C++", "c-plus-plus"],
    ["C#", "c-sharp"],
    ["#AI + werk", "ai-werk"],
    ["AI/automation", "ai-automation"],
  ])("of %j is %s", (name, slug) => expect(tagSlug(name)).toBe(slug));
});

describe("an existing tag", () => {
  const renamed = { id: "1", name: "Automation", slug: "automatisering" };
  const other = { id: "2", name: "Één ding", slug: "een-ding" };
  const tags = [renamed, other];

  it("is found by name regardless of case and Unicode normalisation", () => {
    expect(findNamedTag(tags, "AUTOMATION")).toBe(renamed);
    expect(findNamedTag(tags, "e\u0301e\u0301n ding")).toBe(other);
    expect(findNamedTag(tags, "Een ding")).toBeUndefined();
  });

  it("matches a new one by name or slug", () => {
    expect(findLikeTag(tags, "automation")).toBe(renamed);
    expect(findLikeTag(tags, "Automatisering!")).toBe(renamed);
    expect(findLikeTag(tags, "Een ding")).toBe(other);
    expect(findLikeTag(tags, "Iets anders")).toBeUndefined();
  });
});
