/** How long a slug may be at most (the tables say so too). */
const longestSlug = 300;

/** Whether anything can have this slug. What is longer is nobody's, and no question for the backend. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= longestSlug;
}

/**
 * The slug that a title makes: lower case, accents folded ("één" → "een"), letters, digits and hyphens only. Empty
 * when nothing of the title can stand in one.
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßæøœðþł]/g, (letter) => unaccented[letter] ?? "")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longestSlug)
    .replace(/-$/, "");
}

/** Letters that no accent was added to, so that none can be taken away. */
const unaccented: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ð: "d",
  þ: "th",
  ł: "l",
};
