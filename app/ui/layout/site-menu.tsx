import { Menu } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { href } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { PageNavLink } from "../links/page-link.tsx";
import { useListEntries } from "./list-entries.ts";

/** The menu button; a native popover works without JavaScript. */
export function SiteMenu() {
  const { language, t } = useLanguage();
  const menu = useRef<HTMLElement>(null);
  const entries: { to: string; text: string; className?: string }[] = [
    { to: href("/"), text: t("navigation.home") },
    { to: href("/insights"), text: t("navigation.insights") },
    { to: href("/about-us"), text: t("navigation.aboutShort") },
    { to: href("/contact"), text: t("navigation.contact") },
    ...useListEntries(),
    // From 48rem the header has this link.
    { to: href("/search"), text: t("navigation.search"), className: "md:hidden" },
  ];

  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        className="-ml-3 inline-flex size-12 shrink-0 items-center justify-center rounded-full hover:bg-paper-deep"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} />
        <span className="sr-only">{t("header.menu")}</span>
      </button>
      <nav
        id="site-menu"
        ref={menu}
        popover="auto"
        aria-label={t("header.menu")}
        onBlur={closeWhenLeft}
        className="fixed inset-x-0 top-(--site-header) m-0 max-h-[calc(100dvh-var(--site-header))] w-full overflow-y-auto border-line border-b bg-paper text-ink shadow-raised md:left-[max(clamp(1.25rem,4vw,3rem),calc(50vw-38rem))] md:w-80 md:rounded-b-card md:border-x"
      >
        <ul className="flex flex-col p-3">
          {entries.map((entry) => (
            <li key={entry.to} className={entry.className}>
              <PageNavLink
                to={address(language, entry.to)}
                onClick={() => menu.current?.hidePopover()}
                className="block rounded-small px-4 py-3 text-title-3 decoration-2 underline-offset-8 hover:bg-paper-deep aria-[current=page]:text-accent-deep aria-[current=page]:underline"
              >
                {entry.text}
              </PageNavLink>
            </li>
          ))}
          <li className="px-4 pt-3 pb-2 md:hidden">
            <PageNavLink
              to={address(language, href("/contact"))}
              onClick={() => menu.current?.hidePopover()}
              className="button button-primary w-full"
            >
              {t("header.contact")}
            </PageNavLink>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** Closes the menu when the focus leaves it. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}
