import { PanelLeft, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { AccessDenied, Protected } from "../../account/protected.tsx";
import { useRight } from "../../account/rights.ts";
import { useAuth } from "../../account/use-auth.ts";
import { panelLanguageOf } from "../../data/account/panel-language.ts";
import { LanguageProvider, useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { panelSearchTexts } from "../../i18n/panel/panel-search.en.ts";
import { setPanelLanguage } from "../../i18n/panel-language.ts";
import { LoadingLine } from "../../ui/layout/loading-line.tsx";
import { RouteAnnouncer } from "../../ui/layout/route-announcer.tsx";
import { SiteHeader } from "../../ui/layout/site-header.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { iconButton } from "../../ui/panel/buttons.ts";
import { ToastProvider } from "../../ui/primitives/toast.tsx";
import { removeExpiredDrafts } from "./editing/local-drafts.ts";
import { Sidebar, SidebarDrawer } from "./layout/sidebar.tsx";
import { rightOfScreen } from "./layout/sidebar-entries.ts";
import { useSidebarState } from "./layout/sidebar-state.ts";
import { useNewLeads } from "./layout/use-new-leads.ts";
import { usePasswordToast } from "./layout/use-password-toast.ts";
import { usePanelSearchDialog } from "./search/panel-search.tsx";

export default function AdminLayout() {
  // The language of the panel is the person's; around it is that of the site.
  const language = panelLanguageOf(useAuth().user);
  useEffect(() => setPanelLanguage(language), [language]);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <LoadingLine />
      <RouteAnnouncer />
      <div className="min-h-dvh pt-16 md:pt-20">
        <Protected needs="panel" hasMain>
          <LanguageProvider language={language}>
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
  const { language, t } = useLanguage(panelTexts);
  const { isOpen, toggle } = useSidebarState();
  const { t: search } = useLanguage(panelSearchTexts);
  const [isDrawn, setDrawn] = useState(false);
  const { openSearch, dialog } = usePanelSearchDialog();
  const newLeads = useNewLeads();
  useEffect(() => removeExpiredDrafts(), []);
  usePasswordToast();
  return (
    <div lang={language} className="flex">
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
