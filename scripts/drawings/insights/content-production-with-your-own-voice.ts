import { flowLine, node } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, type Paint, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const voice = [48, 104, 200, 136, 288, 376, 240, 328, 176, 256, 112, 56];
const sheet: Paint = { fill: "paper", stroke: "ink", width: 5 };

/** A recorded voice that becomes three pieces, each with the same voice in it. */
export const drawing = insight(
  "accent",
  flowLine(
    [
      [-20, 336],
      [96, 336],
    ],
    0,
    "paper",
    6,
  ),
  [120, 336, 552].map((y) =>
    flowLine(
      [
        [560, 336],
        [704, 336],
        [704, y],
        [840, y],
      ],
      72,
      "ink",
      8,
    ),
  ),
  rules(
    voice.map(
      (height, index) => [96 + index * 40, 336 - height / 2, 96 + index * 40, 336 + height / 2] as const,
    ),
    { stroke: "paper", width: 20 },
  ),
  node(584, 336, 22, "ink"),
  box(840, 40, 280, 160, 14, sheet),
  box(840, 256, 280, 160, 14, sheet),
  box(840, 472, 280, 160, 14, sheet),
  [120, 336, 552].map((y) =>
    rules(
      voice.map(
        (height, index) => [892 + index * 16, y - height / 7, 892 + index * 16, y + height / 7] as const,
      ),
      { stroke: "ink", width: 7 },
    ),
  ),
);
