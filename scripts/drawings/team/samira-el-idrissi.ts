import { box, shape } from "../../../app/ui/drawings/grammar/mark.ts";
import { portrait } from "../picture.ts";

/** Long wavy hair, drawn as water, over a coat of red lead. */
export const drawing = portrait(
  "tide",
  shape(
    "M112 420c-28-40 20-72-4-116c-20-40 20-64 20-112a112 112 0 0 1 224 0c0 48 40 72 20 112c-24 44 24 76-4 116z",
    { fill: "ink" },
  ),
  shape("M56 500v-12a184 140 0 0 1 368 0v12z", { fill: "accent" }),
  shape("M204 288v52a36 40 0 0 0 72 0v-52z", { fill: "line" }),
  box(168, 128, 144, 188, 72, { fill: "paper" }),
  shape("M160 240c-6-60 8-92 48-112c36 28 84 28 112 112c14-88-16-132-80-132s-94 44-80 132z", { fill: "ink" }),
  shape(
    "M148 344c2-16 2-28-6-44c-16-36 10-60 10-104M332 344c-2-16-2-28 6-44c16-36-10-60-10-104M176 140a80 80 0 0 1 128 0",
    { stroke: "paper", width: 4 },
  ),
);
