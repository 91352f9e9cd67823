import { useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { recordLeadExport } from "../../../data/audit-log/audit-log.ts";
import type { Lead } from "../../../data/leads/admin-leads.ts";
import { csvColumns } from "../../../data/leads/lead-csv.ts";
import { exportLeads, exportLimit } from "../../../data/leads/lead-export.ts";
import type { LeadFilter } from "../../../data/leads/lead-filter.ts";
import { visitParts } from "../../../data/leads/lead-visit.ts";
import { csvFile } from "../../../data/spreadsheets/csv.ts";
import type { XlsxColumn } from "../../../data/spreadsheets/xlsx.ts";
import { amsterdamDay } from "../../../data/statistics/amsterdam-day.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { isoTime } from "../../../i18n/iso-time.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { asLanguage, type TextValues } from "../../../i18n/language-texts.ts";
import { type LeadKey, leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { type LeadsKey, leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { saveFile } from "../../../ui/panel/save-file.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

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
        toast({ tone: "destructive", title: t("word.error"), text: t("leads.exportFailed") });
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

type Translate<Key> = (key: Key, values?: TextValues) => string;

/** The columns of the Excel file, in the words of the panel. */
function leadColumns(t: Translate<LeadsKey>, ofLead: Translate<LeadKey>): readonly XlsxColumn<Lead>[] {
  return [
    { label: t("leads.received"), value: ({ createdAt }) => amsterdamTime(createdAt) },
    { label: t("word.form"), value: ({ kind }) => t(`leads.${kind}`) },
    { label: t("word.status"), value: ({ status }) => t(`leads.${status}`) },
    { label: ofLead("word.name"), value: ({ name }) => name },
    { label: ofLead("word.email"), value: ({ email }) => email },
    { label: ofLead("lead.phone"), value: ({ phone }) => phone },
    { label: ofLead("lead.company"), value: ({ company }) => company },
    { label: ofLead("lead.message"), value: ({ message }) => message },
    { label: ofLead("word.language"), value: ({ language }) => ofLead(`word.${asLanguage(language)}`) },
    { label: ofLead("word.downloadPage"), value: ({ pageTitle, pageSlug }) => pageTitle ?? pageSlug },
    ...visitParts.map((part) => ({
      label: ofLead(`lead.${part}`),
      value: ({ visit }: Lead) => visit[part] ?? null,
    })),
    { label: ofLead("lead.notes"), value: ({ notes }) => notes },
  ];
}

/** The Swedish locale formats times almost as ISO 8601. */
const times = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A time whose parts in UTC are those in Amsterdam, as spreadsheets know no time zones; null as `isoTime` is. */
function amsterdamTime(time: string): Date | null {
  const iso = isoTime(time);
  return iso === null ? null : new Date(`${times.format(new Date(iso)).replace(" ", "T")}Z`);
}
