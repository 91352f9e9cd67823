import type { WebhookEventType } from "./webhook-events.ts";

export type WebhookForm = { url: string; events: readonly WebhookEventType[]; includesPerson: boolean };

/** The host and port of a stored address, which a plain call of the API may have given a port that is none. */
export function webhookHost(url: string): string {
  return url.split("/")[2] ?? "";
}

/** The length limit of an address, in characters. */
const urlLimit = 2_000;

/** The address as the database stores it; null when it is none that can be called. */
export function readWebhookUrl(text: string): string | null {
  const url = URL.parse(text.trim());
  const isCallable = url && /^https?:$/.test(url.protocol) && url.username + url.password + url.hash === "";
  // A trailing "#" leaves no hash.
  return isCallable && !url.href.includes("#") && url.href.length <= urlLimit ? url.href : null;
}
