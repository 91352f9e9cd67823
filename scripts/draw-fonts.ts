import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the display face down to what the site shows of it: one weight of the variable font, in half its bytes. Its
 * glyphs are all of the Latin file's, as Dutch and English names and prices need them.
 */
const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);
const target = join(import.meta.dirname, "..", "app", "styles", "fonts", "bricolage-grotesque-650.woff2");

/** What the Latin files of Fontsource hold (their unicode.json). */
const latin: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const text = latin
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

const cut = await subsetFont(await readFile(source), text, {
  targetFormat: "woff2",
  variationAxes: { wght: 650 },
});
await writeFile(target, cut);
