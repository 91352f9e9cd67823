const proxied = /^https?:\/\/i\d\.wp\.com\/(?=[^/]+\.)/i;
const ghostSize = /(\/content\/images)\/size\/\w+(?:\/format\/\w+)?(?=\/)/;
const wordPressSize = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated)+(?=\.[a-z\d]{3,4}$)/i;

/**
 * The address of the original of a picture that WordPress, Photon or Ghost give in a size; of a full address in https,
 * of a path as a path. Without a query; every other address as it is.
 */
export function originalFile(address: string): string {
  const full = address
    .trim()
    .replace(proxied, "https://")
    .replace(/^(?:http:)?\/\/(?=[^/])/i, "https://");
  const isPath = /^\/(?!\/)/.test(full);
  const url = isPath ? URL.parse(full, "https://site.invalid") : URL.parse(full);
  if (url?.protocol !== "https:") return address;
  const path = url.pathname.includes("/content/images/")
    ? url.pathname.replace(ghostSize, "$1")
    : url.pathname.replace(wordPressSize, "");
  return isPath ? path : `${url.origin}${path}`;
}
