import { ArrowLeft, ArrowRight } from "lucide-react";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { PageLink } from "./page-link.tsx";

type PaginationProps = {
  page: number;
  last: number;
  addressOf: (page: number) => string;
  /** The names of the list and its adjacent pages; defaults to articles. */
  names?: { all: string; before: string; after: string };
};

/** Links to the previous and the next page. */
export function Pagination({ page, last, addressOf, names }: PaginationProps) {
  const { t } = useLanguage(insightsTexts);
  return (
    <nav
      aria-label={names?.all ?? t("insights.pages")}
      className="mt-16 grid items-center gap-4 border-line border-t pt-8 md:grid-cols-[1fr_auto_1fr]"
    >
      <p className="text-center text-ink-soft text-small first-letter:uppercase md:order-2">
        {t("insights.page", { page, last })}
      </p>
      <p className="md:order-1">
        {page > 1 && (
          <PageLink to={addressOf(page - 1)} rel="prev" className="button button-quiet max-md:w-full">
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            <span>{names?.before ?? t("insights.newer")}</span>
          </PageLink>
        )}
      </p>
      <p className="text-right md:order-3">
        {page < last && (
          <PageLink to={addressOf(page + 1)} rel="next" className="button button-quiet max-md:w-full">
            <span>{names?.after ?? t("insights.older")}</span>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </PageLink>
        )}
      </p>
    </nav>
  );
}
