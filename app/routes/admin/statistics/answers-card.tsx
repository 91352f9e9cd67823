import type { AnswerMonth } from "../../../data/leads/answer-times.ts";
import { locales } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { useWaitText } from "../../../panel/screens/leads/wait-text.ts";
import { type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

/** How long leads waited for their answer, by the month in which they came in. */
export function AnswersCard({ months }: { months: readonly AnswerMonth[] }) {
  const { t, language } = useLanguage(statisticsTexts);
  const waitText = useWaitText();
  const shown = months.filter(({ answered, waiting }) => answered + waiting > 0);
  const columns: Columns<AnswerMonth> = [
    { label: t("statistics.month"), value: ({ month }) => month, show: ({ month }) => monthName(month) },
    { label: t("statistics.median"), value: hours("median"), show: ({ median }) => waitText(median) },
    { label: t("statistics.slowest"), value: hours("slowest"), show: ({ slowest }) => waitText(slowest) },
    { label: t("statistics.answered"), value: ({ answered }) => answered },
    { label: t("statistics.waiting"), value: ({ waiting }) => waiting },
  ];

  function monthName(month: string): string {
    return new Date(`${month}-01`).toLocaleDateString(locales[language], {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  }

  return (
    <StatisticsCard
      title={t("statistics.answers")}
      about={t("statistics.answers.about")}
      file="answers"
      columns={columns}
      rows={shown}
      empty={t("statistics.answers.empty")}
    >
      <DataTable
        label={t("statistics.answers")}
        columns={columns}
        rows={shown}
        keyOf={({ month }) => month}
        barOf={({ median }) => median ?? 0}
      />
    </StatisticsCard>
  );
}

/** In files, hours with two decimals. */
function hours(of: "median" | "slowest") {
  return ({ [of]: count }: AnswerMonth) => (count === null ? null : Math.round(100 * count) / 100);
}
