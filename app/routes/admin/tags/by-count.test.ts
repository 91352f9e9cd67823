import { expect, it } from "vitest";
import { byCount } from "./by-count.ts";

const texts = { none: "none", one: "one", some: "some", many: "many" };

it.each([
  [0, "none"],
  [1, "one"],
  [2, "some"],
  [99, "some"],
  // An embedded list has no more rows.
  [100, "many"],
])("%i articles are %s", (articles, expected) => expect(byCount(articles, texts)).toBe(expected));
