import { bundle, flowLine, wave } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, rules, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { handOver } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const deck = 400;

/** A drawbridge, closed: work from both banks meets in the middle. */
export const drawing = insight(
  "ink",
  [488, 528, 568, 608, 648].map((y, index) => wave(352 + (index % 2) * 20, y, 480, 6, "tide", 6)),
  bundle(
    [
      [-20, deck + 80],
      [248, deck + 80],
      [248, 700],
    ],
    64,
    5,
    24,
    "paper",
    5,
  ),
  bundle(
    [
      [1220, deck + 80],
      [952, deck + 80],
      [952, 700],
    ],
    64,
    5,
    24,
    "paper",
    5,
  ),
  [392, 808].flatMap((x) => [
    box(x - 44, deck, 88, 200, 6, { fill: "paper" }),
    shape(`M${x - 36} ${deck}L${x - 14} 144h28L${x + 36} ${deck}`, { stroke: "paper", width: 8 }),
    rules([[x - 26, 280, x + 26, 280]], { stroke: "paper", width: 8 }),
  ]),
  rules(
    [
      [216, 168, 560, 128],
      [984, 168, 640, 128],
    ],
    { stroke: "paper", width: 14 },
  ),
  rules(
    [
      [544, 130, 544, deck],
      [656, 130, 656, deck],
    ],
    { stroke: "paper", width: 4 },
  ),
  box(176, 140, 104, 68, 8, { fill: "paper" }),
  box(920, 140, 104, 68, 8, { fill: "paper" }),
  flowLine(
    [
      [-20, deck],
      [600, deck],
    ],
    0,
    "paper",
    20,
  ),
  flowLine(
    [
      [600, deck],
      [1220, deck],
    ],
    0,
    "accent",
    20,
  ),
  disc(600, deck, 68, { fill: "ink" }),
  handOver(600, deck, 54, 12, { fill: "paper" }, { fill: "accent" }),
);
