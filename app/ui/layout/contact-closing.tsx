import { href } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { sentences } from "../joined.ts";
import { PageLink } from "../links/page-link.tsx";

/** The end of a page that is read: an invitation to talk. */
export function ContactClosing() {
  const { language, t } = useLanguage(insightsTexts);
  return (
    <section aria-labelledby="closing" className="on-accent bg-accent text-white">
      <div className="page-width grid items-center gap-8 py-16 md:grid-cols-[1fr_auto] lg:py-20">
        <div>
          <h2 id="closing" className="max-w-2xl text-title-2">
            {sentences(t("article.closing.title"))}
          </h2>
          <p className="mt-4 max-w-text text-lead">{t("article.closing.text")}</p>
        </div>
        <p>
          <PageLink to={address(language, href("/contact"))} className="button button-light">
            {t("article.closing.button")}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
