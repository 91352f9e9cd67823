import type { WebhookDelivery } from "../../../data/webhooks/webhook-deliveries.ts";
import type { WebhookKey } from "../../../i18n/panel/webhooks.en.ts";

type Translate = (key: WebhookKey, values?: Record<string, string | number>) => string;

/** The sentences of `call-address.ts` and of the database. */
const known: ReadonlyMap<string, WebhookKey> = new Map([
  ["The address is malformed.", "webhooks.urlMalformed"],
  ["The address is not https.", "webhooks.error.insecure"],
  ["The address is in a private network, which is not called.", "webhooks.error.private"],
  ["The host has no address.", "webhooks.error.unknownHost"],
  ["What this is about is gone.", "webhooks.error.gone"],
  ["The lead was marked as spam.", "webhooks.error.spam"],
]);

/** What came of the last call, in the reader's language; an unknown error as it is; null before the first. */
export function describeOutcome(
  { status, error }: Pick<WebhookDelivery, "status" | "error">,
  t: Translate,
): string | null {
  if (status === 410) return t("webhooks.error.unwanted", { status });
  if (status !== null) {
    return t(status >= 300 && status < 400 ? "webhooks.error.redirect" : "webhooks.status", { status });
  }
  if (error === null) return null;
  const key = known.get(error);
  if (key) return t(key);
  const [, seconds] = /^No answer within (\S+) seconds\.$/.exec(error) ?? [];
  if (seconds) return t("webhooks.error.late", { seconds });
  const [, reason] = /^No connection(?: \((\w+)\))?\.$/.exec(error) ?? [];
  return reason ? t("webhooks.error.noConnection", { reason }) : error;
}
