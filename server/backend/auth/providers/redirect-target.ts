/** The requested URL when it is a page of this site, else /beheer; without parameters that a client reads from it. */
export function redirectTarget(requested: string | null, siteUrl: URL): URL {
  const target = (requested && pageOfThisSite(requested, siteUrl)) || new URL("/beheer", siteUrl);
  target.hash = "";
  for (const name of ["code", "error", "error_code", "error_description"]) target.searchParams.delete(name);
  return target;
}

/** Browsers drop tabs and line breaks and read `\` as `/`. */
function pageOfThisSite(requested: string, siteUrl: URL): URL | null {
  if (requested.length > 2_000 || /[^\x21-\x7e]|\\/.test(requested)) return null;
  const url = URL.parse(requested);
  if (!url || url.origin !== siteUrl.origin || url.protocol !== siteUrl.protocol) return null;
  if (url.username || url.password) return null;
  const isPage = !/^\/(?:\/|%2f|%5c|(?:auth|rest|functions)\/)/i.test(url.pathname);
  return isPage ? url : null;
}
