import { letter, paper, parcel, remark } from "./grammar/desk.ts";
import { flowLine, strands } from "./grammar/flow.ts";
import { lock } from "./grammar/lock.ts";
import { box, disc, type Mark, type Paint, rules } from "./grammar/mark.ts";
import { handOver, person } from "./grammar/people.ts";
import { type Point, routePath } from "./grammar/route.ts";
import { Drawing } from "./marks.tsx";

/** Scattered work gathers before a lock, is shown to a person there and leaves as one calm stream. */
export function HeroDrawing({ className }: { className?: string }) {
  return <Drawing width={720} height={640} marks={marks} className={className} />;
}

const middle = 376;
const gate = 432;
const gap = 14;
const weight = 2.5;
const sheet: Paint = { fill: "paper", stroke: "ink", width: weight };

/** Where each piece of work starts and the detour it makes, from the highest lane to the lowest. */
const arrivals: readonly { points: readonly Point[]; radius: number }[] = [
  {
    points: [
      [150, 44],
      [316, 44],
      [316, 320],
    ],
    radius: 28,
  },
  {
    points: [
      [80, 128],
      [256, 128],
      [256, 96],
      [300, 96],
      [300, 334],
    ],
    radius: 22,
  },
  {
    points: [
      [204, 200],
      [272, 200],
      [272, 348],
    ],
    radius: 40,
  },
  {
    points: [
      [72, 272],
      [168, 272],
      [168, 240],
      [244, 240],
      [244, 362],
    ],
    radius: 30,
  },
  {
    points: [
      [72, 404],
      [144, 404],
      [144, 376],
    ],
    radius: 14,
  },
  {
    points: [
      [180, 320],
      [224, 320],
      [224, 390],
    ],
    radius: 24,
  },
  {
    points: [
      [196, 468],
      [244, 468],
      [244, 404],
    ],
    radius: 24,
  },
  {
    points: [
      [76, 540],
      [176, 540],
      [176, 512],
      [272, 512],
      [272, 418],
    ],
    radius: 36,
  },
  {
    points: [
      [184, 600],
      [300, 600],
      [300, 432],
    ],
    radius: 36,
  },
];

const stream: readonly Point[] = [
  [gate, middle],
  [596, middle],
  [596, 128],
  [2400, 128],
];
const lanes = [-4, -3, -2, -1, 1, 2, 3, 4].map((lane) => lane * gap);

const marks: readonly Mark[] = [
  { d: routePath(stream, 120), stroke: "paper-deep", width: 160 },
  ...arrivals.map(({ points, radius }, index) => {
    const lane = middle + (index - 4) * gap;
    return flowLine([...points, [gate, lane]], radius, "ink", weight);
  }),
  ...letter(66, 16, 84, 56, { ...sheet, fill: "accent-soft" }),
  ...paper(16, 88, 64, 80, { ...sheet, lines: 4, rule: "ink" }),
  remark(124, 172, 80, 54, sheet),
  ...paper(8, 232, 64, 80, { ...sheet, fill: "ink", lines: 4, rule: "paper" }),
  ...letter(96, 292, 84, 56, sheet),
  remark(8, 380, 64, 48, { ...sheet, fill: "accent-soft" }),
  ...paper(132, 428, 64, 80, { ...sheet, lines: 4, rule: "ink" }),
  ...parcel(8, 504, 68, sheet, "ink"),
  box(108, 572, 76, 56, 8, sheet),
  rules([[108, 590, 184, 590]], { stroke: "ink", width: weight }),
  flowLine(
    [
      [gate, middle + 4 * gap],
      [520, middle + 4 * gap],
      [520, 560],
      [580, 560],
    ],
    40,
    "ink",
    weight,
  ),
  disc(632, 560, 52, { fill: "paper", stroke: "ink", width: weight }),
  ...person(632, 590, 29, { fill: "tide" }),
  strands(stream, 120, lanes, "ink", weight),
  { d: routePath(stream, 120), stroke: "accent", width: 7, flowing: true },
  ...lock(gate, middle, {
    span: 176,
    open: 0.82,
    walls: "ink",
    doors: "ink",
    wall: 32,
    length: 72,
    width: 6,
  }),
  flowLine(
    [
      [gate, 180],
      [gate, 256],
    ],
    0,
    "accent",
    5,
  ),
  disc(gate, 152, 60, { fill: "paper", stroke: "ink", width: weight }),
  ...person(gate, 188, 34, { fill: "ink" }),
  disc(gate, middle, 26, { fill: "paper-deep" }),
  ...handOver(gate, middle, 18, 5, { fill: "ink" }, { fill: "accent" }),
];
