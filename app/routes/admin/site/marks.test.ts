import { describe, expect, it } from "vitest";
import { entriesByKey } from "../../../panel/texts/text-catalog.ts";
import { markTexts, readMarks } from "./marks.ts";

describe("marked texts", () => {
  it("give the key of every text of the site back, and the text", () => {
    const texts = Object.fromEntries([...entriesByKey.keys()].map((key) => [key, `Text of ${key}`]));
    for (const [key, marked] of Object.entries(markTexts(texts))) {
      const isRead = readMarks(marked).keys.length === 0;
      expect(readMarks(marked)).toEqual({ text: `Text of ${key}`, keys: isRead ? [] : [key] });
    }
  });

  it("are told apart where one stands in another, right after its mark", () => {
    const { outer, inner } = markTexts({ outer: "{name} is away", inner: "Vlotwerk" });
    expect(readMarks(String(outer).replace("{name}", String(inner)))).toEqual({
      text: "Vlotwerk is away",
      keys: ["outer", "inner"],
    });
  });

  it("are not those that are left out or that code reads", () => {
    const texts = { a: "", b: "-", "firm.workingDays": "1234", "firm.github": "https://github.com/x" };
    expect(markTexts(texts)).toEqual(texts);
  });

  it("leave text without marks as it is, with other invisible characters", () => {
    expect(readMarks("a\u2063b\u00ADc\u200B")).toEqual({ text: "a\u2063b\u00ADc\u200B", keys: [] });
  });
});
