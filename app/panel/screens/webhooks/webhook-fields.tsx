import { useId } from "react";
import { type WebhookEventType, webhookEvents } from "../../../data/webhooks/webhook-events.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import type { EditedWebhook } from "./use-webhook-form.ts";

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
