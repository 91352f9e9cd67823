import type { Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import type { DeliveryPage } from "../../../data/webhooks/webhook-deliveries.ts";
import { webhookHost } from "../../../data/webhooks/webhook-form.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { Screen } from "../../../ui/panel/screen.tsx";
import { WebhookBadge } from "../webhooks/webhook-badge.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { SecretCard } from "./secret-card.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { WebhookActions } from "./webhook-actions.tsx";

type WebhookScreenProps = {
  webhook: Webhook;
  deliveries: DeliveryPage | null;
  back: { to: string; text: string };
};

/** A webhook: what it gets, and what became of each call. Search engines have the calls alone. */
export function WebhookScreen({ webhook, deliveries, back }: WebhookScreenProps) {
  const { t } = useLanguage(webhookTexts);
  const isOwn = webhook.kind === "indexnow";
  return (
    <Screen
      title={isOwn ? t("webhooks.indexnow") : webhookHost(webhook.url)}
      badge={<WebhookBadge webhook={webhook} />}
      back={back}
      width="max-w-4xl"
    >
      <State webhook={webhook} />
      {isOwn ? (
        <p className="max-w-2xl">{t("webhooks.indexnowText")}</p>
      ) : (
        <WebhookActions webhook={webhook} />
      )}
      <DeliveryLog page={deliveries} />
      {!isOwn && <SettingsForm webhook={webhook} />}
      {!isOwn && <SecretCard webhook={webhook} />}
    </Screen>
  );
}

/** Why it is paused, or since when it fails. */
function State({ webhook: { pause, failingSince } }: { webhook: Webhook }) {
  const { t, language } = useLanguage(webhookTexts);
  const since = failingSince && t("webhooks.failingSince", { time: formatTime(failingSince, language) });
  if (pause === null && !since) return null;
  return (
    <p className="rounded-card bg-warning-soft px-5 py-3">
      {pause === "failures" && <>{t("webhooks.pausedByFailures")} </>}
      {pause === "gone" && <>{t("webhooks.pausedByReceiver")} </>}
      {pause === null ? since : t("webhooks.pausedText")}
    </p>
  );
}
