import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { amsterdamDay } from "../../../data/statistics/amsterdam-day.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import type { Column } from "../../../ui/panel/data-table.tsx";
import { saveFile } from "../../../ui/panel/save-file.ts";
import { csvOf } from "./csv-of.ts";

type StatisticsCardProps<Row> = {
  title: string;
  about?: string | undefined;
  /** The beginning of the file's name. */
  file: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Shown instead of figures. */
  empty: string;
  children: ReactNode;
};

/** A card with figures, which can be exported. */
export function StatisticsCard<Row>(props: StatisticsCardProps<Row>) {
  const { title, about, file, columns, rows, empty, children } = props;
  const { t } = useLanguage(statisticsTexts);
  const id = useId();

  function save(): void {
    const name = `${file}-${amsterdamDay(new Date())}.csv`;
    saveFile(name, new Blob([csvOf(columns, rows)], { type: "text/csv;charset=utf-8" }));
  }

  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-white px-5 pt-4 pb-5 sm:px-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="py-2 text-title-4">
          {title}
        </h2>
        {rows.length > 0 && (
          <button
            type="button"
            aria-label={t("statistics.exportNamed", { name: title })}
            onClick={save}
            className="button button-quiet shrink-0 px-3"
          >
            <Download aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{t("statistics.export")}</span>
          </button>
        )}
      </div>
      {about && <p className="mt-1 max-w-2xl text-ink-soft text-small">{about}</p>}
      {rows.length > 0 ? children : <p className="py-10 text-center text-ink-soft">{empty}</p>}
    </section>
  );
}
