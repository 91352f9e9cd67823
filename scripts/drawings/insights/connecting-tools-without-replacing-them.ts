import { bundle } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, rules } from "../../../app/ui/drawings/grammar/mark.ts";
import { handOver } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const tools = [
  { x: 184, y: 152, lane: 304 },
  { x: 184, y: 520, lane: 368 },
  { x: 1016, y: 152, lane: 304 },
  { x: 1016, y: 520, lane: 368 },
];

/** Four tools that stay as they are, and one layer in the middle that joins them. */
export const drawing = insight(
  "paper-deep",
  tools.map(({ x, y, lane }) => {
    const turn = x < 600 ? 384 : 816;
    return bundle(
      [
        [x, y],
        [turn, y],
        [turn, lane],
        [600, lane],
      ],
      72,
      3,
      18,
      "ink",
      5,
    );
  }),
  disc(184, 152, 104, { fill: "tide" }),
  disc(184, 152, 44, { stroke: "paper", width: 8 }),
  box(80, 416, 208, 208, 12, { fill: "ink" }),
  rules(
    [
      [136, 472, 232, 472],
      [136, 520, 232, 520],
      [136, 568, 184, 568],
    ],
    { stroke: "paper", width: 8 },
  ),
  box(948, 48, 136, 224, 28, { fill: "white", stroke: "ink", width: 5 }),
  rules([[996, 232, 1036, 232]], { stroke: "ink", width: 8 }),
  box(904, 424, 224, 192, 32, { fill: "accent-soft", stroke: "ink", width: 5 }),
  [968, 1016, 1064].map((x) => disc(x, 520, 14, { fill: "ink" })),
  disc(600, 336, 164, { fill: "paper-deep", stroke: "ink", width: 5 }),
  disc(600, 336, 136, { fill: "white", stroke: "ink", width: 5 }),
  handOver(600, 336, 88, 16, { fill: "ink" }, { fill: "accent" }),
);
