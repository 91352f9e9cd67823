import { growth } from "../../../data/statistics/comparison.ts";
import type { Comparison } from "../../../data/statistics/statistics.ts";
import { formatDate, formatGrowth, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { lineStyles, runningRadius } from "./days-drawing.tsx";

type DaysLegendProps = {
  sums: Comparison["now"];
  comparison: Comparison | null;
  /** Whether the period has today in it. */
  isRunning: boolean;
  /** Whether today is drawn. */
  isDrawn: boolean;
};

/** What the lines mean, with their sums and how those differ from what was before. */
export function DaysLegend({ sums, comparison, isRunning, isDrawn }: DaysLegendProps) {
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
