import type { PostOutline } from "../source.ts";
import { type Row, textOf } from "./json.ts";

export type GhostPost = PostOutline & {
  /** Of the row, by which other tables name it; "" for none. */
  id: string;
  /** The id of its author, of old versions. */
  by: string;
  /** Ids of its authors. */
  authors: string[];
  /** The id of its first tag that visitors saw; "" for none. */
  primaryTag: string;
  isTooLong: boolean;
};

/** A part of an address that is another for each post. */
const variable = /:([a-z_]+)/g;

/**
 * The addresses of posts as the setting `permalinks` of Ghost up to 2 has them (`/:year/:month/:slug/`), whose dates are in
 * the time zone of the site; of pages, and of later versions, the slug. `root` is the path of the site.
 */
export function ghostAddresses(
  root: string,
  settings: ReadonlyMap<string, string>,
  users: readonly Row[],
  tags: readonly Row[],
): (post: GhostPost) => string[] {
  const slugsOf = (rows: readonly Row[]) =>
    new Map(rows.map((row) => [textOf(row, "id"), textOf(row, "slug")]));
  const [userSlugs, tagSlugs] = [slugsOf(users), slugsOf(tags)];
  const zone = settings.get("timezone") || settings.get("active_timezone") || settings.get("activeTimezone");
  const pattern = settings.get("permalinks") || "/:slug/";

  function valueAt(name: string, { id, slug, authors, primaryTag, publishedAt }: GhostPost): string | null {
    const [author] = authors.map((one) => userSlugs.get(one)).filter(Boolean);
    if (name === "slug") return slug;
    if (name === "id") return id;
    if (name === "author" || name === "primary_author") return author ?? "all";
    if (name === "primary_tag") return tagSlugs.get(primaryTag) ?? "all";
    return dateOf(publishedAt, zone)?.get(name) ?? null;
  }

  return (post) => {
    if (post.slug === "") return [];
    if (post.type === "page" || post.status !== "published") return [`${root}${post.slug}/`];
    let isKnown = true;
    const path = pattern.replace(variable, (_, name: string) => {
      const value = valueAt(name, post);
      isKnown &&= value !== null;
      return value ?? "";
    });
    return [`${root}${isKnown ? path.replace(/^\/+|\/+$/g, "") : post.slug}/`];
  };
}

/** Year, month and day of a time in a zone, with two digits at least. */
function dateOf(time: string | null, zone: string | undefined): ReadonlyMap<string, string> | null {
  if (time === null) return null;
  const parts = formatOf(zone).formatToParts(new Date(time));
  return new Map(parts.map(({ type, value }) => [type, value]));
}

function formatOf(zone: string | undefined): Intl.DateTimeFormat {
  const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    return new Intl.DateTimeFormat("en", { ...digits, timeZone: zone || "UTC" });
  } catch {
    return new Intl.DateTimeFormat("en", { ...digits, timeZone: "UTC" });
  }
}
