import { box, disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { person } from "../../../app/ui/drawings/grammar/people.ts";
import { insight } from "../picture.ts";

const heads = 408;
const trays = 216;
const colleagues = [
  { x: 120, tone: "ink" },
  { x: 360, tone: "tide" },
  { x: 600, tone: "ink" },
  { x: 840, tone: "tide" },
  { x: 1080, tone: "ink" },
] as const;

/** Colleagues side by side; one stream rises over each of them and carries an agent down between two. */
export const drawing = insight(
  "paper",
  [-14, 14].map((offset) => shape(overAndBetween(offset), { stroke: "ink", width: 5 })),
  shape(overAndBetween(0), { stroke: "accent", width: 10 }),
  colleagues.flatMap(({ x, tone }) => [
    ...person(x, heads + 152, 92, { fill: tone }),
    box(x - 92, heads + 150, 184, 140, 0, { fill: tone }),
  ]),
  [0, 240, 480, 720, 960, 1200].flatMap((x) => [
    disc(x, trays, 28, { fill: "ink" }),
    disc(x, trays, 11, { stroke: "paper", width: 5 }),
  ]),
);

/** Half circles over each head and under each agent, with straight water between them. */
function overAndBetween(offset: number): string {
  const over = 72 - offset;
  const under = 48 + offset;
  const turns = colleagues.map(
    () =>
      `V${heads}V${heads - 40}a${over} ${over} 0 0 1 ${2 * over} 0V${trays}a${under} ${under} 0 0 0 ${2 * under} 0`,
  );
  return `M${-under} ${trays}a${under} ${under} 0 0 0 ${2 * under} 0${turns.join("")}`;
}
