import { Webhook } from "standardwebhooks";
import { webhookHost } from "../../../app/data/webhooks/webhook-form.ts";
import type { Log } from "../../shared/log.ts";
import type { Attempt } from "../queue/failure-log.ts";
import { openQueueWorker, type QueueWorker, storeWithBackoff } from "../queue/queue-worker.ts";
import { type CallOptions, callAddress } from "./call-address.ts";
import type { Delivery, DeliveryStore, Outcome } from "./delivery-store.ts";
import { type IndexNow, indexNowBody } from "./index-now.ts";
import { webhookEvent } from "./webhook-event.ts";

export type DeliverySettings = {
  /** Whether webhooks may be in private networks, and without TLS. */
  allowsPrivate: boolean;
  /** Null: search engines are not told. */
  indexNow: IndexNow | null;
};

export type DeliveryOptions = DeliverySettings & {
  store: DeliveryStore;
  siteUrl: URL;
  log: Pick<Log, "info" | "warn" | "error">;
  call?: Omit<CallOptions, "allowsPrivate">;
  /** In milliseconds. */
  stopTimeout?: number;
};

const atOnce = 8;

/** Tells webhooks what happened, when notified and when a retry is due. */
export async function openDeliveries(options: DeliveryOptions): Promise<QueueWorker> {
  const { store, allowsPrivate, indexNow, log, stopTimeout } = options;
  await store.configure(allowsPrivate, indexNow?.endpoint.href ?? null);
  return openQueueWorker({
    noun: "webhook call",
    listen: store.listen,
    claim: store.claim,
    work,
    reject: store.reject,
    atOnce,
    log,
    ...(stopTimeout !== undefined && { stopTimeout }),
  });

  async function work(delivery: Delivery, claim: string, stopping: AbortSignal): Promise<Attempt | null> {
    let outcome: Outcome;
    try {
      outcome = await deliver(delivery, options, stopping);
    } catch (error) {
      // Aborted by the stop: the claim expires, and the same event is sent again.
      if (stopping.aborted) return null;
      throw error;
    }
    await storeWithBackoff(() => store.acknowledge(delivery.id, claim, outcome));
    return { error: outcome.error, receiver: webhookHost(delivery.url) };
  }
}

async function deliver(
  delivery: Delivery,
  { siteUrl, allowsPrivate, indexNow, call }: DeliveryOptions,
  stopping: AbortSignal,
): Promise<Outcome> {
  const event = webhookEvent(delivery, siteUrl);
  if (!event) return failed("What this is about is gone.");
  if (delivery.kind === "indexnow" && !indexNow) return failed("INDEXNOW_KEY is not set.");
  const body =
    indexNow && delivery.kind === "indexnow"
      ? indexNowBody(event, indexNow.key, siteUrl)
      : JSON.stringify(event);
  const headers = sign(event.id, body, delivery.secrets ?? []);
  return callAddress(delivery.url, headers, body, { ...call, allowsPrivate }, stopping);
}

function failed(error: string): Outcome {
  return { status: null, answer: null, error };
}

/** The headers of the Standard Webhooks specification, with a signature of each secret; none without a secret. */
function sign(id: string, body: string, secrets: readonly string[]): Record<string, string> {
  if (secrets.length === 0) return {};
  const now = new Date();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, body));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
