import type { PageCount } from "../../../data/statistics/statistics.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Column, type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { PageName } from "./page-name.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** Pages by views, with their leads for who sees those. */
export function PagesCard({ pages }: { pages: readonly PageCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const seesLeads = pages.every(({ leads }) => leads !== null);
  const leads: Column<PageCount> = { label: t("statistics.leads"), value: ({ leads }) => leads };
  const columns: Columns<PageCount> = [
    { label: t("statistics.page"), value: ({ path }) => path, show: (page) => <PageName page={page} /> },
    { label: t("statistics.views"), value: ({ views }) => views },
    { label: t("statistics.visitors"), value: ({ visitors }) => visitors },
    ...(seesLeads ? [leads] : []),
  ];
  return (
    <StatisticsCard
      title={t("statistics.pages")}
      about={seesLeads ? t("statistics.pages.about") : undefined}
      file="pages"
      columns={columns}
      rows={pages}
      empty={t("statistics.empty")}
    >
      <DataTable
        label={t("statistics.pages")}
        columns={columns}
        rows={pages}
        keyOf={({ path }) => path}
        barOf={({ views }) => views}
      />
    </StatisticsCard>
  );
}
