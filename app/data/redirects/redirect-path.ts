/** The parameters that make another address of the same path, as in the addresses of other systems. */
const telling = ["p", "page_id", "cat", "tag", "attachment_id", "author", "m", "feed"];

/** The path of an address as redirects are stored; null when it can't be one. */
export function redirectPath(address: string): string | null {
  const url = URL.parse(address.trim().replace(/^\/+/, "/"), "https://site.invalid");
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = decoded(url.pathname)
    ?.normalize("NFC")
    .toLowerCase()
    .replace(/\/{2,}/g, "/");
  const page = path?.replace(/^\/nl(?=\/|$)/, "").replace(/\/$/, "");
  if (page === undefined || /[\\?#\p{Cc}]/u.test(page)) return null;
  const name = page === "" || page.endsWith(".php") ? telling.find((one) => url.searchParams.has(one)) : null;
  const query = name ? `?${name}=${url.searchParams.get(name)?.toLowerCase()}` : "";
  const found = (page || (query && "/")) + query;
  return found.startsWith("/") && found.length <= 500 ? found : null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
