/**
 * The Cache-Control of what is the same for everyone. The server here knows when it has changed, and a browser asks it
 * each time; a network in between can't be told, so it asks again after ten seconds, and may help out for a day
 * (RFC 9111, 5.2.2.10; RFC 5861).
 */
export const publicCacheControl =
  "public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400";
