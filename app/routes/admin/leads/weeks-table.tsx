import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import type { WeeksFigureProps } from "./weeks-figure.tsx";

/** The values of the chart, latest week first. */
export function WeeksTable({ weeks, series }: WeeksFigureProps) {
  const { language, t } = useLanguage(leadsPanelTexts);
  return (
    <section
      {...scrolled}
      aria-label={t("weeks.table")}
      className="max-h-96 overflow-auto border border-line"
    >
      <table className="w-full text-left text-small tabular-nums">
        <thead className="sticky top-0 bg-paper-deep align-bottom">
          <tr>
            <th scope="col" className={cell}>
              {t("weeks.week")}
            </th>
            {series.map(({ source, name }) => (
              <th key={source} scope="col" className={`${cell} text-right`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${cell} text-right`}>
              {t("weeks.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks
            .map((week, index) => (
              <tr key={week} className="border-line border-t">
                <th scope="row" className={`${cell} whitespace-nowrap font-normal`}>
                  {formatDate(week, language)}
                </th>
                {series.map(({ source, counts }) => (
                  <td key={source} className={`${cell} text-right`}>
                    {counts[index]}
                  </td>
                ))}
                <td className={`${cell} text-right font-semibold`}>
                  {series.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0)}
                </td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}

/** Focusable, for scrolling by keyboard. */
const scrolled = { tabIndex: 0 };

const cell = "px-3 py-1.5 min-w-24";
