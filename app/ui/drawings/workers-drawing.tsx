import { paper } from "./grammar/desk.ts";
import { flowLine } from "./grammar/flow.ts";
import { disc, type Mark, type Paint, shape, type Tone } from "./grammar/mark.ts";
import { handOver, person } from "./grammar/people.ts";
import { Drawing } from "./marks.tsx";

/** Three digital workers, each with its own tray, that pass work on to a person. */
export function WorkersDrawing({ className }: { className?: string }) {
  return <Drawing width={560} height={560} marks={marks} className={className} />;
}

const weight = 2.5;
const sheet: Paint = { fill: "white", stroke: "ink", width: weight };

/** A node with an eye on a line of work, and on the tray after it the sheet it has prepared. */
function worker(y: number, tone: Tone): Mark[] {
  return [
    flowLine(
      [
        [-800, y],
        [240, y],
      ],
      0,
      "ink",
      weight,
    ),
    ...paper(180, y - 92, 64, 80, { ...sheet, lines: 4, rule: "ink" }),
    shape(`M156 ${y - 18}v6a12 12 0 0 0 12 12h88a12 12 0 0 0 12-12v-6`, { stroke: "ink", width: 5 }),
    disc(96, y, 48, { fill: tone }),
    disc(96, y, 20, { stroke: "paper", width: 6 }),
  ];
}

const marks: readonly Mark[] = [
  flowLine(
    [
      [240, 120],
      [424, 120],
      [424, 296],
    ],
    136,
    "ink",
    weight,
  ),
  flowLine(
    [
      [240, 472],
      [424, 472],
      [424, 296],
    ],
    136,
    "ink",
    weight,
  ),
  ...worker(120, "ink"),
  ...worker(296, "tide"),
  ...worker(472, "ink"),
  disc(424, 296, 116, { fill: "paper", stroke: "ink", width: weight }),
  ...person(424, 366, 68, { fill: "ink" }),
  disc(308, 296, 35, { fill: "paper-deep" }),
  ...handOver(308, 296, 26, 6, { fill: "ink" }, { fill: "accent" }),
];
