/** An icon button of 44 pixels, for touch. */
export const iconButton =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-paper-deep disabled:bg-transparent disabled:opacity-35";
