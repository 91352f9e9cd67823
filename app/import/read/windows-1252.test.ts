import { expect, it } from "vitest";
import { repairMojibake } from "./windows-1252.ts";

it.each([
  ["cafÃ©", "café"],
  ["â€œTromâ€\u009D – itâ€™s", "“Trom” – it’s"],
  ["ðŸ˜€ Å“uvre", "😀 œuvre"],
  ["Ã© en Ãx", "é en Ãx"],
  ["naÃ¯ef, maar â€ blijft", "naÃ¯ef, maar â€ blijft"],
  ["CAFÉ® “één” São Tomé", "CAFÉ® “één” São Tomé"],
  ["Ã", "Ã"],
])("repairs what was decoded wrongly, and only that: %s", (text, expected) => {
  expect(repairMojibake(text)).toBe(expected);
});
