import { useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import { address, otherLanguage, ownQuery, plainPath } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { rememberLanguage } from "../../i18n/remembered-language.ts";
import { PageLink } from "../links/page-link.tsx";

const toggleLook =
  "inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-ink font-semibold text-small hover:bg-ink hover:text-paper";

/** Links to the page in the other language, and stores the choice. */
export function LanguageToggle() {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const other = otherLanguage(language);
  if (useRouteLoaderData("account")) return <LanguageSwitch />;
  return (
    <PageLink
      to={address(other, plainPath(pathname)) + ownQuery(pathname, search)}
      lang={other}
      hrefLang={other}
      aria-label={t("header.language")}
      data-language={other}
      onClick={() => rememberLanguage(other)}
      className={toggleLook}
    >
      {other.toUpperCase()}
    </PageLink>
  );
}

/** Where both languages share one address, a button changes the language and keeps the form values. */
function LanguageSwitch() {
  const { language, t } = useLanguage();
  const { revalidate } = useRevalidator();
  const other = otherLanguage(language);
  function choose(): void {
    rememberLanguage(other);
    void revalidate();
  }
  return (
    <button
      type="button"
      lang={other}
      aria-label={t("header.language")}
      onClick={choose}
      className={toggleLook}
    >
      {other.toUpperCase()}
    </button>
  );
}
