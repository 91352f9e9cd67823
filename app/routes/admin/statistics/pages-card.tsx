import type { PageCount } from "../../../data/statistics/statistics.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Columns, FiguresTable } from "../controls/figures-table.tsx";
import { PageName } from "./page-name.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** Pages by views. */
export function PagesCard({ pages }: { pages: readonly PageCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const columns: Columns<PageCount> = [
    { label: t("statistics.page"), value: ({ path }) => path, show: (page) => <PageName page={page} /> },
    { label: t("statistics.views"), value: ({ views }) => views },
    { label: t("statistics.visitors"), value: ({ visitors }) => visitors },
    { label: t("statistics.leads"), value: ({ leads }) => leads },
  ];
  return (
    <StatisticsCard
      title={t("statistics.pages")}
      about={t("statistics.pages.about")}
      file="pages"
      columns={columns}
      rows={pages}
      empty={t("statistics.empty")}
    >
      <FiguresTable
        label={t("statistics.pages")}
        columns={columns}
        rows={pages}
        keyOf={({ path }) => path}
        barOf={({ views }) => views}
      />
    </StatisticsCard>
  );
}
