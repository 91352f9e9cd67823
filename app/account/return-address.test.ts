// @module-tag S12

import { expect, it } from "vitest";
import { addressesElsewhere } from "../../test/addresses/addresses-elsewhere.ts";
import { returnAddress } from "./return-address.ts";

it("accepts a path of this site", () => {
  expect(returnAddress({ from: "/settings?x=1" })).toBe("/settings?x=1");
});

it.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "",
])("rejects an address of another site: %j", (from) => {
  expect(returnAddress({ from })).toBeNull();
});

it.each([null, "text", {}, { from: 1 }])("is null without an address: %j", (state) => {
  expect(returnAddress(state)).toBeNull();
});

it.each(addressesElsewhere("localhost:3000"))("never leaves this site: %j", (from) => {
  const to = returnAddress({ from });
  expect(new URL(to ?? "/", "http://localhost:3000").origin).toBe("http://localhost:3000");
});
