import { box, disc, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { portrait } from "../picture.ts";

/** Light hair in a bun, a striped shirt. */
export const drawing = portrait(
  "ink",
  disc(240, 84, 52, { fill: "line" }),
  shape("M208 112h64", { stroke: "accent", width: 14 }),
  shape("M56 500v-12a184 148 0 0 1 368 0v12z", { fill: "paper" }),
  shape("M64 448h352M84 408h312M56 488h368", { stroke: "ink", width: 8 }),
  shape("M204 292v44a36 40 0 0 0 72 0v-44z", { fill: "accent-soft" }),
  disc(240, 212, 96, { fill: "line" }),
  box(172, 140, 136, 184, 68, { fill: "white" }),
  shape("M164 216c0-64 28-96 76-96s76 32 76 96c-40-8-64-28-76-56c-12 28-36 48-76 56z", { fill: "line" }),
  shape("M192 168c16-28 32-36 48-36M288 168c-16-28-32-36-48-36M212 72a32 32 0 0 1 56 0", {
    stroke: "ink",
    width: 4,
  }),
);
