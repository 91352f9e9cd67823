import { countedAtMost } from "../../../data/tags/admin-tags.ts";

/** What is said of so many articles: of none, one, some, or as many as are counted, which may be more. */
export function byCount<ActionMessages>(
  articles: number,
  said: Record<"none" | "one" | "some" | "many", ActionMessages>,
): ActionMessages {
  if (articles === 0) return said.none;
  if (articles === 1) return said.one;
  return articles < countedAtMost ? said.some : said.many;
}
