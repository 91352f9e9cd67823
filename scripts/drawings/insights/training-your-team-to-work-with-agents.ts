import { disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const heads = 288;
const colleagues = [
  { x: 150, tone: "ink" },
  { x: 450, tone: "tide" },
  { x: 750, tone: "ink" },
  { x: 1050, tone: "tide" },
] as const;

/** Colleagues side by side; one stream rises over each of them and carries an agent down between two. */
export const drawing = insight(
  "accent-soft",
  [-18, 18].map((offset) => shape(overAndBetween(offset), { stroke: "ink", width: 5 })),
  shape(overAndBetween(0), { stroke: "accent", width: 12 }),
  colleagues.flatMap(({ x, tone }) => [
    shape(`M${x - 118} 700V490a118 118 0 0 1 236 0V700z`, { fill: tone }),
    disc(x, heads, 66, { fill: tone }),
  ]),
  [0, 300, 600, 900, 1200].flatMap((x) => [
    disc(x, heads, 30, { fill: "ink" }),
    disc(x, heads, 12, { stroke: "paper", width: 6 }),
  ]),
);

/** Half circles over each head and under each agent. */
function overAndBetween(offset: number): string {
  const over = 94 - offset;
  const under = 56 + offset;
  const down = `a${under} ${under} 0 0 0 ${2 * under} 0`;
  return `M${-under} ${heads}${down}${colleagues.map(() => `a${over} ${over} 0 0 1 ${2 * over} 0${down}`).join("")}`;
}
