import { address } from "../../../i18n/addresses.ts";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/workers.svg?raw";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { QuoteFigure } from "../../../ui/sections/quote-figure.tsx";
import { useHomeTexts } from "./home-texts.tsx";

/** Below the quote it leads to its case, while there is one. */
export function Workers({ hasCase }: { hasCase: boolean }) {
  const { language, t } = useHomeTexts();
  return (
    <section aria-labelledby="workers" className="overflow-hidden bg-paper-deep">
      <div className="page-width section-space grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <Drawing svg={drawing} className="overflow-visible mx-auto h-auto w-full max-w-lg" />
        <div>
          <h2 id="workers" className="text-title-2">
            {t("home.workers.title")}
          </h2>
          <p className="mt-6 text-lead">{t("home.workers.text")}</p>
          <p className="mt-4 text-ink-soft">{t("home.workers.text2")}</p>
          <QuoteFigure
            className="mt-10 "
            quote={t("home.workers.quote")}
            name={t("home.workers.quoteName")}
            role={t("home.workers.quoteRole")}
          />
          {hasCase && (
            <p className="mt-6 pl-7">
              <PageLink
                to={address(language, t("home.workers.caseAddress"))}
                className="text-link standalone-link"
              >
                {t("home.workers.caseLink")}
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
