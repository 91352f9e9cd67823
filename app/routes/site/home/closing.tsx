import { Coffee } from "lucide-react";
import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useHomeTexts } from "./home-texts.tsx";

export function Closing() {
  const { language, t } = useHomeTexts();
  return (
    <section aria-labelledby="closing" className="page-width section-space">
      <Coffee aria-hidden="true" strokeWidth={1.25} className="size-14 text-accent" />
      <h2 id="closing" className="mt-6 max-w-3xl text-title-2">
        {t("home.closing.title")}
      </h2>
      <p className="mt-5 max-w-text text-ink-soft text-lead">{t("home.closing.text")}</p>
      <p className="mt-9">
        <PageLink to={address(language, href("/contact"))} className="button button-primary">
          {t("home.closing.button")}
        </PageLink>
      </p>
    </section>
  );
}
