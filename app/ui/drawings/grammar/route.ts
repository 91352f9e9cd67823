import { n } from "./mark.ts";

/** A place on the drawing's grid. */
export type Point = readonly [x: number, y: number];

/**
 * Path data of a line along the points, every corner rounded by an arc.
 *
 * Lines with the same points and another offset (to the right of the direction of travel) run parallel to each
 * other: their arcs share one centre, as the banks of a canal do. A radius that does not fit between two corners
 * is made smaller, for all parallels alike.
 */
export function routePath(points: readonly Point[], radius: number, offset = 0): string {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return "";
  const legs = legsOf(points);
  let d = "";
  for (const [index, leg] of legs.entries()) {
    const next = legs[index + 1];
    if (index === 0) d += `M${at(beside(leg.from, leg, offset))}`;
    if (next === undefined) d += `L${at(beside(leg.to, leg, offset))}`;
    else d += corner(leg, next, fitting(legs, index, radius), offset);
  }
  return d;
}

type Leg = { from: Point; to: Point; dx: number; dy: number; length: number };

function legsOf(points: readonly Point[]): Leg[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (from === undefined) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return length === 0
      ? []
      : [{ from, to, dx: (to[0] - from[0]) / length, dy: (to[1] - from[1]) / length, length }];
  });
}

/** The largest radius up to the wanted one that leaves both legs of a corner their share of length. */
function fitting(legs: readonly Leg[], index: number, radius: number): number {
  const before = legs[index];
  const after = legs[index + 1];
  if (before === undefined || after === undefined) return 0;
  const share = Math.min(
    index === 0 ? before.length : before.length / 2,
    index + 2 === legs.length ? after.length : after.length / 2,
  );
  return Math.min(radius, share / Math.tan(Math.abs(turn(before, after)) / 2));
}

/** The angle between two legs: positive to the right, as seen on a screen. */
function turn(before: Leg, after: Leg): number {
  return Math.atan2(before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy);
}

function corner(before: Leg, after: Leg, radius: number, offset: number): string {
  const angle = turn(before, after);
  if (Math.abs(angle) < 0.001) return "";
  const right = angle > 0;
  const tangent = radius * Math.tan(Math.abs(angle) / 2);
  const start: Point = [before.to[0] - before.dx * tangent, before.to[1] - before.dy * tangent];
  const end: Point = [before.to[0] + after.dx * tangent, before.to[1] + after.dy * tangent];
  const own = n(Math.max(0, right ? radius - offset : radius + offset));
  const into = at(beside(start, before, offset));
  const out = at(beside(end, after, offset));
  return `L${into}A${own} ${own} 0 0 ${right ? 1 : 0} ${out}`;
}

function beside(point: Point, leg: Leg, offset: number): Point {
  return [point[0] - leg.dy * offset, point[1] + leg.dx * offset];
}

function at(point: Point): string {
  return `${n(point[0])} ${n(point[1])}`;
}
