import { LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { pageAuth, useAuth } from "../../../account/use-auth.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { UnsavedQuestion } from "../../../panel/editing/leave-guard.tsx";
import { hasUnsavedWork } from "../../../panel/editing/use-leave-guard.ts";
import { sidebarItem } from "./sidebar-item.ts";

/** Who is signed in, and what there is for that person. */
export function SidebarFooter({ isOpen }: { isOpen: boolean }) {
  const { t } = useLanguage(panelTexts);
  const { user, role } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const signOut = () => void pageAuth().signOut();
  const look = `${sidebarItem} text-small ${isOpen ? "grow gap-2 px-2" : "w-full justify-center"}`;
  return (
    <div className={`border-line border-t py-1.5 ${isOpen ? "flex flex-wrap px-1" : "px-0.5"}`}>
      {isOpen && (
        <div className="basis-full px-2 leading-tight">
          <p className="truncate font-semibold text-small" title={user?.email}>
            {user?.email}
          </p>
          <p className="text-ink-soft text-small">
            {t(role === "editor" || role === "writer" ? `panel.${role}` : "panel.user")}
          </p>
        </div>
      )}
      <Link to={href("/admin/settings")} aria-label={t("panel.settings")} className={look}>
        <Settings aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
        {isOpen && t("panel.settings")}
      </Link>
      <button
        type="button"
        aria-label={t("panel.logout")}
        onClick={() => (hasUnsavedWork() ? setAsking(true) : signOut())}
        className={look}
      >
        <LogOut aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
        {isOpen && t("panel.logout")}
      </button>
      {isAsking && (
        <UnsavedQuestion confirm={t("panel.logout")} onCancel={() => setAsking(false)} onConfirm={signOut} />
      )}
    </div>
  );
}
