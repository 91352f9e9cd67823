import { expect, it } from "vitest";
import { securityText } from "./security.ts";

it("security.txt has a contact and an expiry within a year (RFC 9116)", () => {
  expect(
    securityText("https://www.vlotwerk.example", "hallo@vlotwerk.example", new Date("2026-11-24T09:30:00Z")),
  ).toBe(
    "Contact: mailto:hallo@vlotwerk.example\n" +
      "Expires: 2027-05-26T00:00:00.000Z\n" +
      "Preferred-Languages: nl, en\n" +
      "Canonical: https://www.vlotwerk.example/.well-known/security.txt\n",
  );
});
