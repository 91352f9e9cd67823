import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { AccountEntry } from "../../account/account-entry.tsx";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { PageLink, PageNavLink } from "../links/page-link.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { useListEntries } from "./list-entries.ts";
import { Logo } from "./logo.tsx";
import { SiteMenu } from "./site-menu.tsx";

export function SiteHeader() {
  const { language, t } = useLanguage();
  const to = (path: string) => address(language, path);
  const lists = useListEntries();

  return (
    <header className="group/header fixed inset-x-0 top-0 z-30 border-line border-b bg-paper">
      <div className="page-width grid h-(--site-header) grid-cols-[1fr_auto_1fr] items-center">
        <div className="flex min-w-9 items-center gap-4 xl:gap-8">
          <SiteMenu />
          <nav aria-label={t("header.navigation")} className="hidden min-w-0 gap-4 xl:gap-6 lg:flex">
            <HeaderLink to={to(href("/"))}>{t("navigation.home")}</HeaderLink>
            <HeaderLink to={to(href("/insights"))}>{t("navigation.insights")}</HeaderLink>
            <HeaderLink to={to(href("/contact"))}>{t("navigation.contact")}</HeaderLink>
            {lists.map((list) => (
              <HeaderLink key={list.to} to={to(list.to)}>
                {list.text}
              </HeaderLink>
            ))}
          </nav>
        </div>
        <PageNavLink
          to={to(href("/"))}
          aria-label={t("header.home")}
          className="block max-w-72 min-w-0 rounded-small px-2 py-2"
        >
          <Logo />
        </PageNavLink>
        <div className="flex items-center justify-end gap-2">
          <SearchLink />
          <ContactButton />
          <AccountEntry />
          <LanguageToggle />
        </div>
      </div>
    </header>
  );
}

/** From a tablet on; a phone has the link in its menu. */
function SearchLink() {
  const { language, t } = useLanguage();
  return (
    <PageNavLink
      to={address(language, href("/search"))}
      className="hidden size-12 shrink-0 items-center justify-center rounded-full hover:bg-paper-deep md:inline-flex"
    >
      <Search aria-hidden="true" strokeWidth={1.75} />
      <span className="sr-only">{t("navigation.search")}</span>
    </PageNavLink>
  );
}

/** From a tablet on, as the search. */
function ContactButton() {
  const { language, t } = useLanguage();
  return (
    <PageLink
      to={address(language, href("/contact"))}
      className="button button-primary hidden min-h-11 max-w-56 min-w-0 px-5 py-2 text-small md:inline-flex"
    >
      <span className="truncate">{t("header.contact")}</span>
    </PageLink>
  );
}

/** A link of the header, underlined on its page. */
function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageNavLink
      to={to}
      className="truncate py-2 text-small decoration-2 decoration-accent underline-offset-8 hover:underline aria-[current=page]:underline"
    >
      {children}
    </PageNavLink>
  );
}
