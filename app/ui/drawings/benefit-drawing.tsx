import { rings, slice } from "./grammar/circles.ts";
import { flowLine, node } from "./grammar/flow.ts";
import { disc, type Mark } from "./grammar/mark.ts";
import { Drawing } from "./marks.tsx";

export type Benefit = "scale" | "time" | "effective" | "consistency";

/** A small drawing beside one of the four benefits. */
export function BenefitDrawing({ name, className }: { name: Benefit; className?: string }) {
  return <Drawing width={96} height={96} marks={benefits[name]} className={className} />;
}

const weight = 3;

const benefits: Record<Benefit, readonly Mark[]> = {
  scale: [
    flowLine(
      [
        [20, 48],
        [48, 48],
        [48, 16],
        [84, 16],
      ],
      16,
      "ink",
      weight,
    ),
    flowLine(
      [
        [20, 48],
        [84, 48],
      ],
      0,
      "ink",
      weight,
    ),
    flowLine(
      [
        [20, 48],
        [48, 48],
        [48, 80],
        [84, 80],
      ],
      16,
      "ink",
      weight,
    ),
    node(16, 48, 9, "accent"),
    ...[16, 48, 80].map((y) => disc(82, y, 7, { fill: "paper", stroke: "ink", width: weight })),
  ],
  time: [
    slice(48, 48, 36, 0, 60, "accent"),
    disc(48, 48, 37, { stroke: "ink", width: weight }),
    flowLine(
      [
        [48, 24],
        [48, 48],
        [68, 48],
      ],
      0,
      "ink",
      weight,
    ),
  ],
  effective: [
    rings(58, 48, [34, 18], "ink", weight),
    flowLine(
      [
        [4, 48],
        [50, 48],
      ],
      0,
      "ink",
      weight,
    ),
    node(58, 48, 8, "accent"),
  ],
  consistency: [
    ...[20, 48, 76].map((y) =>
      flowLine(
        [
          [5, y + 9],
          [50, y + 9],
          [50, y - 9],
          [91, y - 9],
        ],
        9,
        "ink",
        weight,
      ),
    ),
    ...[20, 48, 76].map((y, index) => node(26, y + 9, 7, index === 1 ? "accent" : "ink")),
  ],
};
