import { expect, it } from "vitest";
import { accountQuery, readAccountFilter, readAccountPage } from "./account-filter.ts";

const read = (query: string) => readAccountFilter(new URLSearchParams(query));

it.each(["", "?q=eva&role=editor", "?role=all", "?role=none"])(
  "is read from its query string: %s",
  (query) => {
    expect(accountQuery(read(query))).toBe(query);
  },
);

it("is that of all members without a known role", () => {
  expect(read("?role=owner&q=%20eva%20")).toEqual({ search: "eva", role: "member" });
});

it("has pages from 1", () => {
  expect(["2", "1", "-1", "x", ""].map((page) => readAccountPage(new URLSearchParams({ page })))).toEqual([
    2, 1, 1, 1, 1,
  ]);
  expect(accountQuery(read("?role=all"), 2)).toBe("?role=all&page=2");
});
