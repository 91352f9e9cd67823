import { flowLine, node } from "./grammar/flow.ts";
import { disc, type Mark } from "./grammar/mark.ts";
import { Drawing } from "./marks.tsx";

/** One line that fans out to many, on a ground of the accent. */
export function ScaleDrawing({ className }: { className?: string }) {
  return <Drawing width={1120} height={320} marks={marks} className={className} />;
}

const arms = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6];

const stops = [760, 1016, 632, 888, 704, 944, 1064, 816, 664, 976, 584, 856];

const marks: readonly Mark[] = [
  ...arms.map((arm) => {
    const split = 280 + (6 - Math.abs(arm)) * 48;
    const y = 160 + arm * 25;
    return flowLine(
      [
        [-1200, 160],
        [split, 160],
        [split, y],
        [2800, y],
      ],
      120,
      "paper",
      4,
    );
  }),
  flowLine(
    [
      [-1200, 160],
      [2800, 160],
    ],
    0,
    "ink",
    8,
  ),
  ...arms.map((arm, index) => node(stops[index] ?? 0, 160 + arm * 25, 9, "paper")),
  disc(112, 160, 44, { fill: "ink" }),
  disc(112, 160, 16, { fill: "paper" }),
];
