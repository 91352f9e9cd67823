const isBrowser = typeof location !== "undefined";

/** The path of the initial document, before client navigation; null on the server. */
export const documentPath = isBrowser ? location.pathname : null;

/** The query of the initial document; empty on the server. */
export const documentQuery = isBrowser ? location.search : "";
