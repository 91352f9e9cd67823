import { box, disc, type Mark, n, ordinary, type Paint, rules, shape } from "./mark.ts";

export type Gable = "step" | "neck" | "spout";

/** The front of a canal house that stands on (x, base): only its outline, open at the bottom. */
export function canalHouse(
  x: number,
  base: number,
  width: number,
  height: number,
  gable: Gable,
  paint: Paint,
): Mark {
  const top = gableLine(gable, width);
  return shape(`M${n(x)} ${n(base)}V${n(base - height)}${top}V${n(base)}`, paint);
}

/** The line from the left eave over the gable to the right eave. */
function gableLine(gable: Gable, width: number): string {
  const eighth = n(width / 8);
  const rise = n(width / 6);
  if (gable === "step") {
    return `v${-rise}h${eighth}v${-rise}h${eighth}v${-rise}h${eighth}h${n(width / 4)}h${eighth}v${rise}h${eighth}v${rise}h${eighth}v${rise}`;
  }
  if (gable === "spout") {
    return `l${n(width * 0.38)} ${n(-width * 0.46)}v${-eighth}h${n(width * 0.24)}v${eighth}l${n(width * 0.38)} ${n(width * 0.46)}`;
  }
  const bend = n(width * 0.28);
  const neck = n(width * 0.22);
  return `a${bend} ${bend} 0 0 0 ${bend} ${-bend}v${-eighth}a${neck} ${neck} 0 0 1 ${n(neck * 2)} 0v${eighth}a${bend} ${bend} 0 0 0 ${bend} ${bend}`;
}

/** A shop with its upper left corner at (x, y): an awning over a window and a door. */
export function shop(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  awning: Paint,
): Mark[] {
  const scallop = n(width / 8);
  const depth = height * 0.24;
  const edge = Array.from({ length: 4 }, () => `a${scallop} ${scallop} 0 0 1 ${n(-2 * scallop)} 0`).join("");
  return [
    box(x + width * 0.05, y + depth, width * 0.9, height - depth, 4, paint),
    box(x + width * 0.16, y + height * 0.52, width * 0.34, height * 0.3, 4, paint),
    shape(
      `M${n(x + width * 0.62)} ${n(y + height)}v${n(-height * 0.48)}h${n(width * 0.2)}v${n(height * 0.48)}`,
      paint,
    ),
    shape(
      `M${n(x + width * 0.08)} ${n(y)}h${n(width * 0.84)}l${n(width * 0.08)} ${n(depth)}${edge}z`,
      awning,
    ),
  ];
}

/** A warehouse that stands on (x, base): a low roof and shelves. */
export function warehouse(x: number, base: number, width: number, height: number, paint: Paint): Mark[] {
  const eave = base - height * 0.7;
  const width3 = width / 3;
  const stroke = { stroke: paint.stroke ?? "ink", width: paint.width ?? ordinary } as const;
  return [
    shape(
      `M${n(x)} ${n(base)}V${n(eave)}L${n(x + width / 2)} ${n(base - height)}L${n(x + width)} ${n(eave)}V${n(base)}z`,
      paint,
    ),
    rules(
      [
        [x + width3 / 2, base - height * 0.36, x + width - width3 / 2, base - height * 0.36],
        [x + width3 / 2, base, x + width3 / 2, eave + height * 0.12],
        [x + width - width3 / 2, base, x + width - width3 / 2, eave + height * 0.12],
      ],
      stroke,
    ),
  ];
}

/** A front door that stands on (x, base). */
export function door(
  x: number,
  base: number,
  width: number,
  height: number,
  paint: Paint,
  knob: Paint,
): Mark[] {
  const r = n(width / 2);
  return [
    shape(`M${n(x)} ${n(base)}V${n(base - height + r)}a${r} ${r} 0 0 1 ${n(width)} 0V${n(base)}z`, paint),
    disc(x + width * 0.76, base - height * 0.42, width * 0.07, knob),
  ];
}
