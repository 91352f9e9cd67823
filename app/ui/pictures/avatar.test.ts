import { expect, it } from "vitest";
import { initials } from "./avatar.tsx";

it.each([
  ["Noor van der Laan", "NL"],
  ["Joost", "J"],
  ["  émile   zola ", "ÉZ"],
  ["😀 Smit", "😀S"],
  ["", ""],
])("the initials of «%s» are «%s»", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
