import { Outlet } from "react-router";
import { FeedLinks } from "../../ui/feed-links.tsx";
import { SiteFrame } from "../../ui/site-frame.tsx";
import { useVisitedPages } from "../../ui/visited-pages.ts";

/**
 * Public pages are the same for everyone. The server here knows when one has changed, and a browser asks it each
 * time; a network in between can't be told, so it asks again after ten seconds, and may help out for a day.
 */
export function headers() {
  return {
    "Cache-Control": "public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400",
  };
}

export default function SiteLayout() {
  useVisitedPages();
  return (
    <SiteFrame>
      <FeedLinks />
      <Outlet />
    </SiteFrame>
  );
}
