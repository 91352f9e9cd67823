import { Coffee } from "lucide-react";
import { href, Link } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { homeTexts } from "../../../i18n/home.en.ts";
import { useLanguage } from "../../../i18n/language.tsx";

export function Closing() {
  const { language, t } = useLanguage(homeTexts);
  return (
    <section aria-labelledby="closing" className="page-width section-space">
      <Coffee aria-hidden="true" strokeWidth={1.25} className="size-14 text-accent" />
      <h2 id="closing" className="mt-6 max-w-3xl text-title-2">
        {t("home.closing.title")}
      </h2>
      <p className="mt-5 max-w-text text-ink-soft text-lead">{t("home.closing.text")}</p>
      <p className="mt-9">
        <Link to={address(language, href("/contact"))} prefetch="intent" className="button button-primary">
          {t("home.closing.button")}
        </Link>
      </p>
    </section>
  );
}
