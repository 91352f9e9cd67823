/** What a webhook can be told, as in the constraint `events_are_known`. */
export const webhookEvents = [
  "lead.created",
  "download.requested",
  "article.published",
  "article.updated",
  "article.unpublished",
  "download_page.published",
  "team.changed",
] as const;

export type WebhookEventType = (typeof webhookEvents)[number];

/** The events of the list that are known, in its order. */
export function knownEvents(names: readonly string[]): WebhookEventType[] {
  return webhookEvents.filter((name) => names.includes(name));
}
