import { Download } from "lucide-react";
import { useRef } from "react";
import { href, Link } from "react-router";
import { useRight } from "../../account/rights.ts";
import { listDownloadPages } from "../../data/downloads/admin-downloads.ts";
import {
  countLeads,
  getAnswerMonths,
  getWorkingHours,
  type Lead,
  listLeads,
} from "../../data/leads/admin-leads.ts";
import type { AnswerMonth } from "../../data/leads/answer-times.ts";
import {
  type LeadField,
  type LeadFilter,
  leadFilter,
  leadKinds,
  leadStatuses,
} from "../../data/leads/lead-filter.ts";
import { lateness } from "../../data/leads/working-hours.ts";
import { formatNumber, formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { leadsPanelTexts } from "../../i18n/panel/leads.en.ts";
import { Badge, type Tone } from "../../ui/panel/status-badge.tsx";
import type { Chosen } from "../kit/list-filter.tsx";
import { listScreen, type Words } from "../kit/list-screen.tsx";
import { type LeadFormat, useLeadExport } from "./leads/use-lead-export.ts";
import { useWaitText, waitText } from "./leads/wait-text.ts";
import { WeeksCard } from "./leads/weeks-card.tsx";

const screen = listScreen({
  texts: leadsPanelTexts,
  title: "leads.title",
  width: "max-w-5xl",
  filter: [
    { name: "q", label: "leads.search", hint: "leads.searchHint" },
    {
      name: "kind",
      label: "word.form",
      every: "leads.everyKind",
      choices: leadKinds.map((kind) => [kind, `leads.${kind}`] as const),
    },
    {
      name: "status",
      label: "word.status",
      every: "leads.everyStatus",
      choices: leadStatuses.map((status) => [status, `leads.${status}`] as const),
    },
    {
      name: "page",
      label: "word.downloadPage",
      every: "word.everyPage",
      other: "leads.pageGone",
      load: async (db) => (await listDownloadPages(db)).map(({ id, slug }) => ({ value: id, text: slug })),
    },
    { name: "from", label: "leads.from", isDay: true },
    { name: "to", label: "leads.to", isDay: true },
  ],
  heading: "leads.list",
  async load(db, chosen, cursor) {
    const [page, hours] = await Promise.all([listLeads(db, leadFilter(chosen), cursor), getWorkingHours(db)]);
    const now = new Date();
    return { ...page, rows: page.rows.map((lead) => ({ ...lead, late: lateness(lead, now, hours) })) };
  },
  async loadMore(db, chosen) {
    const [counts, months] = await Promise.all([
      countLeads(db, leadFilter(chosen)),
      getAnswerMonths(db, new Date(), 1),
    ]);
    return { ...counts, month: months[0] };
  },
  tools: ({ chosen, more }) => <Export chosen={chosen} count={more?.leads ?? 0} />,
  above: (more, isEmpty) =>
    !isEmpty && (
      <>
        {more?.month && <AnswersNote month={more.month} />}
        <WeeksCard />
      </>
    ),
  none: ["leads.empty", "leads.emptyText"],
  noMatch: ["leads.noMatch", "word.noMatchText"],
  found({ more }, { t, language }) {
    const count = more?.leads ?? 0;
    return count === 1 ? t("leads.one") : t("leads.many", { count: formatNumber(count, language) });
  },
  row: (lead, words) => ({
    title: lead.company ? `${lead.name}, ${lead.company}` : lead.name,
    to: href("/admin/leads/:id", { id: lead.id }),
    badges: [
      <LeadStatusBadge key="status" status={lead.status} />,
      lead.late !== null && (
        <Badge key="late" tone="warning">
          {words.t("leads.late", { time: waitText(lead.late, words.t, words.language) })}
        </Badge>
      ),
      lead.status === "new" && !lead.isWaiting && (
        <Badge key="answered" tone="success">
          {words.t("leads.answered")}
        </Badge>
      ),
    ],
    lines: [
      lead.email,
      lead.message && (
        <span key="message" lang={lead.language} className="line-clamp-1">
          {lead.message}
        </span>
      ),
    ],
    facts: [
      formOf(lead, words),
      <time key="time" dateTime={lead.createdAt}>
        {formatTime(lead.createdAt, words.language)}
      </time>,
    ],
  }),
});

function formOf(lead: Lead, { t }: Words<keyof typeof leadsPanelTexts.en>): string {
  return lead.kind === "contact"
    ? t("leads.contact")
    : `${t("leads.download")}: ${lead.pageTitle ?? lead.pageSlug ?? t("leads.pageGone")}`;
}

function Export({ chosen, count }: { chosen: Chosen<LeadField>; count: number }) {
  return useRight("export leads") && <ExportButtons filter={leadFilter(chosen)} count={count} />;
}

/** How fast the leads of this month were answered, in words. */
function AnswersNote({ month: { answered, median, slowest } }: { month: AnswerMonth }) {
  const { t } = useLanguage(leadsPanelTexts);
  const waitText = useWaitText();
  return (
    <p>
      {answered > 0
        ? t("leads.answers", { median: waitText(median), slowest: waitText(slowest) })
        : t("leads.answers.none")}{" "}
      <Link to={href("/admin/statistics")} className="text-link">
        {t("leads.answers.all")}
      </Link>
    </p>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;

const tones = {
  new: "info",
  handled: "success",
  spam: "warning",
  suspected: "warning",
} as const satisfies Record<Lead["status"], Tone>;

function LeadStatusBadge({ status }: Pick<Lead, "status">) {
  const { t } = useLanguage(leadsPanelTexts);
  return <Badge tone={tones[status]}>{t(`leads.${status}`)}</Badge>;
}

type ExportButtonsProps = { filter: LeadFilter; count: number };

/** Exports the filtered leads: for reading in Excel, or as CSV for programs. */
function ExportButtons({ filter, count }: ExportButtonsProps) {
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
            {t("word.cancel")}
          </button>
        </>
      )}
      {button("xlsx")}
      {button("csv")}
    </div>
  );
}
