import { palette } from "../../app/styles/palette.ts";
import type { Mark, Tone } from "../../app/ui/drawings/grammar/mark.ts";

/** A drawing on its ground, in the order of painting. */
export type Picture = { width: number; height: number; ground: Tone; marks: readonly Mark[] };

/** The picture of an insight: 1200 by 675. */
export function insight(ground: Tone, ...marks: readonly (Mark | readonly Mark[])[]): Picture {
  return { width: 1200, height: 675, ground, marks: marks.flat() };
}

/** A wordless diagram inside an article: 1200 by 480. */
export function diagram(...marks: readonly (Mark | readonly Mark[])[]): Picture {
  return { width: 1200, height: 480, ground: "paper-deep", marks: marks.flat() };
}

/** A portrait of a colleague: 480 by 480. */
export function portrait(ground: Tone, ...marks: readonly (Mark | readonly Mark[])[]): Picture {
  return { width: 480, height: 480, ground, marks: marks.flat() };
}

/** Prints a picture as an SVG file without styles or scripts. */
export function printPicture({ width, height, ground, marks }: Picture): string {
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path fill="${palette[ground]}" d="M0 0h${width}v${height}H0z"/>`,
    ...marks.map(printMark),
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

function printMark({ d, fill, stroke, width }: Mark): string {
  const paint = [
    ...(fill === undefined ? [] : [`fill="${palette[fill]}"`]),
    ...(stroke === undefined ? [] : [`stroke="${palette[stroke]}"`, `stroke-width="${width ?? 3}"`]),
  ];
  return `<path ${paint.join(" ")} d="${d}"/>`;
}
