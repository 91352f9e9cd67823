/**
 * The Cache-Control of public responses. Browsers revalidate each time; shared caches, which can't be purged, after ten
 * seconds, and may serve stale for a day on errors (RFC 9111, 5.2.2.10; RFC 5861).
 */
export const publicCacheControl =
  "public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400";
