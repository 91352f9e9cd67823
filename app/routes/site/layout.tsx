import { Outlet } from "react-router";
import { publicCacheControl } from "../../public-cache.ts";
import { useVisitedPages } from "../../ui/forms/visited-pages.ts";
import { SiteFrame } from "../../ui/layout/site-frame.tsx";
import { FeedLinks } from "../../ui/links/feed-links.tsx";

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
