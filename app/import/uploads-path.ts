/** In front of what the folder of uploads holds, in an address of WordPress or Ghost. */
const folder = /^.*?\/(?:wp-content\/uploads|content\/(?:images|files|media))\//;

/**
 * Where a file of an old address lies: below the folder of uploads, else below the root of the site; decoded. Null for an
 * address that can't be decoded.
 */
export function uploadsPaths(address: string): readonly string[] | null {
  try {
    const path = decodeURIComponent(address.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, ""));
    return [path.replace(folder, ""), path.replace(/^\//, "")];
  } catch {
    return null;
  }
}
