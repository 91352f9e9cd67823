import { PanelLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { AccessDenied, Protected } from "../../account/protected.tsx";
import { useRight } from "../../account/rights.ts";
import { useAuth } from "../../account/use-auth.ts";
import { LanguageProvider, useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.ts";
import { LoadingLine } from "../../ui/layout/loading-line.tsx";
import { RouteAnnouncer } from "../../ui/layout/route-announcer.tsx";
import { SiteHeader } from "../../ui/layout/site-header.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { ToastProvider } from "../../ui/primitives/toast.tsx";
import { removeExpiredDrafts } from "./editing/local-drafts.ts";
import { Sidebar, SidebarDrawer } from "./layout/sidebar.tsx";
import { rightOfScreen } from "./layout/sidebar-entries.ts";
import { useSidebarState } from "./layout/sidebar-state.ts";
import { useNewLeads } from "./layout/use-new-leads.ts";
import { usePasswordToast } from "./layout/use-password-toast.ts";

export default function AdminLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <LoadingLine />
      <RouteAnnouncer />
      <div className="min-h-dvh pt-16 md:pt-20">
        <Protected needs="panel" hasMain>
          {/* The panel is in English. */}
          <LanguageProvider language="en">
            <ToastProvider makesRoom>
              <Panel />
            </ToastProvider>
          </LanguageProvider>
        </Protected>
      </div>
    </>
  );
}

function Panel() {
  const { t } = useLanguage(panelTexts);
  const { isOpen, toggle } = useSidebarState();
  const [isDrawn, setDrawn] = useState(false);
  const newLeads = useNewLeads();
  useEffect(() => removeExpiredDrafts(), []);
  usePasswordToast();
  return (
    <div lang="en" className="flex">
      <Sidebar isOpen={isOpen} onToggle={toggle} newLeads={newLeads} />
      <SidebarDrawer isOpen={isDrawn} onToggle={() => setDrawn(false)} newLeads={newLeads} />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 grow px-4 pb-16 outline-none sm:px-6 lg:px-10 [&_:is(a,button,input,select,textarea)]:scroll-mt-44"
      >
        <button
          type="button"
          onClick={() => setDrawn(true)}
          aria-label={t("panel.toggle")}
          className="mt-2 -ml-2 inline-flex size-11 items-center justify-center rounded-small hover:bg-paper-deep md:hidden"
        >
          <PanelLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
        <Screen />
      </main>
    </div>
  );
}

/** A screen that the role may not use is refused; the sidebar has no entry for it. */
function Screen() {
  const { user } = useAuth();
  const isAllowed = useRight(rightOfScreen(useLocation().pathname));
  return isAllowed ? <Outlet /> : <AccessDenied email={user?.email ?? ""} />;
}
