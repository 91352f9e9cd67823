import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "weak"],
  ["zes-ez", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["12345678901234", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["Haarlem-1984", "fair"],
  ["zes ezels eten hooi", "strong"],
  ["t7#Qm!x2Lw9@", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
