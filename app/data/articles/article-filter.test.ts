import { expect, it } from "vitest";
import { articleFilter } from "./article-filter.ts";

it.each([
  [
    { q: "50% & meer_", status: "draft", state: "outdated" },
    { search: "50% & meer_", status: "draft", state: "outdated" },
  ],
  [
    { q: "", status: "gone", state: "drop" },
    { search: "", status: null, state: null },
  ],
])("articles are filtered by what was chosen: %o", (values, filter) => {
  expect(articleFilter((field) => values[field])).toEqual(filter);
});
