import { useLocation } from "react-router";
import { address, otherLanguage, plainPath } from "../i18n/addresses.ts";
import { useLanguage } from "../i18n/language.tsx";
import { rememberLanguage } from "../i18n/remembered-language.ts";

/** Leads to the same page in the other language, and remembers the choice for pages without two. */
export function LanguageToggle() {
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
