import { useRef, useState } from "react";
import { readWebhookUrl, type WebhookForm } from "../../../data/webhooks/webhook-form.ts";
import type { WebhookKey } from "../../../i18n/panel/webhooks.en.ts";

export type WebhookProblems = { url: WebhookKey | null; events: WebhookKey | null };

export type EditedWebhook = {
  form: WebhookForm;
  problems: WebhookProblems;
  urlField: React.RefObject<HTMLInputElement | null>;
  set(part: Partial<WebhookForm>): void;
  /** The form to store; null, with the problems shown, when it can't be. */
  check(): WebhookForm | null;
  /** Shows that the address is refused. */
  rejectUrl(): void;
};

const none: WebhookProblems = { url: null, events: null };

/** The fields of a webhook and their problems. */
export function useWebhookForm(initial: WebhookForm): EditedWebhook {
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState(none);
  const urlField = useRef<HTMLInputElement>(null);

  function check(): WebhookForm | null {
    const url = readWebhookUrl(form.url);
    const found = {
      url: url === null ? ("webhooks.urlMalformed" as const) : null,
      events: form.events.length === 0 ? ("webhooks.eventsMissing" as const) : null,
    };
    setProblems(found);
    if (url === null) urlField.current?.focus();
    return url === null || found.events ? null : { ...form, url };
  }

  return {
    form,
    problems,
    urlField,
    set: (part) => setForm((now) => ({ ...now, ...part })),
    check,
    rejectUrl() {
      setProblems({ url: "webhooks.urlPrivate", events: null });
      urlField.current?.focus();
    },
  };
}
