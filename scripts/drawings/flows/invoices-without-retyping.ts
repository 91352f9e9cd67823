import { rings } from "../../../app/ui/drawings/grammar/circles.ts";
import { letter, paper, remark } from "../../../app/ui/drawings/grammar/desk.ts";
import { flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, type Paint, rules, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { person } from "../../../app/ui/drawings/grammar/people.ts";
import { diagram } from "../picture.ts";

const sheet: Paint = { fill: "white", stroke: "ink", width: 3 };

/** Three entrances meet in one reading step; the invoice lies beside an order and a delivery note, then parts. */
export const drawing = diagram(
  flowLine(
    [
      [120, 88],
      [240, 88],
      [240, 240],
      [330, 240],
    ],
    64,
    "ink",
    3,
  ),
  flowLine(
    [
      [120, 240],
      [824, 240],
    ],
    0,
    "ink",
    3,
  ),
  flowLine(
    [
      [120, 392],
      [240, 392],
      [240, 240],
      [330, 240],
    ],
    64,
    "ink",
    3,
  ),
  disc(88, 88, 44, sheet),
  rings(88, 88, [28, 12], "ink", 3),
  letter(36, 208, 104, 68, sheet),
  paper(52, 344, 72, 92, { ...sheet, lines: 4, rule: "ink" }),
  shape(
    "M32 344v-16a8 8 0 0 1 8-8h16M120 320h16a8 8 0 0 1 8 8v16M144 436v16a8 8 0 0 1-8 8h-16M56 460H40a8 8 0 0 1-8-8v-16",
    {
      stroke: "ink",
      width: 3,
    },
  ),
  disc(352, 240, 64, { fill: "ink" }),
  disc(352, 240, 30, { stroke: "paper", width: 4 }),
  node(352, 240, 10, "paper"),
  box(464, 112, 360, 256, 16, { fill: "paper", stroke: "line", width: 3 }),
  paper(488, 160, 96, 160, { ...sheet, lines: 5, rule: "ink" }),
  paper(596, 160, 96, 160, { fill: "white", stroke: "accent", width: 6, lines: 5, rule: "ink" }),
  paper(704, 160, 96, 160, { ...sheet, lines: 5, rule: "ink" }),
  flowLine(
    [
      [824, 240],
      [928, 240],
      [928, 120],
      [1024, 120],
    ],
    56,
    "accent",
    8,
  ),
  flowLine(
    [
      [824, 240],
      [928, 240],
      [928, 368],
      [1024, 368],
    ],
    56,
    "ink",
    3,
  ),
  box(1024, 40, 128, 160, 8, sheet),
  box(1024, 104, 128, 32, 0, { fill: "accent" }),
  rules(
    [
      [1024, 72, 1152, 72],
      [1024, 104, 1152, 104],
      [1024, 136, 1152, 136],
      [1024, 168, 1152, 168],
      [1066, 40, 1066, 200],
      [1110, 40, 1110, 200],
    ],
    {
      stroke: "ink",
      width: 3,
    },
  ),
  disc(1088, 368, 72, sheet),
  person(1088, 412, 42, { fill: "ink" }),
  remark(984, 280, 64, 48, sheet),
);
