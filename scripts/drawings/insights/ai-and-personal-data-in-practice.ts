import { arches, rings } from "../../../app/ui/drawings/grammar/circles.ts";
import { flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const dike = 744;
const kept = [96, 176, 256, 416, 496, 576];

/** Someone's data, line after line, before a dike that lets one line through. */
export const drawing = insight(
  "accent-soft",
  kept.flatMap((y) => [
    flowLine(
      [
        [320, y],
        [dike - 56, y],
      ],
      0,
      "ink",
      6,
    ),
    disc(dike - 56, y, 16, { fill: "accent-soft", stroke: "ink", width: 6 }),
  ]),
  shape("M40 700V664a280 280 0 0 1 560 0V700z", { fill: "paper", stroke: "ink", width: 6 }),
  arches(320, 664, [56, 112, 168, 224], 700, "ink", 6),
  disc(320, 216, 144, { fill: "paper", stroke: "ink", width: 6 }),
  rings(320, 216, [24, 54, 84, 114], "ink", 6),
  flowLine(
    [
      [472, 336],
      [1000, 336],
    ],
    0,
    "accent",
    16,
  ),
  box(dike, -8, 80, 276, 6, { fill: "ink" }),
  box(dike, 404, 80, 292, 6, { fill: "ink" }),
  disc(1024, 336, 120, { fill: "tide" }),
  node(1024, 336, 40, "paper"),
);
