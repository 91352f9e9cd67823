import { bundle, flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { lock } from "../../../app/ui/drawings/grammar/lock.ts";
import { disc } from "../../../app/ui/drawings/grammar/mark.ts";
import { person } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const channels = [
  { x: 280, y: 112, open: 0.86 },
  { x: 464, y: 336, open: 0.45 },
  { x: 648, y: 560, open: 0 },
];

/** Three channels with a lock each: one open, one ajar, one that opens only when a person says so. */
export const drawing = insight(
  "ink",
  bundle(
    [
      [-20, 112],
      [1220, 112],
    ],
    0,
    3,
    24,
    "paper",
    5,
  ),
  bundle(
    [
      [-20, 336],
      [1220, 336],
    ],
    0,
    3,
    24,
    "paper",
    5,
  ),
  bundle(
    [
      [-20, 560],
      [544, 560],
    ],
    0,
    3,
    24,
    "paper",
    5,
  ),
  bundle(
    [
      [768, 560],
      [1220, 560],
    ],
    0,
    3,
    24,
    "ink-soft",
    5,
  ),
  channels.flatMap(({ x, y, open }) =>
    lock(x, y, { span: 124, open, walls: "paper", doors: "accent-soft", wall: 22, length: 144, width: 12 }),
  ),
  flowLine(
    [
      [952, 336],
      [952, 560],
      [622, 560],
    ],
    80,
    "accent",
    14,
  ),
  node(622, 560, 24, "accent"),
  disc(952, 336, 128, { fill: "paper" }),
  person(952, 408, 70, { fill: "ink" }),
);
