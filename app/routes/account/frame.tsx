import { Outlet } from "react-router";
import { SiteFrame } from "../../ui/layout/site-frame.tsx";

export default function AccountFrame() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
