import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Font, type Glyph, type PathCommand, parse } from "opentype.js/dist/opentype.mjs";
import { n } from "../../app/ui/drawings/grammar/mark.ts";

/** A face in one weight, which turns text into outlines: no font of the machine has a part in it. */
export type Typeface = {
  /** Whether the face has a sign for this character. */
  has(character: string): boolean;
  /** The width of a line of text at a size, both in pixels. */
  measure(text: string, size: number): number;
  /** Path data of a line of text that begins at (x, baseline). */
  outline(text: string, x: number, baseline: number, size: number): string;
};

type Sign = { font: Font; glyph: Glyph };

/**
 * A face of the registry's font packages.
 *
 * @param family as in the package's name, such as "instrument-sans"
 * @param tracking the room between two characters, as a part of the size
 * @throws Error when the family has no such weight
 */
export async function loadTypeface(family: string, weight: number, tracking = 0): Promise<Typeface> {
  // Latin first: the extended file holds only what that one lacks.
  const fonts = await Promise.all([loadFont(family, weight, "latin"), loadFont(family, weight, "latin-ext")]);

  function signOf(character: string): Sign | null {
    const font = fonts.find((candidate) => candidate.hasChar(character));
    return font ? { font, glyph: font.charToGlyph(character) } : null;
  }

  /** Calls `each` with every sign and where it begins. @returns where the line ends */
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

/** A step of an outline as path data; the package's own writing of some numbers is none. */
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

/** How much closer (below 0) two signs stand than their widths say, as a part of the size. */
function kerning(left: Sign, right: Sign): number {
  if (left.font !== right.font) return 0;
  return left.font.getKerningValue(left.glyph, right.glyph) / left.font.unitsPerEm;
}

async function loadFont(family: string, weight: number, subset: string): Promise<Font> {
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  return parse(new Uint8Array(bytes).buffer);
}
