import { flowLine } from "../../../app/ui/drawings/grammar/flow.ts";
import { lock } from "../../../app/ui/drawings/grammar/lock.ts";
import { box, disc, type Paint, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { handOver } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const sheet: Paint = { fill: "white", stroke: "ink", width: 5 };
const written = [208, 252, 296, 340, 384, 428, 472];

/** A stack of invoices whose lines become one line, through a gate, into a row of the ledger. */
export const drawing = insight(
  "paper-deep",
  box(56, 72, 264, 352, 14, sheet),
  box(96, 116, 264, 352, 14, sheet),
  written.map((y, index) => {
    const turn = 480 + Math.abs(index - 3) * 28;
    const lane = 340 + (index - 3) * 14;
    return flowLine(
      [
        [408, y],
        [turn, y],
        [turn, lane],
        [680, lane],
      ],
      40,
      "ink",
      5,
    );
  }),
  box(136, 160, 264, 360, 14, sheet),
  rules(
    written.map((y) => [192, y, 408, y] as const),
    { stroke: "ink", width: 5 },
  ),
  flowLine(
    [
      [680, 340],
      [880, 340],
    ],
    0,
    "accent",
    16,
  ),
  lock(680, 340, { span: 152, open: 0.8, walls: "ink", doors: "ink", wall: 72, length: 72, width: 9 }),
  disc(680, 340, 66, { fill: "paper-deep" }),
  handOver(680, 340, 56, 12, { fill: "ink" }, { fill: "accent" }),
  box(880, 96, 264, 488, 14, sheet),
  box(880, 308, 264, 64, 0, { fill: "accent" }),
  rules(
    [164, 236, 308, 372, 444, 516].map((y) => [880, y, 1144, y] as const),
    { stroke: "ink", width: 5 },
  ),
  rules(
    [
      [968, 96, 968, 584],
      [1064, 96, 1064, 584],
    ],
    { stroke: "ink", width: 5 },
  ),
);
