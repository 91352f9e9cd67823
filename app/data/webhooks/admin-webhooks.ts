import type { PostgrestError } from "@supabase/supabase-js";
import { type Database, expectData, expectRowOrNull, throwIfFailed } from "../database.ts";
import { isId } from "../id-pattern.ts";
import type { Database as Schema } from "../schema.ts";
import { knownEvents, type WebhookEventType } from "./webhook-events.ts";
import type { WebhookForm } from "./webhook-form.ts";

/** By a person, or by the server: after failures on five days, or at an answer 410. */
const pauses = ["person", "failures", "gone"] as const;

export type Webhook = {
  id: string;
  /** Search engines are the server's own. */
  kind: "webhook" | "indexnow";
  url: string;
  events: WebhookEventType[];
  includesPerson: boolean;
  /** Who paused it; null while it is called. */
  pause: (typeof pauses)[number] | null;
  failingSince: string | null;
};

/** The address is in a private network or has no TLS, and the server's settings don't allow that. */
export class PrivateAddress extends Error {}

/** All webhooks, oldest first. Throws when the query fails. */
export async function listWebhooks(db: Database): Promise<Webhook[]> {
  const rows = expectData(await db.from("otm_webhooks").select().order("created_at").order("id"));
  return rows.map(readRow);
}

/** The webhook with this id; null without one. Throws when the query fails. */
export async function getWebhook(db: Database, id: string): Promise<Webhook | null> {
  if (!isId(id)) return null;
  const row = expectRowOrNull(await db.from("otm_webhooks").select().eq("id", id).single());
  return row && readRow(row);
}

function readRow(row: Schema["public"]["Tables"]["otm_webhooks"]["Row"]): Webhook {
  return {
    id: row.id,
    kind: row.kind === "indexnow" ? "indexnow" : "webhook",
    url: row.url,
    events: knownEvents(row.events),
    includesPerson: row.includes_person,
    pause: pauses.find((pause) => pause === row.pause) ?? null,
    failingSince: row.failing_since,
  };
}

/**
 * Adds a webhook. Gives its id, and its secret, which is shown once.
 *
 * @throws PrivateAddress, or as `expectData`
 */
export async function createWebhook(
  db: Database,
  form: WebhookForm,
): Promise<{ id: string; secret: string }> {
  const answer = await db
    .rpc("create_webhook", {
      _url: form.url,
      _events: [...form.events],
      _includes_person: form.includesPerson,
    })
    .single();
  throwIfPrivate(answer.error);
  return expectData(answer);
}

/** Throws PrivateAddress, or when that fails. */
export async function saveWebhook(db: Database, id: string, form: WebhookForm): Promise<void> {
  const change = { url: form.url, events: [...form.events], includes_person: form.includesPerson };
  const answer = await db.from("otm_webhooks").update(change).eq("id", id).select("id").single();
  throwIfPrivate(answer.error);
  throwIfFailed(answer);
}

function throwIfPrivate(error: PostgrestError | null): void {
  if (error?.hint === "WEBHOOK_ALLOW_PRIVATE") throw new PrivateAddress(error.message);
}

/** Pauses a webhook, or resumes it. Throws when that fails. */
export async function pauseWebhook(db: Database, id: string, isPaused: boolean): Promise<void> {
  const pause = isPaused ? "person" : null;
  throwIfFailed(await db.from("otm_webhooks").update({ pause }).eq("id", id).select("id").single());
}

/** Throws when that fails. */
export async function deleteWebhook(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_webhooks").delete().eq("id", id));
}

/** The new secret, which is shown once. Throws when that fails. */
export async function renewWebhookSecret(db: Database, id: string): Promise<string> {
  return expectData(await db.rpc("renew_webhook_secret", { _id: id }));
}

/** Queues a test call. Throws when that fails. */
export async function testWebhook(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.rpc("test_webhook", { _id: id }));
}
