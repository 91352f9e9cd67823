import { Menu } from "lucide-react";
import { useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import { address, otherLanguage, plainPath } from "../i18n/addresses.ts";
import { useLanguage } from "../i18n/language.tsx";
import { rememberLanguage } from "../i18n/remembered-language.ts";
import { Logo } from "./logo.tsx";
import { MenuLink } from "./menu-link.tsx";

export function SiteHeader() {
  const { language, t } = useLanguage();
  const menu = useRef<HTMLElement>(null);
  const to = (path: string) => address(language, path);

  return (
    <header className="fixed inset-x-0 top-0 z-30 border-line border-b bg-paper">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center md:h-20">
        <div className="flex items-center gap-8">
          <button
            type="button"
            popoverTarget="site-menu"
            className="-ml-3 inline-flex size-12 items-center justify-center rounded-full hover:bg-paper-deep"
          >
            <Menu aria-hidden="true" strokeWidth={1.75} />
            <span className="sr-only">{t("header.menu")}</span>
          </button>
          <nav aria-label={t("header.navigation")} className="hidden gap-6 lg:flex">
            <MenuLink to={to(href("/"))}>{t("navigation.home")}</MenuLink>
            <MenuLink to={to(href("/insights"))}>{t("navigation.insights")}</MenuLink>
            <MenuLink to={to(href("/contact"))}>{t("navigation.contact")}</MenuLink>
          </nav>
        </div>
        <NavLink
          to={to(href("/"))}
          aria-label={t("header.home")}
          end
          className="block rounded-small px-2 py-2"
        >
          <Logo />
        </NavLink>
        <div className="flex items-center justify-end gap-2">
          <LanguageToggle />
        </div>
      </div>
      <nav
        id="site-menu"
        ref={menu}
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        aria-label={t("header.menu")}
        className="fixed inset-x-0 top-16 m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-line border-b bg-paper text-ink shadow-raised md:top-20 md:left-[max(clamp(1.25rem,4vw,3rem),calc(50vw-38rem))] md:w-80 md:rounded-b-card md:border-x"
      >
        <ul className="flex flex-col p-3">
          {[
            { to: href("/"), text: t("navigation.home") },
            { to: href("/insights"), text: t("navigation.insights") },
            { to: href("/about-us"), text: t("navigation.about") },
            { to: href("/contact"), text: t("navigation.contact") },
          ].map((entry) => (
            <li key={entry.to}>
              <NavLink
                to={to(entry.to)}
                end
                onClick={() => menu.current?.hidePopover()}
                className="block rounded-small px-4 py-3 font-display text-title-3 hover:bg-paper-deep decoration-2 underline-offset-8 aria-[current=page]:text-accent-deep aria-[current=page]:underline"
              >
                {entry.text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Leads to the same page in the other language, and remembers the choice for pages without two. */
function LanguageToggle() {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const other = otherLanguage(language);
  return (
    <a
      href={address(other, plainPath(pathname)) + search}
      lang={other}
      hrefLang={other}
      aria-label={t("header.language")}
      onClick={() => rememberLanguage(other)}
      className="inline-flex size-12 items-center justify-center rounded-full border border-ink font-semibold text-small hover:bg-ink hover:text-paper"
    >
      {other.toUpperCase()}
    </a>
  );
}
