import { useMemo } from "react";
import type { PageFields } from "../../../data/page-versions/page-document.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { ComparisonParts } from "../article-history/comparison-parts.tsx";
import { comparePages } from "./compare-pages.ts";

type PageComparisonProps = { before: PageFields; after: PageFields; nameOf(field: string): string };

/** What changed in a page, and in each of its languages. */
export function PageComparison({ before, after, nameOf }: PageComparisonProps) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { page, nl, en } = useMemo(
    () =>
      comparePages(before, after, {
        published: (isPublished) => panel(isPublished ? "panel.published" : "panel.draft"),
        shown: (isShown) => t(isShown ? "history.shown" : "history.hidden"),
      }),
    [before, after, t, panel],
  );
  return <ComparisonParts whole={t("history.page")} general={page} nl={nl} en={en} nameOf={nameOf} />;
}
