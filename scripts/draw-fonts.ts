import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the faces down to what the site shows of them: the weights that it uses, and the features that its texts need.
 * Their glyphs are all of the Latin files', as Dutch and English names and prices need them.
 */
const faces = [
  { source: "bricolage-grotesque", target: "bricolage-grotesque-650", wght: 650 },
  { source: "instrument-sans", target: "instrument-sans-400-650", wght: { min: 400, max: 650 } },
] as const;

/** Letters that stand together, accents that are put on them, and figures of one width. */
const features = ["kern", "liga", "calt", "locl", "ccmp", "mark", "mkmk", "tnum"];

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

const require = createRequire(import.meta.url);
for (const { source, target, wght } of faces) {
  const whole = require.resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`);
  const cut = await subsetFont(await readFile(whole), text, {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: { wght },
  });
  await writeFile(join(import.meta.dirname, "..", "app", "styles", "fonts", `${target}.woff2`), cut);
}
