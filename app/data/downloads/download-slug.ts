const maxLength = 200;

/** The reason to reject a slug; null for a valid one. The table has the same constraints. */
type DownloadSlugProblem = "blank" | "malformed" | "long";

/** @param slug trimmed */
export function downloadSlugProblem(slug: string): DownloadSlugProblem | null {
  if (slug === "") return "blank";
  if (!/^[a-z0-9_-]*[a-z0-9][a-z0-9_-]*$/.test(slug)) return "malformed";
  return slug.length > maxLength ? "long" : null;
}
