import { disc, type Mark, ordinary, shape, type Tone } from "./mark.ts";
import { type Point, routePath } from "./route.ts";

/** One line of work along the points. */
export function flowLine(points: readonly Point[], radius: number, tone: Tone, width = ordinary): Mark {
  return shape(routePath(points, radius), { stroke: tone, width });
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
