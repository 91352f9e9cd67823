import { bundle, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const months = [-200, -184, -152, -112, -76, 84, 152, 216, 280, 336];
const level = 408;

/** Months below the water line until the work pays for itself, and above it from then on. */
export const drawing = insight(
  "paper-deep",
  bundle(
    [
      [-20, level],
      [1220, level],
    ],
    0,
    3,
    18,
    "tide",
    5,
  ),
  months.map((height, index) => {
    const x = (height < 0 ? 56 : 104) + index * 108;
    return height < 0
      ? box(x, level, 68, -height, 34, { fill: "accent-soft", stroke: "ink", width: 5 })
      : box(x, level - height, 68, height, 34, { fill: "ink" });
  }),
  node(600, level, 42, "accent"),
);
