import { box, type Mark, n, ordinary, shape, type Tone } from "./mark.ts";

export type Lock = {
  /** The width of the water between the walls. */
  span: number;
  /** The thickness and length of the walls that hold the doors. */
  wall?: number;
  length?: number;
  /** From 0 (the two doors meet in a point) to 1 (they lie along the walls). */
  open: number;
  walls: Tone;
  doors: Tone;
  width?: number;
  /** Whether the doors point against the flow (to the left) or along with it. */
  point?: "left" | "right";
};

/** A lock seen from above, across a flow from left to right: two walls, and two doors that meet in a V. */
export function lock(x: number, y: number, options: Lock): Mark[] {
  const { span, wall = 24, length = 48, open, walls, doors, width = ordinary * 2, point = "left" } = options;
  const half = span / 2;
  const door = half / Math.cos(0.4);
  const angle = (Math.PI / 2 - 0.4) * (1 - open);
  const side = point === "left" ? -1 : 1;
  const reach = n(side * door * Math.cos(angle));
  const drop = n(door * Math.sin(angle));
  return [
    box(x - length / 2, y - half - wall, length, wall, 4, { fill: walls }),
    box(x - length / 2, y + half, length, wall, 4, { fill: walls }),
    shape(`M${n(x)} ${n(y - half)}l${reach} ${drop}M${n(x)} ${n(y + half)}l${reach} ${n(-drop)}`, {
      stroke: doors,
      width,
    }),
  ];
}
