import { axisTicks } from "../../../data/leads/lead-weeks.ts";
import { formatNumber, locales } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { useWidth } from "../../../ui/panel/hooks/use-width.ts";
import { fillOf } from "./series-fills.tsx";
import type { NamedSeries, WeeksFigureProps } from "./weeks-figure.tsx";

const height = 200;
const [top, bottom, left] = [10, 24, 34];
const floor = height - bottom;
/** The width of a month's name. */
const monthWidth = 34;

/** The bar chart, in screen pixels so that its texts do not scale. */
export function WeeksDrawing(figure: WeeksFigureProps & { id: string }) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className="min-h-50">
      {width > 0 && <Drawing {...figure} width={width} />}
    </div>
  );
}

type DrawingProps = WeeksFigureProps & { id: string; width: number };

function Drawing({ id, weeks, series, width }: DrawingProps) {
  const { language, t } = useLanguage(leadsPanelTexts);
  const totals = weeks.map((_, week) => series.reduce((sum, { counts }) => sum + (counts[week] ?? 0), 0));
  const ticks = axisTicks(Math.max(...totals));
  const highest = ticks.at(-1) ?? 1;
  const slot = (width - left) / weeks.length;
  const y = (leads: number) => floor - (leads / highest) * (floor - top);
  return (
    <svg
      role="img"
      aria-label={t("weeks.drawing")}
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
      {weeks.map((week, index) => (
        <Bar
          key={week}
          id={id}
          week={week}
          weekIndex={index}
          series={series}
          x={left + index * slot}
          slot={slot}
          y={y}
        />
      ))}
      {monthsOf(weeks, Math.ceil(monthWidth / slot), language).map(({ index, name }) => (
        <text key={index} x={left + index * slot} y={height - 6} fontSize={12} className="fill-ink-soft">
          {name}
        </text>
      ))}
    </svg>
  );
}

type BarProps = {
  id: string;
  week: string;
  weekIndex: number;
  series: readonly NamedSeries[];
  x: number;
  slot: number;
  y(leads: number): number;
};

function Bar({ id, week, weekIndex, series, x, slot, y }: BarProps) {
  const { t } = useLanguage(leadsPanelTexts);
  const gap = Math.min(6, slot * 0.2);
  let below = 0;
  const parts = series.flatMap(({ source, name, counts }, index) => {
    const count = counts[weekIndex] ?? 0;
    if (count === 0) return [];
    const from = below;
    below += count;
    return [{ source, text: `${name} ${count}`, index, from, to: below }];
  });
  return (
    <g>
      <title>
        {t("weeks.bar", { week, parts: parts.map(({ text }) => text).join(", ") || t("weeks.none") })}
      </title>
      {/* The whole column is a pointer target. */}
      <rect x={x} y={top} width={slot} height={floor - top} fill="transparent" />
      {parts.map(({ source, index, from, to }) => (
        <rect
          key={source}
          x={x + gap / 2}
          y={y(to)}
          width={Math.max(2, slot - gap)}
          height={y(from) - y(to)}
          fill={fillOf(id, index)}
          className="stroke-ink"
          strokeWidth={0.75}
        />
      ))}
    </g>
  );
}

/** The weeks with a month's label that fits. */
function monthsOf(
  weeks: readonly string[],
  room: number,
  language: Language,
): { index: number; name: string }[] {
  const months: { index: number; name: string }[] = [];
  for (const [index, week] of weeks.entries()) {
    const isFirst = Number(week.slice(8)) <= 7;
    const before = months.at(-1);
    if (!isFirst || index + room > weeks.length || (before && index - before.index < room)) continue;
    const date = new Date(`${week}T00:00:00Z`);
    months.push({
      index,
      name: date.toLocaleDateString(locales[language], { month: "short", timeZone: "UTC" }),
    });
  }
  return months;
}
