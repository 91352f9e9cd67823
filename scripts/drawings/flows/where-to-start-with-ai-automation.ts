import { letter, paper, tick } from "../../../app/ui/drawings/grammar/desk.ts";
import { flowLine } from "../../../app/ui/drawings/grammar/flow.ts";
import { lock } from "../../../app/ui/drawings/grammar/lock.ts";
import { box, disc, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { diagram } from "../picture.ts";

const rows = [72, 156, 240, 324, 408];
const sieve = [224, 288, 352, 416];
/** How well each task does on each measure, and its place in the ranking. */
const tasks = [
  { scores: [10, 8, 16, 6], place: 2, length: 104 },
  { scores: [6, 18, 6, 8], place: 3, length: 72 },
  { scores: [18, 10, 18, 18], place: 0, length: 176 },
  { scores: [5, 12, 5, 6], place: 4, length: 36 },
  { scores: [16, 12, 16, 18], place: 1, length: 160 },
];

/** Five tasks go through a sieve of four measures, become a ranking and pass three gates; one is left. */
export const drawing = diagram(
  rows.map((y, index) => {
    const rank = rows[tasks[index]?.place ?? 0] ?? y;
    return flowLine(
      [
        [120, y],
        [456, y],
        [536, rank],
        [580, rank],
      ],
      32,
      "ink",
      3,
    );
  }),
  rows.flatMap((y, index) =>
    index % 2 === 0
      ? letter(48, y - 26, 76, 52, { fill: "white", stroke: "ink", width: 3 })
      : paper(60, y - 32, 52, 64, { fill: "white", stroke: "ink", width: 3, lines: 3, rule: "ink" }),
  ),
  rules(
    sieve.map((x) => [x, 32, x, 448] as const),
    { stroke: "ink", width: 6 },
  ),
  tasks.flatMap(({ scores }, row) =>
    scores.map((radius, column) =>
      disc(sieve[column] ?? 0, rows[row] ?? 0, radius + 4, { fill: "white", stroke: "ink", width: 3 }),
    ),
  ),
  flowLine(
    [
      [744, 72],
      [776, 72],
      [776, 212],
      [908, 212],
    ],
    32,
    "ink",
    3,
  ),
  flowLine(
    [
      [660, 240],
      [712, 240],
      [712, 268],
      [828, 268],
    ],
    14,
    "ink",
    3,
  ),
  flowLine(
    [
      [720, 156],
      [748, 156],
      [748, 240],
      [1080, 240],
    ],
    40,
    "accent",
    8,
  ),
  tasks.map(({ place, length }) =>
    box(572, (rows[place] ?? 0) - 18, length, 36, 8, { fill: place === 1 ? "accent" : "ink" }),
  ),
  [856, 936, 1016].flatMap((x) =>
    lock(x, 240, { span: 104, open: 0.85, walls: "ink", doors: "ink", wall: 24, length: 40, width: 5 }),
  ),
  disc(908, 212, 11, { fill: "paper-deep", stroke: "ink", width: 3 }),
  disc(828, 268, 11, { fill: "paper-deep", stroke: "ink", width: 3 }),
  disc(1112, 240, 68, { fill: "white", stroke: "ink", width: 3 }),
  disc(1112, 240, 48, { fill: "accent" }),
  tick(1112, 240, 34, "paper", 8),
);
