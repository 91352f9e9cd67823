import { Download } from "lucide-react";
import { useRef } from "react";
import type { LeadFilter } from "../../../data/leads/lead-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { type LeadFormat, useLeadExport } from "./use-lead-export.ts";

type ExportButtonsProps = { filter: LeadFilter; count: number };

/** Exports the filtered leads: for reading in Excel, or as CSV for programs. */
export function ExportButtons({ filter, count }: ExportButtonsProps) {
  const { t } = useLanguage(leadsPanelTexts);
  const { progress, start, cancel } = useLeadExport(filter, count);
  const pressed = useRef<HTMLButtonElement>(null);

  const button = (format: LeadFormat) => (
    <button
      key={format}
      type="button"
      disabled={count === 0}
      aria-disabled={progress !== null}
      onClick={(event) => {
        if (progress) return;
        pressed.current = event.currentTarget;
        void start(format);
      }}
      aria-label={t(`leads.export.${format}`)}
      className="button button-quiet max-sm:min-h-11 max-sm:px-4 max-sm:py-2"
    >
      <Download aria-hidden="true" className="size-5" />
      <span className="sm:hidden">{format === "csv" ? "CSV" : "Excel"}</span>
      <span className="max-sm:hidden">{t(`leads.export.${format}`)}</span>
    </button>
  );

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {progress && (
        <>
          <div>
            <p className="text-small tabular-nums">{t("leads.exporting", progress)}</p>
            <progress
              aria-label={t("leads.exportProgress")}
              value={progress.done}
              max={progress.all}
              className="block w-48"
            />
          </div>
          <button
            type="button"
            onClick={() => {
              pressed.current?.focus();
              cancel();
            }}
            className="button button-quiet"
          >
            {t("leads.cancel")}
          </button>
        </>
      )}
      {button("xlsx")}
      {button("csv")}
    </div>
  );
}
