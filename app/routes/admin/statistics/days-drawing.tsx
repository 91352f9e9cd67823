import { axisTicks } from "../../../data/leads/lead-weeks.ts";
import type { DayCount } from "../../../data/statistics/statistics.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { useWidth } from "../hooks/use-width.ts";

const height = 220;
const [top, bottom, left, right] = [12, 26, 40, 6];
const floor = height - bottom;
/** The width of a date. */
const dateWidth = 64;

/** The lines of both figures: views filled below, visitors dashed. */
export const lineStyles = {
  views: { className: "stroke-ink", dashes: undefined },
  visitors: { className: "stroke-accent-deep", dashes: "6 4" },
} as const;

/** The line chart, in screen pixels so that its texts do not scale. */
export function DaysDrawing({ days }: { days: readonly DayCount[] }) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className="min-h-55 pt-4">
      {width > 0 && <Drawing days={days} width={width} />}
    </div>
  );
}

function Drawing({ days, width }: { days: readonly DayCount[]; width: number }) {
  const { language, t } = useLanguage(statisticsTexts);
  const ticks = axisTicks(Math.max(...days.map(({ views }) => views)));
  const highest = ticks.at(-1) ?? 1;
  const x = (index: number) => left + (index / Math.max(1, days.length - 1)) * (width - left - right);
  const y = (count: number) => floor - (count / highest) * (floor - top);
  const line = (of: "views" | "visitors") =>
    days.map((day, index) => `${x(index).toFixed(1)},${y(day[of]).toFixed(1)}`).join(" ");
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
        points={`${left},${floor} ${line("views")} ${x(days.length - 1)},${floor}`}
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
      {datesOf(days, Math.ceil((dateWidth * days.length) / (width - left - right))).map(({ index, day }) => (
        <text key={day} x={x(index)} y={height - 6} fontSize={12} className="fill-ink-soft">
          {shortDate(day, language)}
        </text>
      ))}
    </svg>
  );
}

/** Days at equal distances, each with room for its date. */
function datesOf(days: readonly DayCount[], room: number): { index: number; day: string }[] {
  const step = Math.max(room, Math.ceil(days.length / 8));
  return days.flatMap(({ day }, index) =>
    index % step === 0 && index + room <= days.length ? [{ index, day }] : [],
  );
}

function shortDate(day: string, language: "nl" | "en"): string {
  const locale = language === "nl" ? "nl-NL" : "en-GB";
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}
