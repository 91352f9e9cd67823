import { flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const before = 148;
const after = 428;
const depths = (from: number) =>
  Array.from({ length: Math.ceil((690 - from) / 28) }, (_, index) => from + index * 28);

/** A water gauge between the level before and the level after. */
export const drawing = insight(
  "paper-deep",
  box(680, before, 560, after - before, 0, { fill: "accent-soft" }),
  rules(
    depths(before).map((y) => [-20, y, 520, y] as const),
    { stroke: "ink", width: 5 },
  ),
  rules(
    depths(after).map((y) => [680, y, 1220, y] as const),
    { stroke: "ink", width: 5 },
  ),
  flowLine(
    [
      [944, before],
      [944, after],
    ],
    0,
    "accent",
    16,
  ),
  node(944, before, 36, "accent"),
  node(944, after, 36, "accent"),
  box(520, -20, 160, 720, 0, { fill: "white" }),
  Array.from({ length: 12 }, (_, index) =>
    box(index % 2 === 0 ? 520 : 600, index * 56, 80, 56, 0, { fill: "ink" }),
  ),
  box(520, -20, 160, 720, 0, { stroke: "ink", width: 6 }),
);
