import type { Tone } from "../ui/drawings/grammar/mark.ts";

/** The colours of the drawings that are files; those inside a page take the design tokens of the same names. */
export const palette: Record<Tone, string> = {
  paper: "#f6f1e7",
  "paper-deep": "#ebe3d3",
  ink: "#15242b",
  "ink-soft": "#4d5b60",
  line: "#c9bfab",
  accent: "#d3401a",
  "accent-soft": "#f3c9b4",
  tide: "#2f6f73",
  white: "#fffdf8",
};
