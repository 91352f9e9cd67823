import type { SearchCount } from "../../../data/statistics/statistics.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** What visitors searched for and did not find. */
export function SearchesCard({ searches }: { searches: readonly SearchCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const columns: Columns<SearchCount> = [
    { label: t("statistics.search"), value: ({ query }) => query },
    { label: t("statistics.times"), value: ({ times }) => times },
  ];
  return (
    <StatisticsCard
      title={t("statistics.searches")}
      about={t("statistics.searches.about")}
      file="searches"
      columns={columns}
      rows={searches}
      empty={t("statistics.searches.empty")}
    >
      <DataTable
        label={t("statistics.searches")}
        columns={columns}
        rows={searches}
        keyOf={({ query }) => query}
        barOf={({ times }) => times}
      />
    </StatisticsCard>
  );
}
