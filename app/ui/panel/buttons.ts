/** An icon button of 44 pixels, for touch. */
export const iconButton =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-paper-deep disabled:bg-transparent disabled:opacity-35";

/** A button in the bar of a screen, or of a form in a row. */
export const barButton = "button min-h-11 px-5 py-2";

/** A button in a row of a list, or in a card. */
export const smallButton = "button button-quiet min-h-11 px-4 py-2 text-small";
