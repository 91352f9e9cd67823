import { useMemo } from "react";
import type { PageFields } from "../../../data/page-versions/page-document.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { FieldChanges } from "../article-history/field-changes.tsx";
import { comparePages } from "./compare-pages.ts";

type PageComparisonProps = { before: PageFields; after: PageFields; nameOf(field: string): string };

/** The fields of a page that changed. */
export function PageComparison({ before, after, nameOf }: PageComparisonProps) {
  const { t } = useLanguage(historyTexts);
  const fields = useMemo(() => comparePages(before, after), [before, after]);
  if (fields.length === 0) return <p className="text-ink-soft">{t("history.same")}</p>;
  return (
    <>
      <p className="text-ink-soft text-small">{t("history.legend")}</p>
      <FieldChanges fields={fields} language={undefined} nameOf={nameOf} />
    </>
  );
}
