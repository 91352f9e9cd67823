import { href } from "react-router";
import { address } from "../i18n/addresses.ts";
import { formTexts } from "../i18n/forms.en.ts";
import { useLanguage } from "../i18n/language.tsx";
import { PageLink } from "./page-link.tsx";

/** What happens with the data that a form asks for. */
export function PrivacyNote() {
  const { language, t } = useLanguage(formTexts);
  return (
    <p className="text-ink-soft text-small">
      {t("forms.privacy")}{" "}
      <PageLink
        to={address(language, href("/privacy"))}
        className="standalone-link underline underline-offset-4"
      >
        {t("forms.privacyLink")}
      </PageLink>
    </p>
  );
}
