/** The pages of the site that need no content, by their Dutch paths; a test compares them with the routes. */
export const fixedPages = [
  "/",
  "/contact",
  "/about-us",
  "/insights",
  "/search",
  "/terms",
  "/privacy",
] as const;

export type FixedPage = (typeof fixedPages)[number];
