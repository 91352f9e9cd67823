const proxied = /^https?:\/\/i\d\.wp\.com\/(?=[^/]+\.)/i;
const ghostSize = /(\/content\/images)\/size\/\w+(?:\/format\/\w+)?(?=\/)/;
const wordPressSize = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated)(?=\.[a-z\d]{3,4}$)/i;
/** WordPress keeps a large original in a smaller size, and lists that. */
const wordPressCopy = /(?:-scaled|-rotated)(?=\.[a-z\d]{3,4}$)/i;

/** Whether the export lists a file at this path: then a name that looks like a size is its own. */
export type IsListed = (path: string) => boolean;

/**
 * The address of the original of a picture that WordPress, Photon or Ghost give in a size; of a full address in https,
 * of a path as a path. Without a query; every other address as it is.
 */
export function originalFile(address: string, isListed: IsListed = () => false): string {
  const plain = plainFile(address);
  const { path, before } = partsOf(plain);
  if (path === null) return address;
  if (path.includes("/content/images/")) return before + path.replace(ghostSize, "$1");
  return before + originalPath(path, isListed);
}

function originalPath(path: string, isListed: IsListed): string {
  const original = path.replace(wordPressCopy, "");
  if (isListed(path)) return isListed(original) ? path : original;
  const larger = path.replace(wordPressSize, "");
  return larger === path ? path : originalPath(larger, isListed);
}

/** The address of a file in https, without what a proxy and a query add; of a path as a path, every other as it is. */
export function plainFile(address: string): string {
  const full = address
    .trim()
    .replace(proxied, "https://")
    .replace(/^(?:http:)?\/\/(?=[^/])/i, "https://");
  const { path, before } = partsOf(full);
  return path === null ? address : before + path;
}

function partsOf(address: string): { before: string; path: string | null } {
  const isPath = /^\/(?!\/)/.test(address);
  const url = isPath ? URL.parse(address, "https://site.invalid") : URL.parse(address);
  if (url?.protocol !== "https:") return { before: "", path: null };
  return { before: isPath ? "" : url.origin, path: url.pathname };
}

/** The path of a file's address. */
export function filePath(address: string): string {
  return plainFile(address).replace(/^https?:\/\/[^/]+/, "");
}
