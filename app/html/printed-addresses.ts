/**
 * Sanitised HTML whose links within the site have their whole address in `data-address`, for paper: a style sheet can print
 * an attribute, but can't resolve it.
 *
 * @param origin of the site, without a trailing slash
 */
export function withPrintedAddresses(html: string, origin: string): string {
  return html.replace(
    /<a\b[^>]*? href="(\/(?!\/)[^"]*)"/g,
    (tag, path: string) => `${tag} data-address="${origin}${path}"`,
  );
}
