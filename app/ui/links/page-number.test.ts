import { expect, it } from "vitest";
import { pageNumber } from "./page-number.ts";

const of = (query: string) => () => pageNumber(new URL(`https://vlotwerk.example/insights${query}`));

it.each([
  ["", 1],
  ["?page=1", 1],
  ["?page=12", 12],
] as const)("the page of %j is %i", (query, page) => {
  expect(of(query)()).toBe(page);
});

it.each(["0", "-1", "1.5", "abc", "01", "", "99999999999999999999"])("there is no page %j", (page) => {
  expect(of(`?page=${page}`)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
