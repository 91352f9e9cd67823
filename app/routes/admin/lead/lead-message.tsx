import type { Lead } from "../../../data/leads/admin-leads.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { LeadReply } from "./lead-reply.tsx";

export function LeadMessage({ lead }: { lead: Lead }) {
  const { t } = useLanguage(leadPanelTexts);
  return (
    <Card title={t(lead.kind === "contact" ? "lead.message" : "lead.remarks")}>
      {lead.message ? (
        <p lang={lead.language} className="mt-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {lead.message}
        </p>
      ) : (
        <p className="mt-3 text-ink-soft">{t("lead.noRemarks")}</p>
      )}
      <LeadReply lead={lead} />
    </Card>
  );
}
