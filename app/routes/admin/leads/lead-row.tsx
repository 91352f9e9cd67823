import { href, Link } from "react-router";
import type { Lead } from "../../../data/leads/admin-leads.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { LeadStatusBadge } from "./lead-status-badge.tsx";

/** A lead of the list; `from` is the query string of the list, for the link back. */
export function LeadRow({ lead, from }: { lead: Lead; from: string }) {
  const { language, t } = useLanguage(leadsPanelTexts);
  return (
    <li className="relative grid gap-x-5 gap-y-1 rounded-card border border-line bg-white px-5 py-3 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-text text-base tracking-normal [overflow-wrap:anywhere]">
          <Link
            to={href("/admin/leads/:id", { id: lead.id })}
            state={{ from }}
            // The whole row is the target.
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {lead.name}
          </Link>
          {lead.company && <span className="font-normal text-ink-soft">{`, ${lead.company}`}</span>}
        </h3>
        <p className="text-small [overflow-wrap:anywhere]">{lead.email}</p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {lead.kind === "contact"
            ? t("leads.contact")
            : `${t("leads.download")}: ${lead.pageTitle ?? lead.pageSlug ?? t("leads.pageGone")}`}
        </p>
        {lead.message && (
          <p lang={lead.language} className="mt-1 truncate">
            {lead.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
        <LeadStatusBadge status={lead.status} />
        <time dateTime={lead.createdAt} className="text-ink-soft text-small">
          {formatTime(lead.createdAt, language)}
        </time>
      </div>
    </li>
  );
}
