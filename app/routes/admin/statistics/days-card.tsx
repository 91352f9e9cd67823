import { type DayCount, weeklyMeans } from "../../../data/statistics/statistics.ts";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { DaysDrawing, lineStyles } from "./days-drawing.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** In days. Beyond it, a line of days would be a band. */
const longestOfDays = 182;

/** Views and visitors per day, drawn and as a table. */
export function DaysCard({ days }: { days: readonly DayCount[] }) {
  const { language, t } = useLanguage(statisticsTexts);
  const isLong = days.length > longestOfDays;
  const isEmpty = days.every(({ views }) => views === 0);
  const columns: Columns<DayCount> = [
    { label: t("statistics.day"), value: ({ day }) => day, show: ({ day }) => formatDate(day, language) },
    { label: t("statistics.views"), value: ({ views }) => views },
    { label: t("statistics.visitors"), value: ({ visitors }) => visitors },
  ];
  return (
    <StatisticsCard
      title={t("statistics.days")}
      about={isLong && !isEmpty ? t("statistics.days.weekly") : undefined}
      file="views"
      columns={columns}
      rows={isEmpty ? [] : days}
      empty={t("statistics.empty")}
    >
      <DaysDrawing days={isLong ? weeklyMeans(days) : days} hasYears={days.length > 366} />
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small">
        {(["views", "visitors"] as const).map((of) => (
          <li key={of} className="flex items-center gap-2">
            <svg aria-hidden="true" width={24} height={8} className="shrink-0">
              <line
                x2={24}
                y1={4}
                y2={4}
                strokeWidth={2}
                strokeDasharray={lineStyles[of].dashes}
                className={lineStyles[of].className}
              />
            </svg>
            {t(`statistics.${of}`)}
            <span className="text-ink-soft tabular-nums">
              {formatNumber(
                days.reduce((sum, day) => sum + day[of], 0),
                language,
              )}
            </span>
          </li>
        ))}
      </ul>
      <details className="mt-2 text-small">
        <summary className="w-fit rounded-small py-2.5 font-semibold">{t("statistics.days.table")}</summary>
        <DataTable
          label={t("statistics.days.table")}
          columns={columns}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </StatisticsCard>
  );
}
