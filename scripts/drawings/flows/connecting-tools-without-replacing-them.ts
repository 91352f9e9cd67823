import { shop } from "../../../app/ui/drawings/grammar/buildings.ts";
import { parcel } from "../../../app/ui/drawings/grammar/desk.ts";
import { flowLine, node, strands } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, type Paint, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { handOver, person } from "../../../app/ui/drawings/grammar/people.ts";
import { diagram } from "../picture.ts";

const sheet: Paint = { fill: "white", stroke: "ink", width: 3 };

/** An order goes from the shop to a layer in the middle and on to stock, planning and accounts; one goes aside. */
export const drawing = diagram(
  flowLine(
    [
      [200, 216],
      [480, 216],
    ],
    0,
    "accent",
    8,
  ),
  strands(
    [
      [600, 216],
      [808, 216],
      [808, 80],
      [1000, 80],
    ],
    56,
    [0],
    "ink",
    3,
  ),
  flowLine(
    [
      [600, 216],
      [1000, 216],
    ],
    0,
    "ink",
    3,
  ),
  flowLine(
    [
      [600, 216],
      [808, 216],
      [808, 352],
      [1000, 352],
    ],
    56,
    "ink",
    3,
  ),
  flowLine(
    [
      [560, 216],
      [560, 400],
      [680, 400],
    ],
    56,
    "ink",
    3,
  ),
  shop(56, 136, 168, 152, sheet, { fill: "ink", stroke: "ink", width: 3 }),
  parcel(300, 184, 64, sheet, "accent"),
  box(448, 72, 224, 288, 112, { fill: "paper", stroke: "ink", width: 3 }),
  box(464, 88, 192, 256, 96, { stroke: "ink", width: 3 }),
  handOver(560, 216, 64, 12, { fill: "ink" }, { fill: "accent" }),
  disc(736, 408, 56, sheet),
  person(736, 442, 32, { fill: "ink" }),
  box(1000, 28, 120, 104, 8, sheet),
  rules(
    [
      [1000, 80, 1120, 80],
      [1040, 28, 1040, 80],
      [1080, 28, 1080, 80],
      [1060, 80, 1060, 132],
    ],
    { stroke: "ink", width: 3 },
  ),
  box(1000, 168, 120, 104, 8, sheet),
  rules([[1000, 196, 1120, 196]], { stroke: "ink", width: 3 }),
  [216, 248].flatMap((y) => [1024, 1048, 1072, 1096].map((x) => node(x, y, 5, "ink"))),
  box(1000, 308, 120, 104, 8, sheet),
  rules(
    [
      [1000, 342, 1120, 342],
      [1000, 376, 1120, 376],
      [1046, 308, 1046, 412],
    ],
    { stroke: "ink", width: 3 },
  ),
);
