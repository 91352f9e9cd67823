/** The length limit of a slug, as in the tables. */
const maxSlugLength = 300;

/** Whether a slug can exist: a longer one needs no query. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= maxSlugLength;
}

/** The slug of a title: lower case, folded ("één" → "een"), only letters, digits and hyphens ("24/7" → 24-7); may be empty. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\0-\x7F]/gu, (letter) => undecomposed[letter] ?? letter)
    .replace(betweenWords, "-")
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
}

/** What parts words as a space does: dashes, minus, slashes, middle dots, and the dots that Unicode makes of "…". */
const betweenWords = /[\p{Pd}\u2212/\\\u2044\u00B7\u2022\u2027]|\.{2,}/gu;

/** Letters that Unicode does not decompose, as the search index folds them too. */
export const undecomposed: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
};
