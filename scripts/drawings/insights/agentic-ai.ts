import { disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { insight } from "../picture.ts";

const turn = 33;
const outer = 264;
const middle = { x: 600, y: 336 };

/** A spiral in and a spiral out: look, think in the middle, act. */
export const drawing = insight(
  "ink",
  shape(`M-20 ${middle.y + outer}H${middle.x}${spiral(1)}`, { stroke: "paper", width: 6 }),
  shape(`M1220 ${middle.y - outer}H${middle.x}${spiral(-1)}`, { stroke: "accent", width: 12 }),
  disc(middle.x, middle.y, 44, { fill: "ink" }),
  disc(middle.x, middle.y, 32, { fill: "accent" }),
);

/** Half circles from the outer pass to the middle; the side says whether it starts below or above. */
function spiral(side: 1 | -1): string {
  const passes = Array.from({ length: outer / turn }, (_, index) => {
    const from = outer - index * turn;
    const across = 2 * from - turn;
    const down = index % 2 === 0 ? -side * across : side * across;
    return `a${across / 2} ${across / 2} 0 0 0 0 ${down}`;
  });
  return passes.join("");
}
