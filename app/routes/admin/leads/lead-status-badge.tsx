import type { LeadStatus } from "../../../data/leads/lead-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";

const looks = {
  new: "bg-info-soft text-info",
  handled: "bg-success-soft text-success",
  spam: "bg-warning-soft text-warning",
} as const satisfies Record<LeadStatus, string>;

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  const { t } = useLanguage(leadsPanelTexts);
  return (
    <span className={`rounded-full px-3 py-0.5 font-semibold text-small ${looks[status]}`}>
      {t(`leads.${status}`)}
    </span>
  );
}
