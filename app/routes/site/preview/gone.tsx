import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewTexts } from "../../../i18n/texts/preview.en.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";

/** For a wrong, ended or revoked link. */
export function PreviewGone() {
  const { language, t } = useLanguage(previewTexts);
  return (
    <section className="page-width section-space">
      <h1 className="max-w-3xl text-title-2">{t("preview.gone.title")}</h1>
      <p className="mt-5 max-w-text text-ink-soft text-lead">{t("preview.gone.text")}</p>
      <p className="mt-10">
        <PageLink to={address(language, href("/insights"))} className="button button-primary">
          {t("preview.gone.insights")}
        </PageLink>
      </p>
    </section>
  );
}
