import { describe, expect, it } from "vitest";
import { readListCursor } from "../list-cursor.ts";
import { type ArticleFilter, articleQuery, readArticleFilter } from "./article-filter.ts";

const everything: ArticleFilter = { search: "", status: null, state: null };

describe("the filter of articles", () => {
  it("round-trips through the query string, with and without a cursor", () => {
    const filter: ArticleFilter = { search: "50% & meer_ \\ Één", status: "draft", state: "outdated" };
    const id = "d0000000-0000-4000-8000-000000000001";
    const cursor = { side: "older", time: "2026-02-01T23:59:59.123456+00:00", id } as const;
    const address = new URLSearchParams(articleQuery(filter, cursor));
    expect(readArticleFilter(address)).toEqual(filter);
    expect(readListCursor(address)).toEqual(cursor);
    expect(readArticleFilter(new URLSearchParams(articleQuery(filter)))).toEqual(filter);
  });

  it("leaves the query string empty without a filter", () => {
    expect(articleQuery(everything)).toBe("");
  });

  it.each(["", "status=gone&state=drop&q=%20", "status=&q="])("ignores invalid values: %s", (query) => {
    expect(readArticleFilter(new URLSearchParams(query))).toEqual(everything);
  });

  it("truncates a search beyond the maximum length", () => {
    expect(readArticleFilter(new URLSearchParams({ q: "a".repeat(9_000) })).search).toHaveLength(200);
  });
});
