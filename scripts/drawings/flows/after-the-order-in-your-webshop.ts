import { door, shop, warehouse } from "../../../app/ui/drawings/grammar/buildings.ts";
import { around } from "../../../app/ui/drawings/grammar/circles.ts";
import { parcel } from "../../../app/ui/drawings/grammar/desk.ts";
import { arrowHead, flowLine } from "../../../app/ui/drawings/grammar/flow.ts";
import { box, disc, type Paint, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { diagram } from "../picture.ts";

const sheet: Paint = { fill: "white", stroke: "ink", width: 3 };
const star = Array.from({ length: 10 }, (_, index) => {
  const [x, y] = around(1072, 240, index % 2 === 0 ? 52 : 23, index * 36);
  return `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`;
}).join("");

/** A parcel goes from the shop to a front door; then the way parts: a return, a review, and back to the shop. */
export const drawing = diagram(
  flowLine(
    [
      [208, 240],
      [704, 240],
    ],
    0,
    "accent",
    8,
  ),
  flowLine(
    [
      [792, 240],
      [1000, 240],
    ],
    0,
    "ink",
    3,
  ),
  flowLine(
    [
      [792, 240],
      [904, 240],
      [904, 56],
      [136, 56],
      [136, 152],
    ],
    80,
    "ink",
    3,
  ),
  arrowHead(136, 152, 14, "down", "ink", 3),
  flowLine(
    [
      [792, 240],
      [904, 240],
      [904, 408],
      [536, 408],
    ],
    80,
    "ink",
    3,
  ),
  arrowHead(536, 408, 14, "left", "ink", 3),
  shop(52, 164, 168, 152, sheet, { fill: "ink", stroke: "ink", width: 3 }),
  parcel(384, 192, 96, sheet, "accent"),
  box(680, 136, 120, 208, 12, sheet),
  door(704, 344, 72, 168, { fill: "ink" }, { fill: "paper" }),
  flowLine(
    [
      [656, 344],
      [824, 344],
    ],
    0,
    "ink",
    3,
  ),
  warehouse(360, 448, 160, 96, sheet),
  parcel(712, 376, 64, sheet, "ink"),
  disc(1072, 240, 84, sheet),
  shape(`${star}z`, { fill: "accent-soft", stroke: "ink", width: 3 }),
);
