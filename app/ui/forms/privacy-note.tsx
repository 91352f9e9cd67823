import { href } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";

/** The link to the privacy page, in a new tab to keep the form's values. */
export function PrivacyNote() {
  const { language, t } = useLanguage(formTexts);
  return (
    <p className="text-ink-soft text-small">
      <span>{t("forms.privacy")}</span>{" "}
      <a
        href={address(language, href("/privacy"))}
        target="_blank"
        rel="noopener"
        className="standalone-link underline underline-offset-4"
      >
        <span>{t("forms.privacyLink")}</span> <span className="sr-only">{t("forms.newTab")}</span>
      </a>
    </p>
  );
}
