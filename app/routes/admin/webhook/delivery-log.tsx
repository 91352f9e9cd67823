import { type ReactNode, useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type DeliveryPage,
  placeQuery,
  resendDelivery,
  type WebhookDelivery,
} from "../../../data/webhooks/webhook-deliveries.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import { eventKey, type WebhookKey, webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { Card } from "../../../ui/panel/card.tsx";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { useQueuePolling } from "../../../ui/panel/hooks/use-queue-polling.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { Badge, sendingTones } from "../../../ui/panel/status-badge.tsx";
import { describeOutcome } from "./describe-outcome.ts";

const none: readonly WebhookDelivery[] = [];

/** The calls of a webhook, with what came of each; null when they failed to load. */
export function DeliveryLog({ page }: { page: DeliveryPage | null }) {
  const { t, language } = useLanguage(webhookTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = page?.rows ?? none;
  useQueuePolling(rows);

  function eventOf({ type }: WebhookDelivery): string {
    const key = eventKey(type);
    return key ? t(key) : type;
  }

  return (
    <Card title={t("webhooks.log")} heading={heading}>
      <p className="mt-1 text-ink-soft text-small">{t("webhooks.logAbout")}</p>
      {rows.length === 0 && <p className="mt-4">{t(page ? "webhooks.logEmpty" : "word.loadFailed")}</p>}
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={rows}
        shown={(delivery) => ({
          title: eventOf(delivery),
          badges: [
            <Badge key="state" tone={sendingTones[delivery.state]}>
              {t(`webhooks.${delivery.state}`)}
            </Badge>,
          ],
          facts: storyOf(delivery, t, language),
          more: <Outcome delivery={delivery} />,
        })}
        actions={(delivery) => [
          delivery.state !== "queued" && {
            text: t("webhooks.resend"),
            label: t("webhooks.resendNamed", {
              event: eventOf(delivery),
              time: formatTime(delivery.happenedAt, language),
            }),
            work: () => resendDelivery(accountDatabase(), delivery.id),
            done: t("webhooks.resent"),
          },
        ]}
      />
      {page && (
        <PageLinks<number | "newest"> label={t("webhooks.logPages")} page={page} queryOf={placeQuery} />
      )}
    </Card>
  );
}

/** When it happened, and how often it was tried. */
function storyOf(
  delivery: WebhookDelivery,
  t: Translate<WebhookKey>,
  language: Language,
): readonly ReactNode[] {
  const { happenedAt, state, tries, nextTryAt } = delivery;
  return [
    formatTime(happenedAt, language),
    tries > 1 && t("webhooks.tries", { count: tries }),
    state === "queued" &&
      tries > 0 &&
      nextTryAt &&
      t("webhooks.nextTry", { time: formatTime(nextTryAt, language) }),
  ];
}

/** The last answer. */
function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useLanguage(webhookTexts);
  const outcome = describeOutcome(delivery, t);
  if (!outcome && !delivery.answer) return null;
  return (
    <ForTechnicians>
      {outcome && <p>{outcome}</p>}
      {delivery.answer && (
        <pre className="whitespace-pre-wrap rounded-small bg-paper-deep p-3">{delivery.answer}</pre>
      )}
    </ForTechnicians>
  );
}
