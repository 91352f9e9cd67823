import { describe, expect, it } from "vitest";
import { lookUp } from "../../../i18n/language-texts.ts";
import { type WebhookKey, webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { describeOutcome } from "./describe-outcome.ts";

describe("the outcome of a call", () => {
  const inDutch = (key: WebhookKey, values = {}) => lookUp(webhookTexts, "nl", key, values);

  it.each([
    [200, null, "Antwoord 200"],
    [500, "Answered 500.", "Antwoord 500"],
    [410, "Answered 410.", "Antwoord 410: de ontvanger wil niet meer worden aangeroepen"],
    [302, "Answered 302: redirects are not followed.", "Antwoord 302: een doorverwijzing wordt niet gevolgd"],
    [null, "No answer within 15 seconds.", "Geen antwoord binnen 15 seconden"],
    [null, "No connection (ECONNREFUSED).", "Geen verbinding (ECONNREFUSED)"],
    [null, "The host has no address.", "Dit adres bestaat niet"],
    [
      null,
      "The address is malformed.",
      "Dit is geen adres dat kan worden aangeroepen. Het begint met https:// en heeft geen wachtwoord en geen #.",
    ],
    [null, "Something new", "Something new"],
    [null, null, null],
  ])("%s, %s", (status, error, text) => {
    expect(describeOutcome({ status, error }, inDutch)).toBe(text);
  });
});
