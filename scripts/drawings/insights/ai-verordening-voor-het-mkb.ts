import { canalHouse, door } from "../../../app/ui/drawings/grammar/buildings.ts";
import { around, rings } from "../../../app/ui/drawings/grammar/circles.ts";
import { bundle, flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const ring = Array.from({ length: 12 }, (_, index) => around(600, 336, 256, index * 30));

/** A small firm within a ring of twelve. */
export const drawing = insight(
  "tide",
  bundle(
    [
      [-20, 336],
      [1220, 336],
    ],
    0,
    3,
    20,
    "paper",
    5,
  ),
  rings(600, 336, [256], "paper", 5),
  disc(600, 336, 192, { fill: "paper" }),
  ring.map(([x, y], index) => node(x, y, index === 1 ? 44 : 36, index === 1 ? "accent" : "paper")),
  canalHouse(504, 452, 192, 120, "step", { fill: "white", stroke: "ink", width: 6 }),
  flowLine(
    [
      [472, 452],
      [728, 452],
    ],
    0,
    "ink",
    8,
  ),
  door(570, 452, 60, 100, { fill: "ink" }, { fill: "paper" }),
  box(528, 312, 40, 48, 4, { stroke: "ink", width: 5 }),
  box(632, 312, 40, 48, 4, { stroke: "ink", width: 5 }),
);
