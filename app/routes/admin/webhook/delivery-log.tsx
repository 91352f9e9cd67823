import { Send } from "lucide-react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type DeliveryPage,
  placeQuery,
  resendDelivery,
  type WebhookDelivery,
} from "../../../data/webhooks/webhook-deliveries.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { eventKey, webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useQueuePolling } from "../../../ui/panel/hooks/use-queue-polling.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { describeOutcome } from "./describe-outcome.ts";

const none: readonly WebhookDelivery[] = [];

/** The calls of a webhook, with what came of each; null when they failed to load. */
export function DeliveryLog({ page }: { page: DeliveryPage | null }) {
  const { t } = useLanguage(webhookTexts);
  useQueuePolling(page?.rows ?? none);
  return (
    <Card title={t("webhooks.log")}>
      <p className="mt-1 text-ink-soft text-small">{t("webhooks.logAbout")}</p>
      {page?.rows.length ? (
        <ul className="mt-2 divide-y divide-line">
          {page.rows.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <p className="mt-4">{t(page ? "webhooks.logEmpty" : "webhooks.logFailed")}</p>
      )}
      {page && (
        <PageLinks
          label={t("webhooks.logPages")}
          page={page}
          queryOf={placeQuery}
          texts={{ newer: t("webhooks.newest"), older: t("webhooks.older") }}
        />
      )}
    </Card>
  );
}

const looks = {
  queued: "bg-info-soft text-info",
  sent: "bg-success-soft text-success",
  failed: "bg-error-soft text-error",
} as const satisfies Record<WebhookDelivery["state"], string>;

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { t, language } = useLanguage(webhookTexts);
  const { isBusy, act } = useAction();
  const { id, type, happenedAt, state, answer } = delivery;
  const key = eventKey(type);
  const event = key ? t(key) : type;
  const time = formatTime(happenedAt, language);

  function resend(): void {
    const messages = { done: t("webhooks.resent"), failed: t("webhooks.resendFailed") };
    void act(() => resendDelivery(accountDatabase(), id), messages);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{event}</span>
          <span className={`rounded-full px-3 py-0.5 font-semibold text-small ${looks[state]}`}>
            {t(`webhooks.${state}`)}
          </span>
        </p>
        <Story delivery={delivery} time={time} />
        {answer && (
          <details className="mt-1 text-small">
            <summary className="inline-flex min-h-8 cursor-pointer items-center text-link">
              {t("webhooks.answer")}
            </summary>
            <pre className="mt-1 whitespace-pre-wrap rounded-small bg-paper-deep p-3 [overflow-wrap:anywhere]">
              {answer}
            </pre>
          </details>
        )}
      </div>
      {state !== "queued" && (
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={t("webhooks.resendNamed", { event, time })}
          onClick={resend}
          className={smallButton}
        >
          <Send aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t("webhooks.resend")}
        </button>
      )}
    </li>
  );
}

/** When it happened, how often it was tried, and the last answer. */
function Story({ delivery, time }: { delivery: WebhookDelivery; time: string }) {
  const { t, language } = useLanguage(webhookTexts);
  const { state, tries, nextTryAt } = delivery;
  const outcome = describeOutcome(delivery, t);
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-small [overflow-wrap:anywhere]">
      <span>{time}</span>
      {outcome && <span>{outcome}</span>}
      {tries > 1 && <span>{t("webhooks.tries", { count: tries })}</span>}
      {state === "queued" && tries > 0 && nextTryAt && (
        <span>{t("webhooks.nextTry", { time: formatTime(nextTryAt, language) })}</span>
      )}
    </p>
  );
}
