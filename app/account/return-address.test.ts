import { expect, it } from "vitest";
import { returnAddress } from "./return-address.ts";
import { addressesElsewhere } from "./testing/addresses-elsewhere.ts";

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

it.each(addressesElsewhere("localhost:3000"))("stays on this site, or leads nowhere: %j", (from) => {
  const to = returnAddress({ from });
  expect(new URL(to ?? "/", "http://localhost:3000").origin).toBe("http://localhost:3000");
});
