import { address } from "../../../i18n/addresses.ts";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/workers.svg?raw";
import { joined } from "../../../ui/joined.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { QuoteFigure } from "../../../ui/sections/quote-figure.tsx";
import { useHomeTexts } from "./home-texts.tsx";

/**
 * Below the quote it leads to its case, while there is one.
 *
 * @param links the addresses of the site that lead somewhere
 */
export function Workers({ links }: { links: readonly string[] }) {
  const { language, t } = useHomeTexts();
  return (
    <section aria-labelledby="workers" className="overflow-hidden bg-paper-deep">
      <div className="page-width section-space grid items-center gap-x-16 gap-y-8 md:gap-y-12 lg:grid-cols-2">
        <Drawing svg={drawing} className="overflow-visible mx-auto h-auto max-md:hidden w-full max-w-lg" />
        <div>
          <h2 id="workers" className="text-title-2">
            {joined(t("home.workers.title"))}
          </h2>
          <p className="mt-4 md:mt-6 md:text-lead">{t("home.workers.text")}</p>
          <p className="mt-3 text-ink-soft text-small md:mt-4 md:text-base">{t("home.workers.text2")}</p>
          <QuoteFigure
            className="mt-7 md:mt-10 "
            quote={t("home.workers.quote")}
            name={t("home.workers.quoteName")}
            role={t("home.workers.quoteRole")}
          />
          {links.includes(t("home.workers.caseAddress")) && (
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
