/** The length limit of a slug, as in the tables. */
const maxSlugLength = 300;

/** Whether a slug can exist: a longer one needs no query. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= maxSlugLength;
}

/** The slug of a title: lower case, accents folded ("één" → "een"), only letters, digits and hyphens; may be empty. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßæøœðþł]/g, (letter) => unaccented[letter] ?? "")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
}

/** Letters that Unicode does not decompose. */
const unaccented: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ð: "d",
  þ: "th",
  ł: "l",
};
