import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import {
  href,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { AccessDenied, Protected } from "../../account/protected.tsx";
import { hasRight, useRight } from "../../account/rights.ts";
import { useAuth } from "../../account/use-auth.ts";
import { panelLanguageOf } from "../../data/account/panel-language.ts";
import { countLeads } from "../../data/leads/admin-leads.ts";
import { everyLead } from "../../data/leads/lead-filter.ts";
import { countProposals } from "../../data/proposals/proposals.ts";
import { LanguageProvider, useChangedTexts, useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { setPanelLanguage } from "../../i18n/panel-language.ts";
import { secureOnHttps } from "../../i18n/remembered-language.ts";
import { removeExpiredDrafts } from "../../panel/editing/local-drafts.ts";
import type { clientLoader as loadLeads } from "../../panel/screens/leads.tsx";
import { LoadingLine } from "../../ui/layout/loading-line.tsx";
import { RouteAnnouncer } from "../../ui/layout/route-announcer.tsx";
import { SiteHeader } from "../../ui/layout/site-header.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { isModalOpen, useShortcut } from "../../ui/panel/hooks/use-shortcut.ts";
import { ToastProvider, useToast } from "../../ui/primitives/toast.tsx";
import { z } from "../../zod.ts";
import type { Route } from "./+types/layout";
import { PanelBar } from "./layout/panel-bar.tsx";
import { Sidebar, SidebarDrawer } from "./layout/sidebar.tsx";
import { rightOfScreen } from "./layout/sidebar-entries.ts";
import type { clientLoader as loadOverview } from "./overview.tsx";

/** Before screens load, as what they load may have titles in this language. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    const { data } = await accountDatabase().auth.getSession();
    setPanelLanguage(panelLanguageOf(data.session?.user ?? null));
    return next();
  },
];

export default function AdminLayout() {
  const auth = useAuth();
  const { language: ofSite } = useLanguage();
  const changed = useChangedTexts();
  // The language of the panel is the person's; around it is that of the site.
  const language = panelLanguageOf(auth.user);
  useEffect(() => setPanelLanguage(language), [language]);
  const [opened, setOpened] = useState<Opened>(null);
  const isMember = hasRight(auth, "panel");
  return (
    <LanguageProvider language={language}>
      <ToastProvider makesRoom>
        {isMember ? (
          <div lang={language}>
            <SkipLink />
            <PanelBar
              siteLanguage={ofSite}
              onMenu={() => setOpened("menu")}
              onSearch={() => setOpened("search")}
            />
            <LoadingLine under="panel-bar" />
            <RouteAnnouncer />
            <div className="min-h-dvh pt-(--panel-bar)">
              <Protected needs="panel" hasMain>
                <Panel opened={opened} onOpen={setOpened} />
              </Protected>
            </div>
          </div>
        ) : (
          <LanguageProvider language={ofSite} changed={changed}>
            <SkipLink />
            <SiteHeader />
            <LoadingLine />
            <RouteAnnouncer />
            <div className="min-h-dvh pt-(--site-header)">
              <Protected needs="panel" hasMain>
                {null}
              </Protected>
            </div>
          </LanguageProvider>
        )}
      </ToastProvider>
    </LanguageProvider>
  );
}

/** What is open over the screen. */
type Opened = "menu" | "search" | null;

function Panel({ opened, onOpen }: { opened: Opened; onOpen(opened: Opened): void }) {
  const { isOpen, toggle } = useSidebarState();
  const counts = {
    [href("/admin/leads")]: useNewLeads(),
    [href("/admin/proposals")]: useOpenProposals(),
  };
  const openSearch = () => onOpen("search");
  const close = useCallback(() => onOpen(null), [onOpen]);
  useShortcut("k", () => isModalOpen() || openSearch());
  useEffect(() => removeExpiredDrafts(), []);
  usePasswordToast();
  return (
    <div className="flex">
      <Sidebar isOpen={isOpen} onToggle={toggle} counts={counts} />
      <SidebarDrawer isOpen={opened === "menu"} onToggle={close} counts={counts} />
      {opened === "search" && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 grow px-4 pb-16 outline-none sm:px-6 lg:px-10 [&_:is(a,button,input,select,textarea)]:scroll-mt-[calc(var(--bar-end,10rem)+1rem)]"
      >
        <Screen />
      </main>
    </div>
  );
}

// Loaded when it is first opened: it knows every screen and noun of the panel.
const SearchDialog = lazy(async () => ({
  default: (await import("./search/search-dialog.tsx")).SearchDialog,
}));

/** A screen that the role may not use is refused; the sidebar has no entry for it. */
function Screen() {
  const { user } = useAuth();
  const isAllowed = useRight(rightOfScreen(useLocation().pathname));
  return isAllowed ? <Outlet /> : <AccessDenied email={user?.email ?? ""} />;
}

const oneWeek = 7 * 24 * 60 * 60;

/** Whether the sidebar is expanded, stored for a week; Ctrl or Cmd with B toggles it. */
function useSidebarState(): { isOpen: boolean; toggle(): void } {
  const [isOpen, setOpen] = useState(() => !/(?:^|;\s*)sidebar=collapsed/.test(document.cookie));

  useEffect(() => {
    document.cookie = `sidebar=${isOpen ? "open" : "collapsed"}; path=/admin; max-age=${oneWeek}; samesite=lax${secureOnHttps()}`;
  }, [isOpen]);
  useShortcut("b", () => setOpen((was) => !was));

  return { isOpen, toggle: () => setOpen((was) => !was) };
}

/** The number of proposals that wait, counted again after each navigation and action; a failure keeps the last one. */
function useOpenProposals(): number {
  const [count, setCount] = useState(0);
  const { key } = useLocation();
  const { state } = useRevalidator();
  const moment = state === "idle" ? key : null;
  useEffect(() => {
    if (moment === null) return;
    let isCurrent = true;
    countProposals(accountDatabase()).then(
      (found) => isCurrent && setCount(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [moment]);
  return count;
}

/**
 * The number of new leads (0 for whoever may not see them), reloaded after each navigation and action, by the screen if
 * that counts them; a failure keeps the last one.
 */
function useNewLeads(): number {
  const [count, setCount] = useState(0);
  const { key } = useLocation();
  const { state } = useRevalidator();
  const seesLeads = useRight("leads");
  const { isCounting, counted } = useCountOfScreen();
  const moment = state === "idle" && seesLeads && !isCounting ? key : null;

  useEffect(() => {
    if (moment === null) return;
    let isCurrent = true;
    countLeads(accountDatabase(), { ...everyLead, status: "new" }).then(
      ({ newLeads }) => isCurrent && setCount(newLeads),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [moment]);

  useEffect(() => {
    if (counted !== undefined) setCount(counted);
  }, [counted]);

  return seesLeads ? count : 0;
}

/** Whether the screen itself asks for the number, and its answer if there is one. */
function useCountOfScreen(): { isCounting: boolean; counted: number | undefined } {
  // A screen that is loading has no data yet, but is matched.
  const isCounting = useMatches().some(({ id }) => id === "admin/leads" || id === "admin/overview");
  const leads = useRouteLoaderData<typeof loadLeads>("admin/leads")?.loaded?.more;
  const overview = useRouteLoaderData<typeof loadOverview>("admin/overview")?.overview;
  return { isCounting, counted: leads?.newLeads ?? overview?.leadCount ?? undefined };
}

const passwordSaved = z.object({ done: z.literal("password") });

/** Shows once that the new password was saved, also after a reload. */
function usePasswordToast(): void {
  const { t } = useLanguage(panelTexts);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const isNew = passwordSaved.safeParse(state).success;
  const isShown = useRef(false);
  useEffect(() => {
    if (!isNew || isShown.current) return;
    isShown.current = true;
    toast({ tone: "success", title: t("panel.passwordSet") });
    void navigate(pathname, { replace: true });
  }, [isNew, pathname, navigate, toast, t]);
}
