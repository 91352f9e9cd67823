import type { Found } from "../section.ts";

/** How many of the newest stand in for chosen ones: a row. */
const newestShown = 3;

/** The chosen articles, else the newest of the tag, else the newest of all; what is gone is left out. */
export function chosenArticles({ articles, tag }: { articles: string[]; tag: string[] }, found: Found) {
  const chosen = articles.flatMap((id) => found.articles[id] ?? []);
  if (chosen.length > 0) return chosen;
  const ofTag = newest(found, tag[0] ?? "");
  return ofTag.length > 0 ? ofTag : newest(found, "");
}

function newest({ newest: ids, articles }: Found, tag: string) {
  return (ids[tag] ?? []).flatMap((id) => articles[id] ?? []).slice(0, newestShown);
}
