import { Outlet } from "react-router";
import { publicCacheControl } from "../../public-cache.ts";
import { FeedLinks } from "../../ui/feed-links.tsx";
import { SiteFrame } from "../../ui/site-frame.tsx";
import { useVisitedPages } from "../../ui/visited-pages.ts";

export function headers() {
  return { "Cache-Control": publicCacheControl };
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
