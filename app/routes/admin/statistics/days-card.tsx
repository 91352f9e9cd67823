import { axisTicks } from "../../../data/leads/lead-weeks.ts";
import { growth } from "../../../data/statistics/comparison.ts";
import { type Comparison, type DayCount, sumOf, weeklyMeans } from "../../../data/statistics/statistics.ts";
import { formatDate, formatGrowth, formatNumber, locales } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { useWidth } from "../../../ui/panel/hooks/use-width.ts";
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

const height = 220;
const [top, bottom, right] = [12, 26, 6];
const floor = height - bottom;
/** The widest digit. */
const digitWidth = 8;
/** The width of a date. */
const dateWidth = 64;

/** The lines of both figures: views filled below, visitors dashed. */
const lineStyles = {
  views: { className: "stroke-ink", dashes: undefined },
  visitors: { className: "stroke-accent-deep", dashes: "6 4" },
} as const;

type DrawingProps = {
  days: readonly DayCount[];
  /** The day that is not over, drawn apart from the lines; null for none. */
  running: DayCount | null;
  /** Dates with their year, for what is longer than one. */
  hasYears: boolean;
};

/** The line chart, in screen pixels so that its texts do not scale. */
function DaysDrawing(props: DrawingProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className="min-h-55 pt-4">
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
}

function Drawing({ days, running, hasYears, width }: DrawingProps & { width: number }) {
  const { language, t } = useLanguage(statisticsTexts);
  // A line needs two points.
  const points = days.length === 1 && !running ? [...days, ...days] : days;
  const shown = running ? [...points, running] : points;
  const ticks = axisTicks(Math.max(...shown.map(({ views }) => views)));
  const highest = ticks.at(-1) ?? 1;
  const left = 8 + digitWidth * Math.max(4, formatNumber(highest, language).length);
  const roomPerDay = (width - left - right) / Math.max(1, shown.length - 1);
  const x = (index: number) => left + index * roomPerDay;
  const y = (count: number) => floor - (count / highest) * (floor - top);
  const line = (of: "views" | "visitors") =>
    points.map((day, index) => `${x(index).toFixed(1)},${y(day[of]).toFixed(1)}`).join(" ");
  return (
    <svg
      role="img"
      aria-label={t("statistics.days.drawing")}
      width={width}
      height={height}
      className="block max-w-full"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" fontSize={12} className="fill-ink-soft">
            {formatNumber(tick, language)}
          </text>
        </g>
      ))}
      <polygon
        points={`${left},${floor} ${line("views")} ${x(points.length - 1)},${floor}`}
        className="fill-paper-deep opacity-60"
      />
      {(["views", "visitors"] as const).map((of) => (
        <polyline
          key={of}
          points={line(of)}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={lineStyles[of].dashes}
          className={lineStyles[of].className}
        />
      ))}
      {running &&
        (["views", "visitors"] as const).map((of) => (
          <RunningMark
            key={of}
            of={of}
            from={points.length > 0 ? { x: x(points.length - 1), y: y(points.at(-1)?.[of] ?? 0) } : null}
            at={{ x: x(points.length), y: y(running[of]) }}
          />
        ))}
      {datesOf(shown, Math.ceil(dateWidth / roomPerDay)).map(({ index, day }) => (
        <text key={day} x={x(index)} y={height - 6} fontSize={12} className="fill-ink-soft">
          {dateText(day)}
        </text>
      ))}
    </svg>
  );

  function dateText(day: string): string {
    return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], {
      ...(hasYears ? { year: "numeric" } : { day: "numeric" }),
      month: "short",
      timeZone: "UTC",
    });
  }
}

type Point = { x: number; y: number };

/** A hollow dot, with a dotted line from the last day that is over. */
function RunningMark({ of, from, at }: { of: keyof typeof lineStyles; from: Point | null; at: Point }) {
  const { className } = lineStyles[of];
  return (
    <>
      {from && (
        <line
          x1={from.x}
          y1={from.y}
          x2={at.x}
          y2={at.y}
          strokeWidth={1.5}
          strokeDasharray="1 4"
          strokeLinecap="round"
          className={className}
        />
      )}
      <circle cx={at.x} cy={at.y} r={runningRadius} strokeWidth={2} className={`fill-white ${className}`} />
    </>
  );
}

const runningRadius = 3.5;

/** Days at equal distances, each with room for its date. */
function datesOf(days: readonly DayCount[], room: number): { index: number; day: string }[] {
  const step = Math.max(room, Math.ceil(days.length / 8));
  return days.flatMap(({ day }, index) =>
    index % step === 0 && index + room < days.length ? [{ index, day }] : [],
  );
}
