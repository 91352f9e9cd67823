import type { OriginCount } from "../../../data/statistics/statistics.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Column, DataTable } from "../../../ui/panel/data-table.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** Where visits came from, and leads for who sees those. */
export function OriginsCard({ origins }: { origins: readonly OriginCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const name: Column<OriginCount> = { label: t("statistics.origin"), value: nameOf, show: named };
  const kind: Column<OriginCount> = {
    label: t("statistics.kind"),
    value: (count) => t(`statistics.kind.${count.kind}`),
  };
  const seesLeads = origins.every(({ leads }) => leads !== null);
  const views: Column<OriginCount> = { label: t("statistics.views"), value: ({ views }) => views };
  const leads: Column<OriginCount> = { label: t("statistics.leads"), value: ({ leads }) => leads };
  const figures = seesLeads ? [views, leads] : [views];
  return (
    <StatisticsCard
      title={t("statistics.origins")}
      about={t(seesLeads ? "statistics.origins.about" : "statistics.origins.aboutViews")}
      file="origins"
      columns={[name, kind, ...figures]}
      rows={origins}
      empty={t("statistics.empty")}
    >
      <DataTable
        label={t("statistics.origins")}
        columns={[name, ...figures]}
        rows={origins}
        keyOf={({ origin }) => origin}
        barOf={({ views }) => views}
      />
    </StatisticsCard>
  );

  function named(count: OriginCount) {
    return (
      <>
        {nameOf(count)} <span className="text-ink-soft">· {t(`statistics.kind.${count.kind}`)}</span>
      </>
    );
  }

  function nameOf({ origin, kind }: OriginCount): string {
    return kind === "direct" || kind === "others" ? t(`statistics.${kind}`) : origin;
  }
}
