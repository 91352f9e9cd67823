import { LogOut, PanelLeft, Settings, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { hasRight } from "../../../account/rights.ts";
import { pageAuth, useAuth } from "../../../account/use-auth.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { UnsavedQuestion } from "../../../panel/editing/leave-guard.tsx";
import { hasUnsavedWork } from "../../../panel/editing/use-leave-guard.ts";
import { type EntryCounts, isActiveEntry, type SidebarEntry, sidebarEntries } from "./sidebar-entries.ts";

type SidebarProps = {
  isOpen: boolean;
  counts: EntryCounts;
  onToggle(): void;
};

/** The sidebar; collapsed it shows icons only. */
export function Sidebar({ isOpen, counts, onToggle }: SidebarProps) {
  return (
    <aside
      className={`sticky top-(--panel-bar) hidden h-[calc(100dvh-var(--panel-bar))] shrink-0 overflow-x-hidden border-line border-r bg-paper-deep transition-[width] duration-200 md:block ${isOpen ? "w-64" : "w-12"}`}
    >
      <SidebarContent isOpen={isOpen} counts={counts} onToggle={onToggle} />
    </aside>
  );
}

/** The sidebar on a phone, as a modal dialog. */
export function SidebarDrawer({ isOpen, counts, onToggle }: SidebarProps) {
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
      <SidebarContent isOpen counts={counts} onToggle={onToggle} isDrawer />
    </dialog>
  );
}

type SidebarContentProps = SidebarProps & { isDrawer?: boolean };

function SidebarContent({ isOpen, counts, onToggle, isDrawer = false }: SidebarContentProps) {
  const { t } = useLanguage(panelTexts);
  const { pathname } = useLocation();
  const auth = useAuth();
  const entries = sidebarEntries.filter(({ needs }) => hasRight(auth, needs));
  const ToggleIcon = isDrawer ? X : PanelLeft;
  return (
    <div className="flex h-full flex-col">
      <div
        className={`flex items-center ${isOpen ? "justify-between pt-1 pr-1 pl-3" : "justify-center pt-1"}`}
      >
        {isOpen && <p className="font-display font-semibold">{t("panel.title")}</p>}
        <button
          type="button"
          onClick={onToggle}
          aria-label={t(isDrawer ? "panel.close" : "panel.toggle")}
          aria-expanded={isDrawer ? undefined : isOpen}
          className="inline-flex size-9 items-center justify-center rounded-small pointer-coarse:size-11 hover:bg-paper"
        >
          <ToggleIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {/* On a low screen the whole sidebar scrolls. */}
      <nav aria-label={t("panel.group")} className="min-h-44 grow overflow-y-auto">
        {isOpen && <p className="px-3 text-ink-soft text-small">{t("panel.group")}</p>}
        <ul className="px-0.5">
          {entries.map((entry) => (
            <li key={entry.to}>
              <SidebarEntryLink
                entry={entry}
                isOpen={isOpen}
                count={counts[entry.to] ?? 0}
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

type SidebarEntryLinkProps = {
  entry: SidebarEntry;
  isOpen: boolean;
  /** The number of what is new; hidden at 0. */
  count: number;
  isActive: boolean;
  onChoose: (() => void) | undefined;
};

/** A screen of the panel; collapsed, its icon. */
function SidebarEntryLink({ entry, isOpen, count, isActive, onChoose }: SidebarEntryLinkProps) {
  const { t } = useLanguage(panelTexts);
  const { Icon } = entry;
  const link = useRef<HTMLAnchorElement>(null);
  // On a low screen it may be below the edge of the list.
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const label = t(entry.label);
  const news = entry.news && count > 0 ? t(count === 1 ? entry.news.one : entry.news.many, { count }) : null;
  const shown = count > 99 ? "99+" : count;
  const whole = news ? `${label}, ${news}` : label;
  return (
    <Link
      ref={link}
      to={entry.to}
      onClick={onChoose}
      aria-current={isActive ? "page" : undefined}
      aria-label={isOpen ? undefined : whole}
      title={isOpen ? undefined : whole}
      className={`${sidebarItem} relative ${isOpen ? "gap-1.5 pr-1 pl-2" : "justify-center"} aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      {isOpen && (
        <>
          <span className="shrink-0 font-semibold text-small">{label}</span>
          <span className="min-w-0 grow truncate text-[0.75rem] opacity-75">{t(entry.about)}</span>
          {news && (
            <span className={`${badge} text-small`}>
              <span aria-hidden="true">{shown}</span>
              <span className="sr-only">{news}</span>
            </span>
          )}
        </>
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

/** Who is signed in, and what there is for that person. */
function SidebarFooter({ isOpen }: { isOpen: boolean }) {
  const { t } = useLanguage(panelTexts);
  const { user, role } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const signOut = () => void pageAuth().signOut();
  const look = `${sidebarItem} text-small ${isOpen ? "grow gap-2 px-2" : "w-full justify-center"}`;
  return (
    <div className={`border-line border-t py-1.5 ${isOpen ? "flex flex-wrap px-1" : "px-0.5"}`}>
      {isOpen && (
        <div className="min-w-0 basis-full px-2 leading-tight">
          <p className="truncate font-semibold text-small" title={user?.email}>
            {user?.email}
          </p>
          <p className="text-ink-soft text-small">
            {t(role === "editor" || role === "writer" ? `word.${role}` : "panel.user")}
          </p>
        </div>
      )}
      <Link to={href("/admin/settings")} aria-label={t("word.settings")} className={look}>
        <Settings aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
        {isOpen && t("word.settings")}
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

/** The look of a row of the sidebar. */
const sidebarItem = "flex min-h-9 items-center rounded-small pointer-coarse:min-h-11 hover:bg-paper";
