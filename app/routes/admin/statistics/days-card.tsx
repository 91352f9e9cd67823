import { type Comparison, type DayCount, sumOf, weeklyMeans } from "../../../data/statistics/statistics.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { DaysDrawing } from "./days-drawing.tsx";
import { DaysLegend } from "./days-legend.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** In days. Beyond it, a line of days would be a band. */
const longestOfDays = 182;

type DaysCardProps = { days: readonly DayCount[]; comparison: Comparison | null; today: string };

/** Views and visitors per day, drawn and as a table. */
export function DaysCard({ days, comparison, today }: DaysCardProps) {
  const { language, t } = useLanguage(statisticsTexts);
  const isLong = days.length > longestOfDays;
  const isEmpty = days.every(({ views }) => views === 0);
  const over = days.filter(({ day }) => day < today);
  const running = days.find(({ day }) => day === today) ?? null;
  const columns: Columns<DayCount> = [
    { label: t("statistics.day"), value: ({ day }) => day, show: ({ day }) => dayName(day) },
    { label: t("statistics.views"), value: ({ views }) => views },
    { label: t("statistics.visitors"), value: ({ visitors }) => visitors },
  ];

  function dayName(day: string): string {
    const date = formatDate(day, language);
    return day === today ? t("statistics.dayRunning", { day: date }) : date;
  }

  return (
    <StatisticsCard
      title={t("statistics.days")}
      about={isLong && !isEmpty ? t("statistics.days.weekly") : undefined}
      file="views"
      columns={columns}
      rows={isEmpty ? [] : days}
      empty={t("statistics.empty")}
    >
      <DaysDrawing
        days={isLong ? weeklyMeans(over) : over}
        running={isLong ? null : running}
        hasYears={days.length > 366}
      />
      <DaysLegend sums={sumOf(days)} comparison={comparison} isRunning={running !== null} isDrawn={!isLong} />
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
