const isBrowser = typeof location !== "undefined";

/** The path at which this document was loaded, whatever was navigated to since; null on the server. */
export const documentPath = isBrowser ? location.pathname : null;

/** The query with which it was loaded; empty on the server. */
export const documentQuery = isBrowser ? location.search : "";
