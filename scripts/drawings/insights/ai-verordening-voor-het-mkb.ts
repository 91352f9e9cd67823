import { canalHouse, door } from "../../../app/ui/drawings/grammar/buildings.ts";
import { around, rings } from "../../../app/ui/drawings/grammar/circles.ts";
import { bundle, flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const ring = Array.from({ length: 12 }, (_, index) => around(600, 336, 248, index * 30));

/** A small firm within a ring of twelve. */
export const drawing = insight(
  "paper",
  bundle(
    [
      [-20, 392],
      [520, 392],
    ],
    0,
    3,
    20,
    "ink",
    4,
  ),
  bundle(
    [
      [680, 392],
      [1220, 392],
    ],
    0,
    3,
    20,
    "ink",
    4,
  ),
  disc(600, 336, 184, { fill: "paper-deep" }),
  rings(600, 336, [248], "tide", 4),
  ring.map(([x, y], index) => (index === 1 ? node(x, y, 38, "accent") : disc(x, y, 34, { fill: "tide" }))),
  canalHouse(512, 456, 176, 128, "step", { fill: "white", stroke: "ink", width: 5 }),
  flowLine(
    [
      [480, 456],
      [720, 456],
    ],
    0,
    "ink",
    6,
  ),
  door(572, 456, 56, 96, { fill: "ink" }, { fill: "paper" }),
  box(536, 320, 36, 44, 4, { stroke: "ink", width: 4 }),
  box(628, 320, 36, 44, 4, { stroke: "ink", width: 4 }),
);
