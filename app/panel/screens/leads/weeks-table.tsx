import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import type { WeeksFigureProps } from "./weeks-figure.tsx";

/** The values of the chart, latest week first. */
export function WeeksTable({ weeks, series }: WeeksFigureProps) {
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
      label={t("weeks.table")}
      columns={columns}
      rows={rows.toReversed()}
      keyOf={({ week }) => week}
    />
  );
}
