import type { Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { Badge } from "../../../ui/panel/status-badge.tsx";

const tones = { active: "success", paused: "warning", failing: "error" } as const;

/** Whether a webhook is called, paused, or failing. */
export function WebhookBadge({ webhook }: { webhook: Webhook }) {
  const { t } = useLanguage(webhookTexts);
  const state = webhook.pause ? "paused" : webhook.failingSince ? "failing" : "active";
  return <Badge tone={tones[state]}>{t(`webhooks.${state}`)}</Badge>;
}
