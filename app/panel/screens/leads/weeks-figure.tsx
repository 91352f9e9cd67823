import { useId } from "react";
import type { LeadSeries } from "../../../data/leads/lead-weeks.ts";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { fillOf, SeriesFills } from "./series-fills.tsx";
import { WeeksDrawing } from "./weeks-drawing.tsx";

export type NamedSeries = LeadSeries & { name: string };

export type WeeksFigureProps = { weeks: readonly string[]; series: readonly NamedSeries[] };

/** A stacked bar chart with its legend and a table of its values. */
export function WeeksFigure({ weeks, series }: WeeksFigureProps) {
  const { language, t } = useLanguage(leadsPanelTexts);
  const id = useId();
  return (
    <figure aria-labelledby={`${id}-caption`} className="pt-4">
      <SeriesFills id={id} />
      <WeeksDrawing id={id} weeks={weeks} series={series} />
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
        {series.map(({ source, name, total }, index) => (
          <li key={source} className="flex min-w-0 items-center gap-2">
            <svg aria-hidden="true" width={16} height={16} className="shrink-0">
              <rect x={0.5} y={0.5} width={15} height={15} fill={fillOf(id, index)} className="stroke-ink" />
            </svg>
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="text-ink-soft tabular-nums">{formatNumber(total, language)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2 flow-root text-small">
        <figcaption id={`${id}-caption`} className="pt-2.5 text-ink-soft sm:float-right sm:pb-2.5">
          {t("weeks.caption", { count: weeks.length })}
        </figcaption>
        <details>
          <summary className="w-fit rounded-small py-2.5 font-semibold">{t("word.asTable")}</summary>
          <WeeksTable weeks={weeks} series={series} />
        </details>
      </div>
    </figure>
  );
}

/** The values of the chart, latest week first. */
function WeeksTable({ weeks, series }: WeeksFigureProps) {
  const { language, t } = useLanguage(leadsPanelTexts);
  const rows = weeks.map((week, index) => ({
    week,
    counts: series.map(({ counts }) => counts[index] ?? 0),
  }));
  const columns: Columns<(typeof rows)[number]> = [
    { label: t("weeks.week"), value: ({ week }) => week, show: ({ week }) => formatDate(week, language) },
    ...series.map(({ source, name }, index) => ({
      id: source ?? "",
      label: name,
      value: ({ counts }: (typeof rows)[number]) => counts[index] ?? 0,
    })),
    { label: t("weeks.total"), value: ({ counts }) => counts.reduce((sum, count) => sum + count, 0) },
  ];
  return (
    <DataTable
      label={t("word.asTable")}
      columns={columns}
      rows={rows.toReversed()}
      keyOf={({ week }) => week}
    />
  );
}
