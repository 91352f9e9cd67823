import { Eye, Menu, Search, UserRound } from "lucide-react";
import { href, Link } from "react-router";
import { useHeaderTarget } from "../../../account/header-target.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { address, otherLanguage } from "../../../i18n/addresses.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import { rememberLanguage } from "../../../i18n/remembered-language.ts";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { BrandMark } from "../../../ui/drawings/brand-mark.tsx";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useLanguageChoice } from "../../../ui/panel/hooks/use-language-choice.ts";
import { Keys } from "../search/shortcuts.tsx";

type PanelBarProps = {
  /** Of the site, to which the bar leads back. */
  siteLanguage: Language;
  onMenu(): void;
  onSearch(): void;
};

/** The bar over every screen of the panel, `--panel-bar` high; on a phone its words are icons. */
export function PanelBar({ siteLanguage, onMenu, onSearch }: PanelBarProps) {
  const { t } = useLanguage(panelTexts);
  const { t: common } = useLanguage();
  const { t: search } = useLanguage(panelSearchTexts);
  const { user } = useAuth();
  return (
    <header className="fixed inset-x-0 top-0 z-30 flex h-(--panel-bar) items-center gap-1 bg-ink px-1 text-paper sm:px-2 print:hidden">
      <button type="button" onClick={onMenu} aria-label={t("panel.toggle")} className={`${icon} md:hidden`}>
        <Menu aria-hidden="true" strokeWidth={1.75} />
      </button>
      <PageLink
        to={address(siteLanguage, href("/"))}
        aria-label={common("header.home")}
        className={`${item} min-w-0 shrink px-2`}
      >
        <BrandMark className="size-6 shrink-0" />
        <span className="truncate font-display font-semibold text-title-4 max-sm:sr-only">
          {useFirm().name}
        </span>
      </PageLink>
      <Link
        to={href("/admin")}
        title={t("panel.title")}
        className={`${item} shrink-0 px-2 text-paper-soft max-lg:hidden`}
      >
        {t("panel.title")}
      </Link>
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        className={`${item} ml-auto shrink-0 justify-center max-md:w-11 md:mx-auto md:w-72 md:border md:border-ink-soft md:px-3`}
      >
        <Search aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span className="grow text-left max-md:sr-only">{search("search.title")}</span>
        <span aria-hidden="true" className="max-md:hidden">
          <Keys letter="K" />
        </span>
      </button>
      <SiteLink siteLanguage={siteLanguage} />
      <PanelLanguageToggle />
      <Link
        to={`${href("/admin/settings")}#mine`}
        aria-label={t("settings.mine")}
        title={`${t("settings.mine")}: ${user?.email}`}
        className={icon}
      >
        <UserRound aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </Link>
    </header>
  );
}

const item =
  "inline-flex h-11 items-center gap-2 rounded-small font-semibold text-small hover:bg-paper hover:text-ink";
const icon = `${item} w-11 shrink-0 justify-center`;

/** To the site: where the panel edits an article, to that. */
function SiteLink({ siteLanguage }: { siteLanguage: Language }) {
  const { t } = useLanguage(accountTexts);
  const found = useHeaderTarget(siteLanguage);
  const home = { to: address(siteLanguage, href("/")), label: "button.viewSite" } as const;
  const target = found?.label === "button.admin" ? home : found;
  const content = (name: string) => (
    <>
      <Eye aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="max-lg:sr-only">{name}</span>
    </>
  );
  const look = `${item} shrink-0 justify-center max-lg:w-11 lg:px-3`;
  if (!target)
    return (
      <button type="button" disabled className={`${look} opacity-50`}>
        {content(t("button.loading"))}
      </button>
    );
  return (
    <Link
      to={target.to}
      title={t(target.label)}
      onClick={() => rememberLanguage(siteLanguage)}
      className={look}
    >
      {content(t(target.label))}
    </Link>
  );
}

/** Shows the panel in its other language, which also names the button, and the site around it too. */
function PanelLanguageToggle() {
  const { language, isBusy, choose } = useLanguageChoice();
  const other = otherLanguage(language);
  const name = `${other.toUpperCase()}, ${lookUp(panelTexts, other, "panel.inThisLanguage")}`;
  return (
    <button
      type="button"
      lang={other}
      aria-label={name}
      title={name}
      aria-disabled={isBusy}
      onClick={() => {
        rememberLanguage(other);
        choose(other);
      }}
      className={icon}
    >
      {other.toUpperCase()}
    </button>
  );
}
