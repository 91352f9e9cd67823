/** The colours a drawing may use, by the names they have among the design tokens. */
export type Tone =
  | "paper"
  | "paper-deep"
  | "ink"
  | "ink-soft"
  | "line"
  | "accent"
  | "accent-soft"
  | "tide"
  | "white";

/** How a shape is painted; a stroke without a width is an ordinary line. */
export type Paint = { fill?: Tone; stroke?: Tone; width?: number };

/** One painted path: what every drawing is made of, whichever way it is printed. */
export type Mark = Paint & { d: string; flowing?: true };

/** The width of an ordinary line in a drawing of 1200 wide. */
export const ordinary = 3;

/** Paints path data as one mark. */
export function shape(d: string, paint: Paint): Mark {
  return { d, ...paint };
}

/** A circle around (x, y). */
export function disc(x: number, y: number, radius: number, paint: Paint): Mark {
  return shape(discPath(x, y, radius), paint);
}

/** A rectangle with its upper left corner at (x, y) and rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius: number, paint: Paint): Mark {
  return shape(boxPath(x, y, width, height, radius), paint);
}

/** Straight lines, each from its first point to its second, as one mark. */
export function rules(lines: readonly (readonly [number, number, number, number])[], paint: Paint): Mark {
  return shape(lines.map(([x, y, toX, toY]) => `M${n(x)} ${n(y)}L${n(toX)} ${n(toY)}`).join(""), paint);
}

/** Path data of a circle. */
export function discPath(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 1 ${n(2 * radius)} 0a${r} ${r} 0 1 1 ${n(-2 * radius)} 0z`;
}

/** Path data of a rounded rectangle. */
export function boxPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const across = n(width - 2 * r);
  const down = n(height - 2 * r);
  const q = n(r);
  return (
    `M${n(x + r)} ${n(y)}h${across}a${q} ${q} 0 0 1 ${q} ${q}v${down}a${q} ${q} 0 0 1 ${n(-r)} ${q}` +
    `h${n(2 * r - width)}a${q} ${q} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - height)}a${q} ${q} 0 0 1 ${q} ${n(-r)}z`
  );
}

/** A coordinate as it is written down: at most one decimal. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
