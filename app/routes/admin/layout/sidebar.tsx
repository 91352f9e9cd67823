import { Languages, LogOut, PanelLeft, Settings, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { hasRight } from "../../../account/rights.ts";
import { pageAuth, useAuth } from "../../../account/use-auth.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { lookUp } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { UnsavedQuestion } from "../editing/leave-guard.tsx";
import { hasUnsavedWork } from "../editing/use-leave-guard.ts";
import { useLanguageChoice } from "../hooks/use-language-choice.ts";
import { SearchButton } from "../search/search-button.tsx";
import { isActiveEntry, leadsAddress, type SidebarEntry, sidebarEntries } from "./sidebar-entries.ts";

type SidebarProps = {
  isOpen: boolean;
  newLeads: number;
  onToggle(): void;
  /** Undefined on a phone, which has the search beside the sidebar's button. */
  onSearch?: (() => void) | undefined;
};

/** The sidebar; collapsed it shows icons only. */
export function Sidebar({ isOpen, newLeads, onToggle, onSearch }: SidebarProps) {
  return (
    <aside
      className={`sticky top-20 hidden h-[calc(100dvh-5rem)] shrink-0 overflow-x-hidden border-line border-r bg-paper-deep transition-[width] duration-200 md:block ${isOpen ? "w-64" : "w-12"}`}
    >
      <SidebarContent isOpen={isOpen} newLeads={newLeads} onToggle={onToggle} onSearch={onSearch} />
    </aside>
  );
}

/** The sidebar on a phone, as a modal dialog. */
export function SidebarDrawer({ isOpen, newLeads, onToggle }: SidebarProps) {
  const { t } = useLanguage(panelTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const drawer = dialog.current;
    // Replaces `closedby`, which Safari lacks: a click on the backdrop targets the dialog.
    const closeBeside = ({ target }: MouseEvent) => target === drawer && drawer?.close();
    drawer?.addEventListener("click", closeBeside);
    return () => drawer?.removeEventListener("click", closeBeside);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    // A wider window hides the dialog, which must not stay modal.
    const wide = matchMedia("(min-width: 48rem)");
    wide.addEventListener("change", onToggle);
    return () => wide.removeEventListener("change", onToggle);
  }, [isOpen, onToggle]);
  useEffect(() => {
    if (shownOn.current !== pathname && isOpen) onToggle();
    shownOn.current = pathname;
  }, [pathname, isOpen, onToggle]);

  return (
    <dialog
      ref={dialog}
      aria-label={t("panel.title")}
      onClose={() => isOpen && onToggle()}
      className="fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-x-hidden bg-paper-deep text-ink shadow-raised backdrop:bg-ink/50 md:hidden"
    >
      <SidebarContent isOpen newLeads={newLeads} onToggle={onToggle} isDrawer />
    </dialog>
  );
}

type SidebarContentProps = SidebarProps & { isDrawer?: boolean };

function SidebarContent({ isOpen, newLeads, onToggle, onSearch, isDrawer = false }: SidebarContentProps) {
  const { t } = useLanguage(panelTexts);
  const { pathname } = useLocation();
  const auth = useAuth();
  const entries = sidebarEntries.filter(({ needs }) => hasRight(auth, needs));
  const ToggleIcon = isDrawer ? X : PanelLeft;
  return (
    <div className="flex h-full flex-col">
      <div
        className={`flex items-center ${isOpen ? "justify-between py-2 pr-1 pl-5" : "justify-center py-2"}`}
      >
        {isOpen && <p className="font-display font-semibold text-title-4">{t("panel.title")}</p>}
        <button
          type="button"
          onClick={onToggle}
          aria-label={t(isDrawer ? "panel.close" : "panel.toggle")}
          aria-expanded={isDrawer ? undefined : isOpen}
          className="inline-flex size-11 items-center justify-center rounded-small hover:bg-paper"
        >
          <ToggleIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {onSearch && <SearchButton isOpen={isOpen} onSearch={onSearch} />}
      {/* On a low screen the whole sidebar scrolls. */}
      <nav aria-label={t("panel.group")} className="min-h-44 grow overflow-y-auto">
        {isOpen && <p className="px-5 pt-2 pb-1 text-ink-soft text-small">{t("panel.group")}</p>}
        <ul className={isOpen ? "px-2" : "px-0.5"}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Entry
                entry={entry}
                isOpen={isOpen}
                count={entry.to === leadsAddress ? newLeads : 0}
                isActive={isActiveEntry(entry, pathname)}
                onChoose={isDrawer ? onToggle : undefined}
              />
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFooter isOpen={isOpen} />
    </div>
  );
}

const item = "flex min-h-11 items-center rounded-small hover:bg-paper";

type EntryProps = {
  entry: SidebarEntry;
  isOpen: boolean;
  /** The number of new leads; hidden at 0. */
  count: number;
  isActive: boolean;
  onChoose: (() => void) | undefined;
};

function Entry({ entry, isOpen, count, isActive, onChoose }: EntryProps) {
  const { t } = useLanguage(panelTexts);
  const { Icon } = entry;
  const label = t(entry.label);
  const news = count > 0 ? t(count === 1 ? "panel.newLead" : "panel.newLeads", { count }) : null;
  const shown = count > 99 ? "99+" : count;
  const whole = news ? `${label}, ${news}` : label;
  return (
    <Link
      to={entry.to}
      onClick={onChoose}
      aria-current={isActive ? "page" : undefined}
      aria-label={isOpen ? undefined : whole}
      title={isOpen ? undefined : whole}
      className={`${item} relative my-0.5 ${isOpen ? "gap-3 px-3 py-1.5" : "justify-center"} aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {isOpen && (
        <span className="min-w-0 grow">
          <span className="flex items-center justify-between gap-2 font-semibold leading-tight">
            {label}
            {news && (
              <span className={`${badge} -my-0.5 text-small`}>
                <span aria-hidden="true">{shown}</span>
                <span className="sr-only">{news}</span>
              </span>
            )}
          </span>
          <span className="block truncate text-small opacity-75">{t(entry.about)}</span>
        </span>
      )}
      {news && !isOpen && (
        <span aria-hidden="true" className={`${badge} absolute top-0.5 right-0 text-[0.6875rem]`}>
          {shown}
        </span>
      )}
    </Link>
  );
}

const badge =
  "inline-flex min-w-5 shrink-0 items-center justify-center rounded-full bg-accent-deep px-1.5 font-semibold text-white leading-5";

function SidebarFooter({ isOpen }: { isOpen: boolean }) {
  const { t } = useLanguage(panelTexts);
  const { user, role } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const signOut = () => void pageAuth().signOut();
  const look = `${item} w-full ${isOpen ? "gap-3 px-3" : "justify-center"}`;
  return (
    <div className={`border-line border-t py-2 ${isOpen ? "px-2" : "px-0.5"}`}>
      {isOpen && (
        <div className="px-3 py-2">
          <p className="truncate font-semibold text-small" title={user?.email}>
            {user?.email}
          </p>
          <p className="text-ink-soft text-small">
            {t(role === "editor" || role === "writer" ? `panel.${role}` : "panel.user")}
          </p>
        </div>
      )}
      <Link to={href("/admin/settings")} aria-label={t("panel.settings")} className={look}>
        <Settings aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {isOpen && t("panel.settings")}
      </Link>
      <LanguageSwitch isOpen={isOpen} look={look} />
      <button
        type="button"
        aria-label={t("panel.logout")}
        onClick={() => (hasUnsavedWork() ? setAsking(true) : signOut())}
        className={look}
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {isOpen && t("panel.logout")}
      </button>
      {isAsking && (
        <UnsavedQuestion confirm={t("panel.logout")} onCancel={() => setAsking(false)} onConfirm={signOut} />
      )}
    </div>
  );
}

/** Shows the panel in its other language, which also names the button. */
function LanguageSwitch({ isOpen, look }: { isOpen: boolean; look: string }) {
  const { language, isBusy, choose } = useLanguageChoice();
  const other = otherLanguage(language);
  const name = lookUp(panelTexts, other, "panel.inThisLanguage");
  return (
    <button
      type="button"
      lang={other}
      aria-label={name}
      title={isOpen ? undefined : name}
      aria-disabled={isBusy}
      onClick={() => choose(other)}
      className={look}
    >
      <Languages aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {isOpen && lookUp(panelTexts, other, "panel.thisLanguage")}
    </button>
  );
}
