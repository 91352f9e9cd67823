import { arches, rings } from "../../../app/ui/drawings/grammar/circles.ts";
import { flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const dike = 744;

/** Someone's data, line after line, before a dike that lets one line through. */
export const drawing = insight(
  "paper",
  [96, 176, 256, 336, 416, 496, 576]
    .map((y) =>
      y === 336
        ? []
        : [
            flowLine(
              [
                [320, y],
                [dike - 64, y],
              ],
              0,
              "ink",
              4,
            ),
            disc(dike - 64, y, 14, { fill: "paper", stroke: "ink", width: 4 }),
          ],
    )
    .flat(2),
  arches(320, 664, [280], 700, "ink", 4),
  shape("M40 700V664a280 280 0 0 1 560 0V700z", { fill: "paper", stroke: "ink", width: 4 }),
  arches(320, 664, [56, 112, 168, 224], 700, "ink", 4),
  disc(320, 216, 144, { fill: "paper", stroke: "ink", width: 4 }),
  rings(320, 216, [24, 54, 84, 114], "ink", 4),
  flowLine(
    [
      [464, 336],
      [1000, 336],
    ],
    0,
    "accent",
    12,
  ),
  box(dike, -8, 72, 288, 6, { fill: "ink" }),
  box(dike, 392, 72, 292, 6, { fill: "ink" }),
  disc(1016, 336, 112, { fill: "tide" }),
  node(1016, 336, 36, "paper"),
);
