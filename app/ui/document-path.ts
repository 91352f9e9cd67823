/** The path at which this document was loaded, whatever was navigated to since; null on the server. */
export const documentPath = typeof location === "undefined" ? null : location.pathname;
