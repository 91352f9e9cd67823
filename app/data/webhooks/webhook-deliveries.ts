import { type Database, expectData, throwIfFailed } from "../database.ts";
import { isId } from "../id-pattern.ts";

/** An event for a webhook, with the last answer. */
export type WebhookDelivery = {
  id: string;
  /** Counts up by the time it was queued. */
  place: number;
  eventId: string;
  type: string;
  happenedAt: string;
  state: "queued" | "sent" | "failed";
  tries: number;
  triedAt: string | null;
  nextTryAt: string | null;
  /** Null without an answer. */
  status: number | null;
  answer: string | null;
  error: string | null;
};

export type DeliveryPage = { rows: WebhookDelivery[]; newer: "newest" | null; older: number | null };

const columns = `id, place, eventId:event_id, type, happenedAt:happened_at, state, tries, triedAt:tried_at,
  nextTryAt:next_try_at, status, answer, error` as const;

const pageSize = 10;

/** The deliveries of a webhook before a place, newest first. Throws when the query fails. */
export async function listDeliveries(
  db: Database,
  webhookId: string,
  before: number | null,
): Promise<DeliveryPage> {
  if (!isId(webhookId)) return { rows: [], newer: null, older: null };
  const found = expectData(
    await db
      .rpc("list_webhook_deliveries", {
        _webhook_id: webhookId,
        _limit: pageSize + 1,
        ...(before !== null && { _before: before }),
      })
      .select(columns),
  );
  const rows = found.slice(0, pageSize).map(
    (row): WebhookDelivery => ({
      ...row,
      state: row.state === "sent" || row.state === "failed" ? row.state : "queued",
    }),
  );
  return {
    rows,
    newer: before === null ? null : "newest",
    older: found.length > pageSize ? (rows.at(-1)?.place ?? null) : null,
  };
}

/** The place in an address; null for the newest. */
export function readPlace(address: URLSearchParams): number | null {
  const place = Number(address.get("before"));
  return Number.isSafeInteger(place) && place > 0 ? place : null;
}

/** The query string of a place. */
export function placeQuery(place: number | "newest"): string {
  return place === "newest" ? "" : `?before=${place}`;
}

/** Queues a delivery once more. Throws when that fails. */
export async function resendDelivery(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.rpc("resend_delivery", { _id: id }));
}
