import { tick } from "../../../app/ui/drawings/grammar/desk.ts";
import { flowLine } from "../../../app/ui/drawings/grammar/flow.ts";
import { disc, type Mark, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const rows = [
  { y: 88, groups: 2, extra: 1 },
  { y: 276, groups: 4, extra: 0 },
  { y: 464, groups: 1, extra: 3 },
];

/** Groups of four strokes and a line through them; the row with most groups runs on to the first automation. */
export const drawing = insight(
  "accent-soft",
  rows.flatMap(({ y, groups, extra }) => [
    strokesOf(y, groups, extra),
    ...Array.from({ length: groups }, (_, group) =>
      y === 276
        ? []
        : flowLine(
            [
              [68 + group * 184, y + 60],
              [212 + group * 184, y + 60],
            ],
            0,
            "ink",
            6,
          ),
    ).flat(),
  ]),
  flowLine(
    [
      [68, 336],
      [1220, 336],
    ],
    0,
    "accent",
    12,
  ),
  disc(984, 336, 136, { fill: "paper" }),
  disc(984, 336, 84, { fill: "accent" }),
  tick(984, 336, 56, "paper", 12),
);

function strokesOf(y: number, groups: number, extra: number): Mark {
  const places = Array.from(
    { length: groups * 4 + extra },
    (_, index) => 96 + Math.floor(index / 4) * 184 + (index % 4) * 29,
  );
  return rules(
    places.map((x) => [x, y, x, y + 120] as const),
    { stroke: "ink", width: 6 },
  );
}
