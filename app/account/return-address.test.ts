import { expect, it } from "vitest";
import { returnAddress } from "./return-address.ts";

it("leads back to a path of this site", () => {
  expect(returnAddress({ from: "/settings?x=1" })).toBe("/settings?x=1");
});

it.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "",
])("leads nowhere else: %j", (from) => {
  expect(returnAddress({ from })).toBeNull();
});

it.each([null, "text", {}, { from: 1 }])("leads nowhere when nobody was stopped: %j", (state) => {
  expect(returnAddress(state)).toBeNull();
});
