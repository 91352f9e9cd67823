import type { LeadStatus } from "../../../data/leads/lead-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { Badge, type Tone } from "../../../ui/panel/status-badge.tsx";

const tones = { new: "info", handled: "success", spam: "warning" } as const satisfies Record<
  LeadStatus,
  Tone
>;

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  const { t } = useLanguage(leadsPanelTexts);
  return <Badge tone={tones[status]}>{t(`leads.${status}`)}</Badge>;
}
