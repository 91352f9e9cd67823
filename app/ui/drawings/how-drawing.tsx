import { around } from "./grammar/circles.ts";
import { paper } from "./grammar/desk.ts";
import { flowLine, node, strands } from "./grammar/flow.ts";
import { lock } from "./grammar/lock.ts";
import { disc, type Mark } from "./grammar/mark.ts";
import { person } from "./grammar/people.ts";
import { Drawing } from "./marks.tsx";

/** Four stations along one line that climbs as through a flight of locks, on a ground of ink. */
export function HowDrawing({ className }: { className?: string }) {
  return <Drawing width={1120} height={200} marks={marks} className={className} />;
}

const weight = 3;
const sheet = { fill: "ink", stroke: "paper", width: weight } as const;

const climb = [
  [624, 92],
  [768, 92],
  [768, 64],
  [2800, 64],
] as const;

const marks: readonly Mark[] = [
  flowLine(
    [
      [48, 148],
      [192, 148],
      [192, 120],
      [480, 120],
      [480, 92],
      [624, 92],
    ],
    14,
    "paper",
    weight,
  ),
  flowLine(
    [
      [376, 120],
      [416, 120],
      [416, 172],
      [560, 172],
      [560, 102],
      [624, 102],
    ],
    26,
    "line",
    weight,
  ),
  strands(climb, 14, [-10, 10], "paper", weight),
  flowLine(climb, 14, "accent", 6),
  disc(48, 148, 44, sheet),
  ...[0, 72, 144, 216, 288].map((angle) => {
    const [x, y] = around(48, 148, 22, angle);
    return node(x, y, 5, "paper");
  }),
  node(48, 148, 5, "paper"),
  ...paper(292, 68, 84, 104, { ...sheet, lines: 0, rule: "paper" }),
  flowLine(
    [
      [308, 96],
      [334, 96],
      [334, 144],
      [360, 144],
    ],
    24,
    "paper",
    weight,
  ),
  node(312, 96, 7, "paper"),
  node(356, 144, 7, "accent"),
  ...lock(624, 92, { span: 72, open: 0.8, walls: "paper", doors: "paper", wall: 22, length: 56, width: 5 }),
  disc(912, 64, 54, sheet),
  ...person(912, 96, 30, { fill: "paper" }),
];
