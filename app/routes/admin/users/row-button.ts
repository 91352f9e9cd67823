/** The look of a button in a row of a list. */
export const rowButton = "button button-quiet min-h-11 px-4 py-2 text-small";
