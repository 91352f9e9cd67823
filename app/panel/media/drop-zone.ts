/** The classes of a field that takes dropped files; `data-over` while one is over it. */
export const dropZone =
  "grid gap-3 rounded-small outline-2 outline-accent outline-dashed outline-offset-8 not-data-over:outline-none";
