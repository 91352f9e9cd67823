/** The colours of images, which cannot use the design tokens of the same names. */
export const palette = {
  paper: "#f6f1e7",
  "paper-deep": "#ebe3d3",
  ink: "#15242b",
  "ink-soft": "#4d5b60",
  line: "#c9bfab",
  accent: "#d3401a",
  "accent-soft": "#f3c9b4",
  tide: "#2f6f73",
  white: "#fffdf8",
} as const;

export type Tone = keyof typeof palette;
