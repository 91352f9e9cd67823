import { describe, expect, it } from "vitest";
import type { Typeface } from "./typeface.ts";
import { setText } from "./wrap.ts";

/** Every character is half as wide as it is high. */
const face: Typeface = {
  has: () => true,
  measure: (text, size) => ([...text].length * size) / 2,
  outline: () => "",
};
const room = { width: 100, height: 60, lineHeight: 1, sizes: [20, 10] };

describe("setText", () => {
  it("takes the largest size at which the text fits", () => {
    expect(setText("kort", face, room)).toEqual({ size: 20, lines: ["kort"] });
    expect(setText("een titel die wat langer is dan zo", face, room).size).toBe(10);
  });

  it("balances the lines", () => {
    expect(setText("aaa bbb ccc", face, room).lines).toEqual(["aaa bbb", "ccc"]);
    expect(setText("aa bb cc dd", face, room).lines).toEqual(["aa bb", "cc dd"]);
  });

  it("shrinks before breaking a word", () => {
    expect(setText("invoerrechten", face, room)).toEqual({ size: 10, lines: ["invoerrechten"] });
  });

  it("breaks a word after its hyphen", () => {
    expect(setText("de AI-verordening", face, { ...room, width: 120 }).lines).toEqual([
      "de AI-",
      "verordening",
    ]);
  });

  it("breaks a word that is too long at any size", () => {
    expect(setText("abcdefghijklmnopqrstuvwxyz", face, room)).toEqual({
      size: 10,
      lines: ["abcdefghijklmnopqrs-", "tuvwxyz"],
    });
  });

  it("truncates with an ellipsis", () => {
    const { size, lines } = setText("woord, ".repeat(60), face, room);
    expect(size).toBe(10);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/woord…$/);
    for (const line of lines) expect(face.measure(line, size)).toBeLessThanOrEqual(room.width);
  });

  it("returns no line for an empty text", () => {
    expect(setText("", face, room).lines).toEqual([]);
  });
});
