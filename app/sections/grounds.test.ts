import { describe, expect, it } from "vitest";
import { grounds } from "./grounds.ts";
import type { Ground } from "./section.ts";
import { type SectionType, sections } from "./sections.ts";

const types = Object.keys(sections).filter((type): type is SectionType => type in sections);
const isDark = (ground: Ground | undefined) => ground === "ink" || ground === "accent";

/** What holds in every order. */
function expectRhythm(order: readonly SectionType[]) {
  const chosen = grounds(order);
  expect(chosen).toHaveLength(order.length);
  chosen.forEach((ground, position) => {
    const type = order[position];
    const next = chosen[position + 1];
    if (type === "closing") expect(ground).toBe("accent");
    else expect(ground).not.toBe("accent");
    if (type === "opening") expect(ground).toBe("paper");
    if (ground === "ink") {
      expect(["steps", "figures"]).toContain(type);
      expect(position).toBeGreaterThan(0);
      expect(isDark(chosen[position - 1])).toBe(false);
      expect(next === "paper" || next === "sand").toBe(true);
    }
    // Only openings and closings are followed by their own ground.
    const isFixed = type === "closing" || order[position + 1] === "opening";
    if (!isFixed) expect(next).not.toBe(ground);
  });
}

describe("the grounds of sections", () => {
  it("have a rhythm for every pair", () => {
    for (const first of types) for (const second of types) expectRhythm([first, second]);
  });

  it("have a rhythm in any order", () => {
    let seed = 38;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let page = 0; page < 500; page += 1) {
      const length = 1 + Math.floor(random() * 12);
      expectRhythm(Array.from({ length }, () => types[Math.floor(random() * types.length)] ?? "text"));
    }
  });

  it.each(types)("have a rhythm for twelve times %s", (type) => {
    expectRhythm(Array.from({ length: 12 }, () => type));
  });

  it("alternate paper and sand around what is dark", () => {
    expect(grounds(["opening", "tiles", "steps", "text", "quote", "closing"])).toEqual([
      "paper",
      "sand",
      "ink",
      "paper",
      "sand",
      "accent",
    ]);
  });

  it("keep ink away from accent, from ink and from the end", () => {
    expect(grounds(["text", "steps", "closing"])).toEqual(["paper", "sand", "accent"]);
    expect(grounds(["text", "steps", "figures", "text"])).toEqual(["paper", "ink", "sand", "paper"]);
    expect(grounds(["text", "figures"])).toEqual(["paper", "sand"]);
  });
});
