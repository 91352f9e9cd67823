import { bundle, flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { lock } from "../../../app/ui/drawings/grammar/lock.ts";
import { disc } from "../../../app/ui/drawings/grammar/mark.ts";
import { person } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const channels = [
  { y: 120, open: 0.86 },
  { y: 336, open: 0.45 },
  { y: 552, open: 0 },
];

/** Three channels with a lock each: one open, one ajar, one that opens only when a person says so. */
export const drawing = insight(
  "ink",
  bundle(
    [
      [-20, 120],
      [1220, 120],
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
      [-20, 552],
      [400, 552],
    ],
    0,
    3,
    24,
    "paper",
    5,
  ),
  bundle(
    [
      [640, 552],
      [1220, 552],
    ],
    0,
    3,
    24,
    "ink-soft",
    5,
  ),
  channels.flatMap(({ y, open }) =>
    lock(520, y, { span: 124, open, walls: "paper", doors: "accent-soft", wall: 26, length: 136, width: 12 }),
  ),
  flowLine(
    [
      [920, 336],
      [920, 552],
      [494, 552],
    ],
    72,
    "accent",
    14,
  ),
  node(494, 552, 24, "accent"),
  disc(920, 336, 128, { fill: "paper" }),
  person(920, 408, 70, { fill: "ink" }),
);
