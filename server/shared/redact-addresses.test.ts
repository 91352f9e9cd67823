// @module-tag Warnings

import { expect, it } from "vitest";
import { redactAddresses } from "./redact-addresses.ts";

it.each([
  ["550 5.1.1 <anna@klant.example>: unknown", [], "550 5.1.1 [address] unknown"],
  ["550 No mailbox for anna.b here (ANNA.B)", ["anna.b"], "550 No mailbox for [address] here ([address])"],
  ["550 Susanna and anna-b are unknown", ["anna"], "550 Susanna and [address]-b are unknown"],
  ["451 Try later", ["anna"], "451 Try later"],
])("%j without addresses", (text, names, redacted) => {
  expect(redactAddresses(text, names)).toBe(redacted);
});
