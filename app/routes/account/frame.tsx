import { Outlet } from "react-router";
import { SiteFrame } from "../../ui/site-frame.tsx";

export default function AccountFrame() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
