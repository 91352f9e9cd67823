/** A path without the token of a preview link, or of the link of a mail: for logs and for what visitors send. */
export function withoutPreviewToken(pathname: string): string {
  // The panel's own preview has no token.
  return pathname.replace(/(?<!^\/admin)(\/(?:preview|weekly-mail)\/).+/i, "$1…");
}
