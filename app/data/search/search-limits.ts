/** The limit of a search query, in characters. */
export const longestQuery = 200;
