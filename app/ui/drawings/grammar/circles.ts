import { type Mark, n, ordinary, shape, type Tone } from "./mark.ts";

/** Concentric circles around (x, y). */
export function rings(x: number, y: number, radii: readonly number[], tone: Tone, width = ordinary): Mark {
  const d = radii.map(
    (r) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`,
  );
  return shape(d.join(""), { stroke: tone, width });
}

/** Concentric arches on the ground line y, their feet running on down to `foot`. */
export function arches(
  x: number,
  y: number,
  radii: readonly number[],
  foot: number,
  tone: Tone,
  width = ordinary,
): Mark {
  const legs = foot === y ? "" : `V${n(foot)}`;
  const d = radii.map(
    (r) =>
      `M${n(x - r)} ${n(foot)}${foot === y ? "" : `V${n(y)}`}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0${legs}`,
  );
  return shape(d.join(""), { stroke: tone, width });
}

/** A slice of a circle between two angles in degrees, clockwise from twelve o'clock. */
export function slice(x: number, y: number, radius: number, from: number, to: number, fill: Tone): Mark {
  const [startX, startY] = around(x, y, radius, from);
  const [endX, endY] = around(x, y, radius, to);
  return shape(
    `M${n(x)} ${n(y)}L${n(startX)} ${n(startY)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(endX)} ${n(endY)}z`,
    { fill },
  );
}

/** The place on a circle at an angle in degrees, clockwise from twelve o'clock. */
export function around(x: number, y: number, radius: number, angle: number): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(radians), y - radius * Math.cos(radians)];
}
