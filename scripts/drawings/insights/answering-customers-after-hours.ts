import { canalHouse } from "../../../app/ui/drawings/grammar/buildings.ts";
import { flowLine } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, type Paint, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const quay = 456;
const front: Paint = { fill: "ink", stroke: "paper", width: 5 };
const dark = [
  [88, 264],
  [88, 344],
  [148, 264],
  [148, 344],
  [264, 216],
  [324, 216],
  [264, 296],
  [324, 296],
  [264, 376],
  [324, 376],
  [624, 280],
  [624, 360],
  [684, 280],
  [684, 360],
] as const;

/** A quay at night: one lit window, and a line that goes on under the horizon. */
export const drawing = insight(
  "ink",
  disc(976, 176, 104, { fill: "accent-soft" }),
  disc(1024, 148, 92, { fill: "ink" }),
  canalHouse(56, quay, 160, 232, "step", front),
  canalHouse(216, quay, 176, 300, "neck", front),
  canalHouse(392, quay, 184, 248, "spout", front),
  canalHouse(576, quay, 176, 216, "step", front),
  dark.map(([x, y]) => box(x, y, 36, 48, 4, { stroke: "ink-soft", width: 5 })),
  box(432, 256, 104, 104, 6, { fill: "accent" }),
  rules(
    [
      [484, 256, 484, 360],
      [432, 308, 536, 308],
    ],
    { stroke: "ink", width: 5 },
  ),
  flowLine(
    [
      [-20, quay],
      [1220, quay],
    ],
    0,
    "paper",
    6,
  ),
  flowLine(
    [
      [484, 360],
      [484, 520],
      [1220, 520],
    ],
    48,
    "accent",
    10,
  ),
  rules(
    [
      [-20, 520, 400, 520],
      [40, 560, 360, 560],
      [560, 560, 820, 560],
      [860, 560, 1100, 560],
      [-20, 600, 220, 600],
      [300, 600, 760, 600],
      [900, 600, 1060, 600],
      [1120, 600, 1220, 600],
      [120, 640, 520, 640],
      [640, 640, 840, 640],
      [920, 640, 1040, 640],
    ],
    { stroke: "paper", width: 5 },
  ),
);
