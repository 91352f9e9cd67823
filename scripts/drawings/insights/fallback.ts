import { flowLine, strands } from "../../../app/ui/drawings/grammar/flow.ts";
import { disc } from "../../../app/ui/drawings/grammar/mark.ts";
import type { Point } from "../../../app/ui/drawings/grammar/route.ts";
import { insight } from "../picture.ts";

const route: readonly Point[] = [
  [-20, 232],
  [392, 232],
  [600, 640],
  [808, 232],
  [1220, 232],
];

/** The mark of the firm at full size: work that flows through a V. */
export const drawing = insight(
  "paper-deep",
  strands(route, 144, [-72, -36, 36, 72], "ink", 6),
  flowLine(route, 144, "ink", 18),
  disc(600, 176, 84, { fill: "accent" }),
);
