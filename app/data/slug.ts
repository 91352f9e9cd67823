/** How long a slug may be at most (the tables say so too). */
const longestSlug = 300;

/** Whether anything can have this slug. What is longer is nobody's, and no question for the backend. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= longestSlug;
}
