import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { recordLeadExport } from "../../../data/audit-log/audit-log.ts";
import { exportLeads, exportLimit } from "../../../data/leads/lead-export.ts";
import type { LeadFilter } from "../../../data/leads/lead-filter.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { saveFile } from "../../../ui/panel/save-file.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

type ExportButtonProps = { filter: LeadFilter; count: number };

/** Exports the filtered leads as CSV. */
export function ExportButton({ filter, count }: ExportButtonProps) {
  const { t } = useLanguage(leadsPanelTexts);
  const { language, t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const running = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const all = Math.min(count, exportLimit);
    setProgress({ done: 0, all });
    try {
      const onProgress = (done: number) => setProgress({ done, all: Math.max(done, all) });
      // No export without an audit event.
      await recordLeadExport(accountDatabase(), all);
      signal.throwIfAborted();
      const { parts, count: found } = await exportLeads(accountDatabase(), { filter, signal, onProgress });
      saveFile(`leads-${today()}.csv`, new Blob(parts, { type: "text/csv;charset=utf-8" }));
      const isPart = found < count && found === exportLimit;
      toast({
        tone: "success",
        title: t("leads.exported", { count: formatNumber(found, language) }),
        text: isPart ? t("leads.exportedPart", { count: formatNumber(found, language) }) : undefined,
      });
    } catch (error) {
      if (signal.aborted) toast({ tone: "success", title: t("leads.exportCancelled") });
      else {
        console.error("An export failed:", error instanceof Error ? error.message : "backend away");
        toast({ tone: "destructive", title: panel("panel.error"), text: t("leads.exportFailed") });
      }
    }
    setProgress(null);
  }

  function cancel(): void {
    button.current?.focus();
    running.current?.abort();
  }

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
          <button type="button" onClick={cancel} className="button button-quiet">
            {t("leads.cancel")}
          </button>
        </>
      )}
      <button
        ref={button}
        type="button"
        disabled={count === 0}
        aria-disabled={progress !== null}
        onClick={() => progress || void start()}
        className="button button-quiet"
      >
        <Download aria-hidden="true" className="size-5" />
        {t("leads.export")}
      </button>
    </div>
  );
}

/** The date in Amsterdam as YYYY-MM-DD. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(new Date());
}
