import { box, type Mark, n, ordinary, type Paint, rules, shape, type Tone } from "./mark.ts";

/** A sheet of paper with its upper left corner at (x, y), some rule lines and, where wanted, a total. */
export function paper(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint & { lines: number; rule: Tone; total?: Tone },
): Mark[] {
  const { lines, rule, total, ...sheet } = paint;
  const margin = width / 6;
  const step = (height - 2 * margin) / Math.max(1, lines - 1 + (total === undefined ? 0 : 1));
  const thickness = sheet.width ?? ordinary;
  const written = Array.from({ length: lines }, (_, index) => {
    const end = index % 3 === 0 ? 0.62 : index % 3 === 1 ? 1 : 0.84;
    const top = y + margin + index * step;
    return [x + margin, top, x + margin + (width - 2 * margin) * end, top] as const;
  });
  const bottom = y + height - margin;
  return [
    box(x, y, width, height, Math.min(12, width / 8), sheet),
    rules(written, { stroke: rule, width: thickness }),
    ...(total === undefined
      ? []
      : [
          rules([[x + width / 2, bottom, x + width - margin, bottom]], {
            stroke: total,
            width: thickness * 2,
          }),
        ]),
  ];
}

/** An envelope with its upper left corner at (x, y). */
export function letter(x: number, y: number, width: number, height: number, paint: Paint): Mark[] {
  const inset = width / 10;
  return [
    box(x, y, width, height, Math.min(10, width / 8), paint),
    shape(
      `M${n(x + inset)} ${n(y + height * 0.24)}L${n(x + width / 2)} ${n(y + height * 0.6)}L${n(x + width - inset)} ${n(y + height * 0.24)}`,
      { stroke: paint.stroke ?? "ink", width: paint.width ?? ordinary },
    ),
  ];
}

/** A remark with its tail at the lower left. */
export function remark(x: number, y: number, width: number, height: number, paint: Paint): Mark {
  const r = Math.min(20, height / 2.5);
  const q = n(r);
  return shape(
    `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${q} ${q} 0 0 1 ${q} ${q}v${n(height - 2 * r)}a${q} ${q} 0 0 1 ${n(-r)} ${q}` +
      `h${n(r * 2.4 - width)}l${n(-r * 0.9)} ${n(r * 0.9)}v${n(-r * 1.1)}a${q} ${q} 0 0 1 ${n(-r * 0.5)} ${n(-r * 0.8)}` +
      `v${n(2 * r - height)}a${q} ${q} 0 0 1 ${q} ${n(-r)}z`,
    paint,
  );
}

/** A parcel with its upper left corner at (x, y) and a strip of tape. */
export function parcel(x: number, y: number, size: number, paint: Paint, tape: Tone): Mark[] {
  const width = paint.width ?? ordinary;
  return [
    box(x, y, size, size, size / 14, paint),
    rules(
      [
        [x, y + size * 0.3, x + size, y + size * 0.3],
        [x + size * 0.6, y + size * 0.78, x + size * 0.84, y + size * 0.78],
      ],
      { stroke: paint.stroke ?? "ink", width },
    ),
    box(x + size * 0.4, y, size * 0.2, size * 0.44, 2, { fill: tape }),
  ];
}

/** A tick that fits in a circle of the given radius around (x, y). */
export function tick(x: number, y: number, radius: number, tone: Tone, width = ordinary): Mark {
  return shape(
    `M${n(x - radius * 0.46)} ${n(y + radius * 0.04)}l${n(radius * 0.34)} ${n(radius * 0.34)}l${n(radius * 0.6)} ${n(-radius * 0.68)}`,
    {
      stroke: tone,
      width,
    },
  );
}
