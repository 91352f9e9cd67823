import { around, slice } from "../../../app/ui/drawings/grammar/circles.ts";
import { letter } from "../../../app/ui/drawings/grammar/desk.ts";
import { flowLine, strands } from "../../../app/ui/drawings/grammar/flow.ts";
import { disc, type Mark, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { person } from "../../../app/ui/drawings/grammar/people.ts";
import type { Point } from "../../../app/ui/drawings/grammar/route.ts";
import { insight } from "../picture.ts";

const route: readonly Point[] = [
  [-20, 88],
  [760, 88],
  [760, 588],
  [1220, 588],
];
const minutes = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = around(520, 336, 132, index * 30);
  const [toX, toY] = around(520, 336, 148, index * 30);
  return [x, y, toX, toY] as const;
});

/** A line that hugs a clock, of which five minutes are taken, and comes out at a person. */
export const drawing = insight(
  "accent",
  strands(route, 240, [-52, -26, 26, 52], "paper", 5),
  flowLine(route, 240, "ink", 12),
  disc(512, 336, 168, { fill: "paper" }),
  slice(512, 336, 168, 0, 30, "ink"),
  shiftedRules(),
  disc(512, 336, 14, { fill: "ink" }),
  letter(112, 336, 176, 120, { fill: "paper", stroke: "ink", width: 6 }),
  disc(1004, 336, 152, { fill: "ink" }),
  person(1004, 420, 84, { fill: "paper" }),
);

function shiftedRules(): Mark {
  return rules(
    minutes.slice(2).map(([x, y, toX, toY]) => [x - 8, y, toX - 8, toY] as const),
    { stroke: "ink", width: 6 },
  );
}
