/** A path without the token of a preview link: for logs and for what visitors send. */
export function withoutPreviewToken(pathname: string): string {
  return pathname.replace(/^(\/(?:en\/)?preview\/).+/i, "$1…");
}
