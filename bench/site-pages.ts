/** The kinds of public pages, by the Dutch addresses of the seed's content. */
const sitePages = [
  "/",
  "/insights",
  "/insights/what-an-ai-agent-may-decide",
  "/contact",
  "/about-us",
  "/download/automation-scan-checklist",
] as const;

/** Every one of them in both languages. */
export const pagesInBoth: readonly string[] = sitePages.flatMap((path) => [
  path,
  path === "/" ? "/en" : `/en${path}`,
]);
