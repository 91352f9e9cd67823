import { expect, it } from "vitest";
import { homeTexts } from "../../../i18n/texts/home.en.ts";
import { packTexts, unpackTexts } from "./packed-texts.ts";

it.each(["nl", "en"] as const)("the home page's texts round-trip through packing (%s)", (language) => {
  const packed = packTexts(homeTexts[language]);
  expect(unpackTexts(packed)).toEqual(homeTexts[language]);
});

it("unknown about-page texts are rejected", () => {
  expect(() => unpackTexts("some.key\nSome text")).toThrow(TypeError);
});
