import { Outlet } from "react-router";
import { SiteFrame } from "../../ui/site-frame.tsx";
import { useVisitedPages } from "../../ui/visited-pages.ts";

export default function SiteLayout() {
  useVisitedPages();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
