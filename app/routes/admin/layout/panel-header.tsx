import { Menu, Search } from "lucide-react";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { LanguageProvider } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import { rememberLanguage } from "../../../i18n/remembered-language.ts";
import { toggleLook } from "../../../ui/layout/language-toggle.tsx";
import { headerButton, SiteHeader } from "../../../ui/layout/site-header.tsx";
import { SiteMenu } from "../../../ui/layout/site-menu.tsx";
import { useLanguageChoice } from "../../../ui/panel/hooks/use-language-choice.ts";

type PanelHeaderProps = {
  /** Of the panel. */
  language: Language;
  onMenu(): void;
  onSearch(): void;
};

/** The site's header with one menu, one search and one language: on a phone the panel's, which the sidebar has elsewhere. */
export function PanelHeader({ language, onMenu, onSearch }: PanelHeaderProps) {
  const toMenu = lookUp(panelTexts, language, "panel.toggle");
  const toSearch = lookUp(panelSearchTexts, language, "search.title");
  return (
    <SiteHeader
      menu={
        <>
          {/* Beside the menu, so that the logo stays in the middle. */}
          <div lang={language} className="-ml-3 flex md:hidden">
            <button type="button" onClick={onMenu} aria-label={toMenu} className={button}>
              <Menu aria-hidden="true" strokeWidth={1.75} />
            </button>
            <button type="button" onClick={onSearch} aria-label={toSearch} className={button}>
              <Search aria-hidden="true" strokeWidth={1.75} />
            </button>
          </div>
          <div className="max-md:hidden">
            <SiteMenu />
          </div>
        </>
      }
      search={null}
      contact={null}
      toggle={
        <LanguageProvider language={language}>
          <PanelLanguageToggle />
        </LanguageProvider>
      }
    />
  );
}

const button = `${headerButton} inline-flex`;

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
      className={toggleLook}
    >
      {other.toUpperCase()}
    </button>
  );
}
