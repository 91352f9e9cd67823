import { expect, it } from "vitest";
import { pickVariant } from "./variant.ts";

const nl = { language: "nl", title: "Titel" };
const en = { language: "en", title: "Title" };

it("prefers the requested language, then Dutch, then any", () => {
  expect(pickVariant([nl, en], "en")).toBe(en);
  expect(pickVariant([en, nl], "nl")).toBe(nl);
  expect(pickVariant([nl], "en")).toBe(nl);
  expect(pickVariant([en], "nl")).toBe(en);
  expect(pickVariant([], "nl")).toBeUndefined();
});
