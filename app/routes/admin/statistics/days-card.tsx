import { growth } from "../../../data/statistics/comparison.ts";
import { type Comparison, type DayCount, sumOf, weeklyMeans } from "../../../data/statistics/statistics.ts";
import { formatDate, formatGrowth, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { DaysDrawing, lineStyles, runningRadius } from "./days-drawing.tsx";
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
        <summary className="w-fit rounded-small py-2.5 font-semibold">{t("word.asTable")}</summary>
        <DataTable
          label={t("word.asTable")}
          columns={columns}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </StatisticsCard>
  );
}

type DaysLegendProps = {
  sums: Comparison["now"];
  comparison: Comparison | null;
  /** Whether the period has today in it. */
  isRunning: boolean;
  /** Whether today is drawn. */
  isDrawn: boolean;
};

/** What the lines mean, with their sums and how those differ from what was before. */
function DaysLegend({ sums, comparison, isRunning, isDrawn }: DaysLegendProps) {
  const { language, t } = useLanguage(statisticsTexts);

  function difference(of: "views" | "visitors"): string | null {
    const part = comparison && growth(comparison.now[of], comparison.previous[of]);
    return part === null ? null : formatGrowth(part, language);
  }

  return (
    <>
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
            <span className="text-ink-soft tabular-nums">{formatNumber(sums[of], language)}</span>
            <span className="font-semibold tabular-nums">{difference(of)}</span>
          </li>
        ))}
        {isRunning && isDrawn && (
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width={10} height={10} className="shrink-0">
              <circle cx={5} cy={5} r={runningRadius} strokeWidth={2} className="fill-white stroke-ink" />
            </svg>
            {t("statistics.running")}
          </li>
        )}
      </ul>
      {comparison && (
        <p className="mt-1.5 text-ink-soft text-small">
          {t(isRunning ? "statistics.comparedOver" : "statistics.compared", {
            from: formatDate(comparison.before.from, language),
            to: formatDate(comparison.before.to, language),
          })}
        </p>
      )}
    </>
  );
}
