import { canalHouse, door } from "../../../app/ui/drawings/grammar/buildings.ts";
import { parcel, remark } from "../../../app/ui/drawings/grammar/desk.ts";
import { arrowHead, bundle, flowLine, strands } from "../../../app/ui/drawings/grammar/flow.ts";
import { disc } from "../../../app/ui/drawings/grammar/mark.ts";
import type { Point } from "../../../app/ui/drawings/grammar/route.ts";
import { insight } from "../picture.ts";

const out: readonly Point[] = [
  [232, 344],
  [232, 136],
  [968, 136],
  [968, 344],
];
const back: readonly Point[] = [
  [968, 336],
  [968, 544],
  [232, 544],
  [232, 336],
];

/** A parcel goes to the door, and the work goes round: questions, a return, a next order. */
export const drawing = insight(
  "paper-deep",
  bundle(out, 168, 3, 28, "ink", 5),
  strands(back, 168, [-28, 28], "ink", 5),
  flowLine(back, 168, "accent", 12),
  parcel(116, 216, 240, { fill: "white", stroke: "ink", width: 5 }, "accent"),
  canalHouse(856, 472, 224, 160, "neck", { fill: "white", stroke: "ink", width: 5 }),
  flowLine(
    [
      [832, 472],
      [1104, 472],
    ],
    0,
    "ink",
    6,
  ),
  door(928, 472, 80, 136, { fill: "ink" }, { fill: "paper" }),
  remark(536, 72, 136, 100, { fill: "white", stroke: "ink", width: 5 }),
  disc(604, 544, 56, { fill: "paper-deep", stroke: "accent", width: 8 }),
  arrowHead(588, 544, 24, "left", "accent", 10),
);
