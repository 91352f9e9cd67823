import { href } from "react-router";
import { listQuery } from "../../../data/list-cursor.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { useWaitText } from "../../../panel/screens/leads/wait-text.ts";
import { Card, Failure, Row, Rows } from "./card.tsx";
import { newLeads, type Overview } from "./load-overview.ts";

/** The leads that wait too long for an answer; nothing without any. */
export function LateLeadsCard({ late }: Pick<Overview, "late">) {
  const { t, language } = useLanguage(overviewTexts);
  const waitText = useWaitText();
  if (late?.length === 0) return null;
  return (
    <Card
      title={t("overview.late")}
      empty={null}
      all={{ text: t("overview.leads.next"), to: href("/admin/leads") }}
    >
      {late ? (
        <Rows>
          {late.map((lead) => (
            <Row
              key={lead.id}
              to={href("/admin/leads/:id", { id: lead.id })}
              title={lead.company ? `${lead.name}, ${lead.company}` : lead.name}
            >
              <span className="font-semibold text-warning">{waitText(lead.late)}</span>
              <time dateTime={lead.createdAt}>{formatTime(lead.createdAt, language)}</time>
            </Row>
          ))}
        </Rows>
      ) : (
        <Failure />
      )}
    </Card>
  );
}

/** The newest of the leads that nobody has handled. */
export function LeadsCard({ leads, leadCount }: Pick<Overview, "leads" | "leadCount">) {
  const { t, language } = useLanguage(overviewTexts);
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
        <Rows>
          {leads.map((lead) => (
            <Row
              key={lead.id}
              to={href("/admin/leads/:id", { id: lead.id })}
              title={lead.company ? `${lead.name}, ${lead.company}` : lead.name}
            >
              <span>
                {lead.kind === "contact"
                  ? t("overview.message")
                  : t("overview.request", { page: lead.pageTitle ?? lead.pageSlug ?? "" })}
              </span>
              <time dateTime={lead.createdAt}>{formatTime(lead.createdAt, language)}</time>
            </Row>
          ))}
        </Rows>
      ) : (
        <Failure />
      )}
    </Card>
  );
}
