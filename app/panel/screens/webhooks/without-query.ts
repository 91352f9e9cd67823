/** An address without its query, which often holds a key. */
export function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, "?…");
}
