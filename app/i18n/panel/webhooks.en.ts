import type { Translation } from "../language-texts.ts";
import { nl } from "./webhooks.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "webhooks.title": "Webhooks",
  "webhooks.about":
    "The site calls these addresses when something happens: a visitor’s message, an article that appears. They connect a CRM, a chat channel or an automation.",
  "webhooks.technical": "What a call holds is written in docs/events.md.",
  "webhooks.open": "Open the webhooks",
  "webhooks.list": "Addresses",
  "webhooks.empty": "No webhooks yet.",
  "webhooks.create": "New webhook",
  "webhooks.createButton": "Add",
  "webhooks.creating": "Adding...",
  "webhooks.created": "Webhook added",
  "webhooks.createFailed": "Failed to add the webhook",
  "webhooks.open.named": "Open: {url}",

  "webhooks.url": "Address",
  "webhooks.urlHint": "An address that begins with https://, without a password in it.",
  "webhooks.urlMalformed":
    "This is no address that can be called. It begins with https:// and has no password and no #.",
  "webhooks.urlPrivate":
    "Only https addresses on the internet are called, not those of the own network. Whoever runs the server can allow that.",
  "webhooks.events": "When",
  "webhooks.eventsMissing": "Choose one event at least.",
  "webhooks.includesPerson": "Send personal data of leads",
  "webhooks.includesPersonHint":
    "Name, email address, phone number, company and message. Without this tick only a link to the lead in the panel is sent. Tick it if the receiver may process these data.",

  "webhooks.event.lead.created": "A message came in through the contact form",
  "webhooks.event.download.requested": "A download was requested",
  "webhooks.event.article.published": "An article appears in a language",
  "webhooks.event.article.updated": "An article that can be read changes",
  "webhooks.event.article.unpublished": "An article can no longer be read in a language",
  "webhooks.event.download_page.published": "A download page appears",
  "webhooks.event.team.changed": "The team on the about page changes",
  "webhooks.event.webhook.test": "Test call",

  "webhooks.indexnow": "Search engines (IndexNow)",
  "webhooks.indexnowText":
    "Search engines hear which articles change. This is in the settings of the server.",
  "webhooks.active": "Active",
  "webhooks.paused": "Paused",
  "webhooks.failing": "Failing",
  "webhooks.failingSince": "Calls have failed since {time}.",
  "webhooks.pausedByFailures":
    "This webhook was paused: calls failed on five days, and none arrived between them. Fix the problem, make a test call and then resume it.",
  "webhooks.pausedByReceiver":
    "This webhook was paused: the receiver wants no more calls. Delete it, or give it another address, make a test call and then resume it.",
  "webhooks.pausedText": "What happens while a webhook is paused is not sent later.",

  "webhooks.secret": "Secret",
  "webhooks.newSecret": "The secret of {host}",
  "webhooks.secretOnce": "Copy it now: it is not shown again. The receiver checks the signature with it.",
  "webhooks.copySecret": "Copy the secret",
  "webhooks.secretText":
    "Each call is signed by the Standard Webhooks specification, so that the receiver knows it is from this site.",
  "webhooks.renew": "Make a new secret",
  "webhooks.renewed": "New secret made",
  "webhooks.renewSure": "Make a new secret?",
  "webhooks.renewSureText":
    "The former secret works for one more day, for you to set the new one at the receiver.",

  "webhooks.settings": "Address and events",
  "webhooks.saving": "Saving...",
  "webhooks.saved": "Webhook saved",
  "webhooks.saveFailed": "Failed to save the webhook",
  "webhooks.pause": "Pause",
  "webhooks.resume": "Resume",
  "webhooks.pauseDone": "Webhook paused",
  "webhooks.resumeDone": "Webhook resumed",
  "webhooks.test": "Test call",
  "webhooks.tested": "The test call is listed below",
  "webhooks.deleteSure": "Delete this webhook?",
  "webhooks.deleteSureText": "The address is not called any more, and its log is gone.",
  "webhooks.missing": "This webhook does not exist (any more).",

  "webhooks.log": "Calls",
  "webhooks.logAbout":
    "A call that fails is repeated for three days, with growing pauses or after the pause that the receiver asks for. The log goes back ninety days.",
  "webhooks.logEmpty": "No calls yet.",
  "webhooks.logPages": "More calls",
  "webhooks.queued": "On its way",
  "webhooks.sent": "Arrived",
  "webhooks.failed": "Failed",
  "webhooks.status": "Answer {status}",
  "webhooks.error.redirect": "Answer {status}: redirects are not followed",
  "webhooks.error.unwanted": "Answer {status}: the receiver wants no more calls",
  "webhooks.error.insecure": "The address does not begin with https://",
  "webhooks.error.private": "The address is in a private network, which is not called",
  "webhooks.error.unknownHost": "This address does not exist",
  "webhooks.error.gone": "What this was about is gone",
  "webhooks.error.spam": "The lead was marked as spam",
  "webhooks.error.late": "No answer within {seconds} seconds",
  "webhooks.error.noConnection": "No connection ({reason})",
  "webhooks.tries": "{count} tries",
  "webhooks.nextTry": "Next try on {time}",
  "webhooks.resend": "Send again",
  "webhooks.resendNamed": "Send again: {event}, {time}",
  "webhooks.resent": "The call is made again",
};

export const webhookTexts = withWords(nl, en);

export type WebhookKey = keyof typeof webhookTexts.nl;

/** The key of an event's type, if it is known. */
export function eventKey(type: string): WebhookKey | null {
  const key = `webhooks.event.${type}`;
  return isWebhookKey(key) ? key : null;
}

function isWebhookKey(key: string): key is WebhookKey {
  return Object.hasOwn(nl, key);
}
