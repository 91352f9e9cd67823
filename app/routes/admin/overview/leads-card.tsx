import type { ReactNode } from "react";
import { href } from "react-router";
import type { Lead } from "../../../data/leads/admin-leads.ts";
import { listQuery } from "../../../data/list-cursor.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { useWaitText } from "../../../panel/screens/leads/wait-text.ts";
import { Card, Failure } from "./card.tsx";
import { newLeads, type Overview } from "./load-overview.ts";

/** The leads that wait too long for an answer; nothing without any. */
export function LateLeadsCard({ late }: Pick<Overview, "late">) {
  const { t } = useLanguage(overviewTexts);
  const waitText = useWaitText();
  if (late?.length === 0) return null;
  return (
    <Card
      title={t("overview.late")}
      empty={null}
      all={{ text: t("overview.leads.next"), to: href("/admin/leads") }}
    >
      {late ? (
        <LeadRows
          leads={late}
          factOf={(lead) => <span className="font-semibold text-warning">{waitText(lead.late)}</span>}
        />
      ) : (
        <Failure />
      )}
    </Card>
  );
}

/** The newest of the leads that nobody has handled. */
export function LeadsCard({ leads, leadCount }: Pick<Overview, "leads" | "leadCount">) {
  const { t } = useLanguage(overviewTexts);
  const list = href("/admin/leads");
  return (
    <Card
      title={t("overview.leads")}
      count={leadCount}
      empty={
        leads?.length === 0
          ? { text: t("overview.leads.none"), next: t("overview.leads.next"), to: list }
          : null
      }
      all={{ text: t("overview.leads.all"), to: list + listQuery({ status: newLeads.status }, null) }}
    >
      {leads ? (
        <LeadRows
          leads={leads}
          factOf={({ kind, pageTitle, pageSlug }) =>
            kind === "contact"
              ? t("overview.message")
              : t("overview.request", { page: pageTitle ?? pageSlug ?? "" })
          }
        />
      ) : (
        <Failure />
      )}
    </Card>
  );
}

type LeadRowsProps<Shown> = { leads: readonly Shown[]; factOf(lead: Shown): ReactNode };

function LeadRows<Shown extends Pick<Lead, "id" | "name" | "company" | "createdAt">>({
  leads,
  factOf,
}: LeadRowsProps<Shown>) {
  const { language } = useLanguage(overviewTexts);
  return (
    <Rows
      isInCard
      heading="h3"
      rows={leads}
      shown={(lead) => ({
        title: lead.company ? `${lead.name}, ${lead.company}` : lead.name,
        to: href("/admin/leads/:id", { id: lead.id }),
        facts: [
          factOf(lead),
          <time key="time" dateTime={lead.createdAt}>
            {formatTime(lead.createdAt, language)}
          </time>,
        ],
      })}
    />
  );
}
