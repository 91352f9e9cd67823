import { box, disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { portrait } from "../picture.ts";

/** Short hair, a full beard and an open collar. */
export const drawing = portrait(
  "paper-deep",
  shape("M32 500v-4a208 152 0 0 1 416 0v4z", { fill: "ink" }),
  shape("M72 500v-4a168 112 0 0 1 96-96M408 500v-4a168 112 0 0 0-96-96", { stroke: "paper", width: 4 }),
  shape("M204 292v44l36 60l36-60v-44z", { fill: "line" }),
  shape("M196 338l-16 10l44 68l16-20zM284 338l16 10l-44 68l-16-20z", { fill: "accent" }),
  box(164, 124, 152, 200, 76, { fill: "paper" }),
  disc(160, 228, 18, { fill: "paper" }),
  disc(320, 228, 18, { fill: "paper" }),
  shape("M164 220v32a76 84 0 0 0 152 0v-32c-6 40-34 56-76 56s-70-16-76-56z", { fill: "ink-soft" }),
  shape("M158 220v-44a82 76 0 0 1 164 0v44c-16-10-26-26-30-48c-40 12-76 8-104-6c-2 26-12 44-30 54z", {
    fill: "ink-soft",
  }),
);
