/**
 * Where a person is sent back to: the address that was asked for when it is a page of this site, else the page for
 * accounts, where the links in mails lead too. What a client reads from the address afterwards can't be put there.
 */
export function redirectTarget(asked: string | null, siteUrl: URL): URL {
  const target = (asked && pageOfThisSite(asked, siteUrl)) || new URL("/beheer", siteUrl);
  target.hash = "";
  for (const name of ["code", "error", "error_code", "error_description"]) target.searchParams.delete(name);
  return target;
}

/** Browsers drop tabs and line breaks and take `\` for `/`, so an address with any of them is none of ours. */
function pageOfThisSite(asked: string, siteUrl: URL): URL | null {
  if (asked.length > 2_000 || /[^\x21-\x7e]|\\/.test(asked)) return null;
  const url = URL.parse(asked);
  if (!url || url.origin !== siteUrl.origin || url.protocol !== siteUrl.protocol) return null;
  if (url.username || url.password) return null;
  const isPage = !/^\/(?:\/|%2f|%5c|(?:auth|rest|functions)\/)/i.test(url.pathname);
  return isPage ? url : null;
}
