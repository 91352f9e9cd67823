import { useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { recordLeadExport } from "../../../data/audit-log/audit-log.ts";
import type { Lead } from "../../../data/leads/admin-leads.ts";
import { csvColumns } from "../../../data/leads/lead-csv.ts";
import { exportLeads, exportLimit } from "../../../data/leads/lead-export.ts";
import type { LeadFilter } from "../../../data/leads/lead-filter.ts";
import { csvFile } from "../../../data/spreadsheets/csv.ts";
import { amsterdamDay } from "../../../data/statistics/amsterdam-day.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { saveFile } from "../../../ui/panel/save-file.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { leadColumns } from "./lead-columns.ts";

export type LeadFormat = "xlsx" | "csv";

type LeadExport = {
  progress: { done: number; all: number } | null;
  start(format: LeadFormat): Promise<void>;
  cancel(): void;
};

/** Exports the leads of a filter; ends with the screen. */
export function useLeadExport(filter: LeadFilter, count: number): LeadExport {
  const { language, t } = useLanguage(leadsPanelTexts);
  const { t: ofLead } = useLanguage(leadPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const [progress, setProgress] = useState<LeadExport["progress"]>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: LeadFormat): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, all: Math.min(count, exportLimit) });
    try {
      tellDone(await save(format, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) toast({ tone: "success", title: t("leads.exportCancelled") });
      else {
        console.error("An export failed:", error instanceof Error ? error.message : "backend away");
        toast({ tone: "destructive", title: panel("panel.error"), text: t("leads.exportFailed") });
      }
    }
    setProgress(null);
  }

  async function save(format: LeadFormat, signal: AbortSignal): Promise<number> {
    const all = Math.min(count, exportLimit);
    const onProgress = (done: number) => setProgress({ done, all: Math.max(done, all) });
    // No export without an audit event.
    await recordLeadExport(accountDatabase(), all);
    signal.throwIfAborted();
    const leads = await exportLeads(accountDatabase(), { filter, signal, onProgress });
    const file = await fileOf(format, leads);
    signal.throwIfAborted();
    saveFile(`leads-${amsterdamDay(new Date())}.${format}`, file);
    return leads.length;
  }

  async function fileOf(format: LeadFormat, leads: readonly Lead[]): Promise<Blob> {
    if (format === "csv") return csvFile(csvColumns, leads);
    const { xlsxFile } = await import("../../../data/spreadsheets/xlsx.ts");
    return xlsxFile(t("leads.title"), leadColumns(t, ofLead), leads);
  }

  function tellDone(found: number): void {
    const isPart = found < count && found === exportLimit;
    const values = { count: formatNumber(found, language) };
    toast({
      tone: "success",
      title: t("leads.exported", values),
      text: isPart ? t("leads.exportedPart", values) : undefined,
    });
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
