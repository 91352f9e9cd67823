import type { Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";

const looks = {
  active: "bg-success-soft text-success",
  paused: "bg-warning-soft text-warning",
  failing: "bg-error-soft text-error",
} as const;

/** Whether a webhook is called, paused, or failing. */
export function WebhookBadge({ webhook }: { webhook: Webhook }) {
  const { t } = useLanguage(webhookTexts);
  const state = webhook.pause ? "paused" : webhook.failingSince ? "failing" : "active";
  return (
    <span className={`rounded-full px-3 py-0.5 font-semibold text-small ${looks[state]}`}>
      {t(`webhooks.${state}`)}
    </span>
  );
}
