import { useId, useRef, useState } from "react";
import type { Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { type WebhookEventType, webhookEvents } from "../../../data/webhooks/webhook-events.ts";
import { readWebhookUrl, type WebhookForm, webhookHost } from "../../../data/webhooks/webhook-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type WebhookKey, webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ShownOnce } from "../../../ui/panel/shown-once.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";

/** Address, events, and whether personal data is sent. */
export function WebhookFields({ form, problems, urlField, set }: EditedWebhook) {
  const { t } = useLanguage(webhookTexts);
  const id = useId();
  return (
    <div className="grid gap-6">
      <PanelField
        ref={urlField}
        type="url"
        label={t("webhooks.url")}
        isRequired
        value={form.url}
        hint={t("webhooks.urlHint")}
        error={problems.url ? t(problems.url) : undefined}
        onChange={(url) => set({ url })}
      />
      <fieldset aria-describedby={problems.events ? `${id}-events` : undefined}>
        <legend className="font-semibold">{t("webhooks.events")}</legend>
        <div className="mt-1 grid sm:grid-cols-2 sm:gap-x-6">
          {webhookEvents.map((event) => (
            <EventChoice
              key={event}
              event={event}
              isChosen={form.events.includes(event)}
              onChange={(isChosen) => set({ events: withEvent(form.events, event, isChosen) })}
            />
          ))}
        </div>
        {problems.events && (
          <p id={`${id}-events`} role="alert" className="mt-1.5 font-semibold text-error text-small">
            {t(problems.events)}
          </p>
        )}
      </fieldset>
      <div>
        <label className="inline-flex min-h-11 items-start gap-3 py-2 font-semibold">
          <input
            type="checkbox"
            checked={form.includesPerson}
            aria-describedby={`${id}-person`}
            onChange={({ target }) => set({ includesPerson: target.checked })}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          {t("webhooks.includesPerson")}
        </label>
        <p id={`${id}-person`} className="mt-1 max-w-2xl text-ink-soft text-small">
          {t("webhooks.includesPersonHint")}
        </p>
      </div>
    </div>
  );
}

type EventChoiceProps = { event: WebhookEventType; isChosen: boolean; onChange(isChosen: boolean): void };

function EventChoice({ event, isChosen, onChange }: EventChoiceProps) {
  const { t } = useLanguage(webhookTexts);
  const id = useId();
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={isChosen}
        aria-describedby={id}
        aria-label={t(`webhooks.event.${event}`)}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        {t(`webhooks.event.${event}`)}
        <code id={id} className="block text-ink-soft text-small">
          {event}
        </code>
      </span>
    </label>
  );
}

function withEvent(
  events: readonly WebhookEventType[],
  event: WebhookEventType,
  isChosen: boolean,
): WebhookEventType[] {
  return webhookEvents.filter((known) => (known === event ? isChosen : events.includes(known)));
}

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

/** A new secret of a webhook. */
export function NewSecret({ url, secret }: { url: string; secret: string }) {
  const { t } = useLanguage(webhookTexts);
  return (
    <ShownOnce
      label={t("webhooks.newSecret", { host: webhookHost(url) })}
      value={secret}
      note={t("webhooks.secretOnce")}
      copy={t("webhooks.copySecret")}
    />
  );
}

const tones = { active: "success", paused: "warning", failing: "error" } as const;

/** Whether a webhook is called, paused, or failing. */
export function WebhookBadge({ webhook }: { webhook: Webhook }) {
  const { t } = useLanguage(webhookTexts);
  const state = webhook.pause ? "paused" : webhook.failingSince ? "failing" : "active";
  return <Badge tone={tones[state]}>{t(`webhooks.${state}`)}</Badge>;
}
