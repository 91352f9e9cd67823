import { arches, around } from "../../../app/ui/drawings/grammar/circles.ts";
import { tick } from "../../../app/ui/drawings/grammar/desk.ts";
import { flowLine } from "../../../app/ui/drawings/grammar/flow.ts";
import { disc, rules, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { person } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const horizon = 544;
const steps = [-64, -32, 0, 32, 64];

/** Sunrise over someone's first day: everything along the arch has been seen to. */
export const drawing = insight(
  "paper-deep",
  arches(600, horizon, [248, 280, 312, 344], horizon, "ink", 5),
  arches(600, horizon, [432], horizon, "ink", 5),
  shape(`M392 ${horizon}a208 208 0 0 1 416 0z`, { fill: "accent" }),
  steps.flatMap((angle) => {
    const [x, y] = around(600, horizon, 432, angle);
    return [disc(x, y, 48, { fill: "white", stroke: "ink", width: 5 }), tick(x, y, 32, "ink", 7)];
  }),
  person(600, horizon, 78, { fill: "ink" }, { fill: "ink" }),
  flowLine(
    [
      [-20, horizon],
      [1220, horizon],
    ],
    0,
    "ink",
    6,
  ),
  rules(
    [
      [120, 584, 1080, 584],
      [240, 616, 960, 616],
      [376, 648, 824, 648],
    ],
    { stroke: "ink", width: 5 },
  ),
);
