/** The query parameter of the page that confirms a form. */
export const sentParameter = "sent";
