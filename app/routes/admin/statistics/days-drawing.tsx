import { axisTicks } from "../../../data/leads/lead-weeks.ts";
import type { DayCount } from "../../../data/statistics/statistics.ts";
import { formatNumber, locales } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { useWidth } from "../../../ui/panel/hooks/use-width.ts";

const height = 220;
const [top, bottom, right] = [12, 26, 6];
const floor = height - bottom;
/** The widest digit. */
const digitWidth = 8;
/** The width of a date. */
const dateWidth = 64;

/** The lines of both figures: views filled below, visitors dashed. */
export const lineStyles = {
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
export function DaysDrawing(props: DrawingProps) {
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

export const runningRadius = 3.5;

/** Days at equal distances, each with room for its date. */
function datesOf(days: readonly DayCount[], room: number): { index: number; day: string }[] {
  const step = Math.max(room, Math.ceil(days.length / 8));
  return days.flatMap(({ day }, index) =>
    index % step === 0 && index + room < days.length ? [{ index, day }] : [],
  );
}
