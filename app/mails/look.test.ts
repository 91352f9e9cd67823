import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { colours } from "./look.ts";

const { ink, inkSoft, paper, paperSoft, white, accent, accentDeep, accentSoft } = colours;

describe("the colours of mails", () => {
  it("match the site's", async () => {
    const tokens = await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8");
    for (const [name, value] of Object.entries(colours)) {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(tokens).toContain(`--color-${token}: ${value};`);
    }
  });

  it.each([
    ["text on the sheet", ink, white],
    ["text on a visitor's words", ink, paper],
    ["small text on the sheet", inkSoft, white],
    ["small text on the ground", inkSoft, paper],
    ["links on the sheet", accentDeep, white],
    ["links on the ground", accentDeep, paper],
    ["a button", white, accent],
    ["text in the dark", paper, ink],
    ["small text in the dark", paperSoft, ink],
    ["links in the dark", accentSoft, ink],
    ["marked text", ink, accentSoft],
  ])("have sufficient contrast: %s", (_, text, ground) =>
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
