import { box, disc, rules, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { portrait } from "../picture.ts";

/** A straight bob, round glasses and a plain jumper. */
export const drawing = portrait(
  "accent-soft",
  shape("M136 348V208a104 104 0 0 1 208 0v140z", { fill: "ink" }),
  shape("M48 500v-4a192 160 0 0 1 384 0v4z", { fill: "tide" }),
  shape("M88 500v-4a152 120 0 0 1 304 0v4M128 500v-4a112 82 0 0 1 224 0v4", { stroke: "paper", width: 4 }),
  shape("M204 292v46a36 36 0 0 0 72 0v-46z", { fill: "line" }),
  box(168, 136, 144, 184, 72, { fill: "paper" }),
  shape("M160 224v-24a80 80 0 0 1 160 0v24a88 88 0 0 1-88-72a88 88 0 0 1-72 72z", { fill: "ink" }),
  disc(206, 238, 25, { stroke: "ink", width: 5 }),
  disc(274, 238, 25, { stroke: "ink", width: 5 }),
  rules([[231, 234, 249, 234]], { stroke: "ink", width: 5 }),
);
