/** A button or link that is an icon: 44 pixels for a thumb. */
export const iconButton =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-paper-deep disabled:bg-transparent disabled:opacity-35";
