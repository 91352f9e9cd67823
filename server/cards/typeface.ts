import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Font, type Glyph, type PathCommand, parse } from "opentype.js/dist/opentype.mjs";

/** One weight of a font, drawn as outlines, independent of installed fonts. */
export type Typeface = {
  has(character: string): boolean;
  /** In pixels. */
  measure(text: string, size: number): number;
  /** SVG path data. */
  outline(text: string, x: number, baseline: number, size: number): string;
};

type Sign = { font: Font; glyph: Glyph };

/** Loads a @fontsource family; `tracking` is a share of the size. Throws when it lacks the weight. */
export async function loadTypeface(family: string, weight: number, tracking = 0): Promise<Typeface> {
  // Latin first: the extended file has only the other characters.
  const fonts = await Promise.all([loadFont(family, weight, "latin"), loadFont(family, weight, "latin-ext")]);

  function signOf(character: string): Sign | null {
    const font = fonts.find((candidate) => candidate.hasChar(character));
    return font ? { font, glyph: font.charToGlyph(character) } : null;
  }

  /** Calls `each` per glyph; returns the line's end. */
  function lay(text: string, x: number, size: number, each: (sign: Sign, x: number) => void): number {
    let end = x;
    let before: Sign | null = null;
    for (const character of text) {
      const sign = signOf(character);
      if (!sign) continue;
      if (before) end += size * (tracking + kerning(before, sign));
      each(sign, end);
      end += (size * (sign.glyph.advanceWidth ?? 0)) / sign.font.unitsPerEm;
      before = sign;
    }
    return end;
  }

  return {
    has: (character) => signOf(character) !== null,
    measure: (text, size) => lay(text, 0, size, () => {}),
    outline(text, x, baseline, size) {
      let path = "";
      lay(text, x, size, ({ glyph }, left) => {
        path += glyph.getPath(left, baseline, size).commands.map(written).join("");
      });
      return path;
    },
  };
}

/** Some numbers of the package's own output are invalid. */
function written(step: PathCommand): string {
  switch (step.type) {
    case "M":
    case "L":
      return `${step.type}${n(step.x)} ${n(step.y)}`;
    case "Q":
      return `Q${n(step.x1)} ${n(step.y1)} ${n(step.x)} ${n(step.y)}`;
    case "C":
      return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${n(step.x)} ${n(step.y)}`;
    case "Z":
      return "Z";
  }
}

/** As a share of the size. */
function kerning(left: Sign, right: Sign): number {
  if (left.font !== right.font) return 0;
  return left.font.getKerningValue(left.glyph, right.glyph) / left.font.unitsPerEm;
}

async function loadFont(family: string, weight: number, subset: string): Promise<Font> {
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  return parse(new Uint8Array(bytes).buffer);
}

/** A coordinate with at most one decimal. */
function n(value: number): number {
  return Math.round(value * 10) / 10;
}
