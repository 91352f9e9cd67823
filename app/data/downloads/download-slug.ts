const longest = 200;

/** Why a slug can't be a download page's; null when it can (the table's constraints say the same). */
export type DownloadSlugProblem = "blank" | "malformed" | "long";

/** @param slug as it is stored: trimmed */
export function downloadSlugProblem(slug: string): DownloadSlugProblem | null {
  if (slug === "") return "blank";
  if (!/^[a-z0-9_-]*[a-z0-9][a-z0-9_-]*$/.test(slug)) return "malformed";
  return slug.length > longest ? "long" : null;
}
