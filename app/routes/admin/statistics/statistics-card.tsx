import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { csvFile } from "../../../data/spreadsheets/csv.ts";
import { amsterdamDay } from "../../../data/statistics/amsterdam-day.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import type { Column } from "../../../ui/panel/data-table.tsx";
import { saveFile } from "../../../ui/panel/save-file.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

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
  const toast = useToast();
  const id = useId();

  async function save(format: "xlsx" | "csv"): Promise<void> {
    try {
      saveFile(`${file}-${amsterdamDay(new Date())}.${format}`, await fileOf(format));
    } catch (error) {
      console.error("An export failed:", error);
      toast({ tone: "destructive", title: t("word.error"), text: t("statistics.exportFailed") });
    }
  }

  async function fileOf(format: "xlsx" | "csv"): Promise<Blob> {
    if (format === "csv") return csvFile(columns, rows);
    const { xlsxFile } = await import("../../../data/spreadsheets/xlsx.ts");
    return xlsxFile(title, columns, rows);
  }

  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-white px-5 pt-4 pb-5 sm:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2 id={id} className="py-2 text-title-4">
          {title}
        </h2>
        {rows.length > 0 && (
          <div className="flex shrink-0 flex-wrap justify-end gap-2">
            {(["xlsx", "csv"] as const).map((format) => (
              <button
                key={format}
                type="button"
                aria-label={t(`statistics.export.${format}Named`, { name: title })}
                onClick={() => void save(format)}
                className="button button-quiet gap-1.5 px-3"
              >
                <Download aria-hidden="true" className="size-5" />
                {format === "csv" ? "CSV" : "Excel"}
              </button>
            ))}
          </div>
        )}
      </div>
      {about && <p className="mt-1 max-w-2xl text-ink-soft text-small">{about}</p>}
      {rows.length > 0 ? children : <p className="py-10 text-center text-ink-soft">{empty}</p>}
    </section>
  );
}
