import { expect, it } from "vitest";
import { followedTop } from "./scroll-anchors.ts";

const own = { headings: [100, 500], end: 1_000 };
const other = { headings: [200, 300], end: 2_000 };

it("shows the same heading", () => {
  expect(followedTop(100, own, other)).toBe(200);
  expect(followedTop(500, own, other)).toBe(300);
});

it("is in proportion between headings, before the first and after the last", () => {
  expect(followedTop(50, own, other)).toBe(100);
  expect(followedTop(300, own, other)).toBe(250);
  expect(followedTop(750, own, other)).toBe(1_150);
});

it("begins and ends together", () => {
  expect(followedTop(0, own, other)).toBe(0);
  expect(followedTop(1_000, own, other)).toBe(2_000);
  expect(followedTop(1_200, own, other)).toBe(2_000);
});

it("goes on to the end when a text has fewer headings, or shows its last ones at its end", () => {
  expect(followedTop(550, own, { headings: [200], end: 400 })).toBe(300);
  expect(followedTop(550, own, { headings: [200, 450], end: 400 })).toBe(300);
});

it("stays where a text does not scroll", () => {
  expect(followedTop(400, own, { headings: [10], end: 0 })).toBe(0);
  expect(followedTop(0, { headings: [], end: 0 }, other)).toBe(0);
});
