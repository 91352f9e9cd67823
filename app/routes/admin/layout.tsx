import { PanelLeft, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { Protected } from "../../account/protected.tsx";
import { LanguageProvider, useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.ts";
import { panelSearchTexts } from "../../i18n/panel/panel-search.en.ts";
import { LoadingLine } from "../../ui/layout/loading-line.tsx";
import { RouteAnnouncer } from "../../ui/layout/route-announcer.tsx";
import { SiteHeader } from "../../ui/layout/site-header.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { ToastProvider } from "../../ui/primitives/toast.tsx";
import { iconButton } from "./controls/icon-button.ts";
import { removeExpiredDrafts } from "./editing/local-drafts.ts";
import { Sidebar, SidebarDrawer } from "./layout/sidebar.tsx";
import { useSidebarState } from "./layout/sidebar-state.ts";
import { useNewLeads } from "./layout/use-new-leads.ts";
import { usePasswordToast } from "./layout/use-password-toast.ts";
import { usePanelSearchDialog } from "./search/panel-search.tsx";

export default function AdminLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <LoadingLine />
      <RouteAnnouncer />
      <div className="min-h-dvh pt-16 md:pt-20">
        <Protected isAdminOnly hasMain>
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
  const { t: search } = useLanguage(panelSearchTexts);
  const [isDrawn, setDrawn] = useState(false);
  const { openSearch, dialog } = usePanelSearchDialog();
  const newLeads = useNewLeads();
  useEffect(() => removeExpiredDrafts(), []);
  usePasswordToast();
  return (
    <div lang="en" className="flex">
      <Sidebar isOpen={isOpen} onToggle={toggle} newLeads={newLeads} onSearch={openSearch} />
      <SidebarDrawer isOpen={isDrawn} onToggle={() => setDrawn(false)} newLeads={newLeads} />
      {dialog}
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 grow px-4 pb-16 outline-none sm:px-6 lg:px-10 [&_:is(a,button,input,select,textarea)]:scroll-mt-44"
      >
        <p className="mt-2 -ml-2 flex justify-between md:hidden">
          <button
            type="button"
            onClick={() => setDrawn(true)}
            aria-label={t("panel.toggle")}
            className={iconButton}
          >
            <PanelLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
          <button
            type="button"
            onClick={openSearch}
            aria-label={search("search.title")}
            className={iconButton}
          >
            <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        </p>
        <Outlet />
      </main>
    </div>
  );
}
