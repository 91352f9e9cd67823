import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import type { SidebarEntry } from "./sidebar-entries.ts";
import { sidebarItem } from "./sidebar-item.ts";

type SidebarEntryLinkProps = {
  entry: SidebarEntry;
  isOpen: boolean;
  /** The number of what is new; hidden at 0. */
  count: number;
  isActive: boolean;
  onChoose: (() => void) | undefined;
};

/** A screen of the panel; collapsed, its icon. */
export function SidebarEntryLink({ entry, isOpen, count, isActive, onChoose }: SidebarEntryLinkProps) {
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
