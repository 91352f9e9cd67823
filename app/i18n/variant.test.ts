import { expect, it } from "vitest";
import { pickVariant } from "./variant.ts";

const nl = { language: "nl", title: "Titel" };
const en = { language: "en", title: "Title" };

it("the asked language comes first, then Dutch, then whatever there is", () => {
  expect(pickVariant([nl, en], "en")).toBe(en);
  expect(pickVariant([en, nl], "nl")).toBe(nl);
  expect(pickVariant([nl], "en")).toBe(nl);
  expect(pickVariant([en], "nl")).toBe(en);
  expect(pickVariant([], "nl")).toBeUndefined();
});
