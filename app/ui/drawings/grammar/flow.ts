import { disc, type Mark, n, ordinary, shape, type Tone } from "./mark.ts";
import { type Point, routePath } from "./route.ts";

/** One line of work along the points. */
export function flowLine(points: readonly Point[], radius: number, tone: Tone, width = ordinary): Mark {
  return shape(routePath(points, radius), { stroke: tone, width });
}

/** Parallel lines, `gap` apart, around the points: work that travels together. */
export function bundle(
  points: readonly Point[],
  radius: number,
  count: number,
  gap: number,
  tone: Tone,
  width = ordinary,
): Mark {
  return strands(
    points,
    radius,
    Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap),
    tone,
    width,
  );
}

/** Parallel lines at the given offsets to the right of the direction of travel. */
export function strands(
  points: readonly Point[],
  radius: number,
  offsets: readonly number[],
  tone: Tone,
  width = ordinary,
): Mark {
  return shape(offsets.map((offset) => routePath(points, radius, offset)).join(""), { stroke: tone, width });
}

/** A filled circle on a line: the step that matters. */
export function node(x: number, y: number, radius: number, tone: Tone): Mark {
  return disc(x, y, radius, { fill: tone });
}

const directions = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] } as const;

/** The head of an arrow with its tip at (x, y). */
export function arrowHead(
  x: number,
  y: number,
  size: number,
  to: keyof typeof directions,
  tone: Tone,
  width = ordinary,
): Mark {
  const [dx, dy] = directions[to];
  const tail = (side: number) =>
    `${n(x - size * dx - side * size * dy)} ${n(y - size * dy + side * size * dx)}`;
  return shape(`M${tail(-1)}L${n(x)} ${n(y)}L${tail(1)}`, { stroke: tone, width });
}

/** A ripple of half circles from (x, y) to the right: open water. */
export function wave(
  x: number,
  y: number,
  length: number,
  count: number,
  tone: Tone,
  width = ordinary,
): Mark {
  const step = n(length / count / 2);
  const ripple = Array.from({ length: count }, () => `q${n(step / 2)} ${n(-step * 0.6)} ${step} 0t${step} 0`);
  return shape(`M${n(x)} ${n(y)}${ripple.join("")}`, { stroke: tone, width });
}
