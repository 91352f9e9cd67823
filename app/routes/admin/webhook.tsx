import { Pause, Play, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { undelete } from "../../data/trash/trash.ts";
import {
  deleteWebhook,
  getWebhook,
  PrivateAddress,
  pauseWebhook,
  renewWebhookSecret,
  saveWebhook,
  testWebhook,
  type Webhook,
} from "../../data/webhooks/admin-webhooks.ts";
import { type DeliveryPage, listDeliveries, readPlace } from "../../data/webhooks/webhook-deliveries.ts";
import { webhookHost } from "../../data/webhooks/webhook-form.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import {
  NewSecret,
  useWebhookForm,
  WebhookBadge,
  WebhookFields,
} from "../../panel/screens/webhooks/webhook-fields.tsx";
import { smallButton } from "../../ui/panel/buttons.ts";
import { Card, FormCard } from "../../ui/panel/card.tsx";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Found, Missing, Screen } from "../../ui/panel/screen.tsx";
import { useConfirmed } from "../../ui/panel/use-confirmed.tsx";
import type { Route } from "./+types/webhook";
import { DeliveryLog } from "./webhook/delivery-log.tsx";

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const db = accountDatabase();
  const place = readPlace(new URL(request.url).searchParams);
  const [loaded, deliveries] = await Promise.all([
    orNull(getWebhook(db, params.id).then((found) => ({ found }))),
    orNull(listDeliveries(db, params.id, place)),
  ]);
  return { loaded, deliveries };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, webhookTexts, "webhooks.title");
}

export default function WebhookPage({ loaderData: { loaded, deliveries }, params }: Route.ComponentProps) {
  const { t } = useLanguage(webhookTexts);
  const list = href("/admin/settings/webhooks");
  const screen = { title: t("webhooks.title"), back: { to: list, text: t("webhooks.title") } };
  const missing = <Missing text={t("webhooks.missing")} list={list} />;
  return (
    <Found loaded={loaded} id={params.id} {...screen} missing={missing}>
      {(webhook) => <WebhookScreen webhook={webhook} deliveries={deliveries} back={screen.back} />}
    </Found>
  );
}

type WebhookScreenProps = {
  webhook: Webhook;
  deliveries: DeliveryPage | null;
  back: { to: string; text: string };
};

/** A webhook: what it gets, and what became of each call. Search engines have the calls alone. */
function WebhookScreen({ webhook, deliveries, back }: WebhookScreenProps) {
  const { t } = useLanguage(webhookTexts);
  const isOwn = webhook.kind === "indexnow";
  return (
    <Screen
      title={isOwn ? t("webhooks.indexnow") : webhookHost(webhook.url)}
      badge={<WebhookBadge webhook={webhook} />}
      back={back}
      width="max-w-4xl"
    >
      <State webhook={webhook} />
      {isOwn ? (
        <p className="max-w-2xl">{t("webhooks.indexnowText")}</p>
      ) : (
        <WebhookActions webhook={webhook} />
      )}
      <DeliveryLog page={deliveries} />
      {!isOwn && <SettingsForm webhook={webhook} />}
      {!isOwn && <SecretCard webhook={webhook} />}
    </Screen>
  );
}

/** Why it is paused, or since when it fails. */
function State({ webhook: { pause, failingSince } }: { webhook: Webhook }) {
  const { t, language } = useLanguage(webhookTexts);
  const since = failingSince && t("webhooks.failingSince", { time: formatTime(failingSince, language) });
  if (pause === null && !since) return null;
  return (
    <p className="rounded-card bg-warning-soft px-5 py-3">
      {pause === "failures" && <>{t("webhooks.pausedByFailures")} </>}
      {pause === "gone" && <>{t("webhooks.pausedByReceiver")} </>}
      {pause === null ? since : t("webhooks.pausedText")}
    </p>
  );
}

/** Makes a new secret and shows it, once. */
function SecretCard({ webhook }: { webhook: Webhook }) {
  const { id, url } = webhook;
  const { t } = useLanguage(webhookTexts);
  const [secret, setSecret] = useState<string | null>(null);

  const { ask, dialog } = useConfirmed<Webhook>(() => ({
    title: t("webhooks.renewSure"),
    text: t("webhooks.renewSureText"),
    confirm: t("webhooks.renew"),
    work: async () => setSecret(await renewWebhookSecret(accountDatabase(), id)),
    done: t("webhooks.renewed"),
  }));

  return (
    <Card title={t("webhooks.secret")} className="grid gap-4 p-5 sm:p-6">
      <p>{t("webhooks.secretText")}</p>
      {secret && <NewSecret key={secret} url={url} secret={secret} />}
      <p>
        <button type="button" onClick={() => ask(webhook)} className={smallButton}>
          {t("webhooks.renew")}
        </button>
      </p>
      {dialog}
    </Card>
  );
}

/** Changes the address and the events of a webhook. */
function SettingsForm({ webhook }: { webhook: Webhook }) {
  const { t } = useLanguage(webhookTexts);
  const { isBusy, act } = useAction();
  const edited = useWebhookForm(webhook);

  async function save(): Promise<void> {
    const form = edited.check();
    if (!form) return;
    await act(() => saveWebhook(accountDatabase(), webhook.id, form), {
      done: t("webhooks.saved"),
      failed(error) {
        if (!(error instanceof PrivateAddress)) return t("webhooks.saveFailed");
        edited.rejectUrl();
        return { title: t("webhooks.saveFailed"), text: t("webhooks.urlPrivate") };
      },
    });
  }

  return (
    <FormCard title={t("webhooks.settings")} onSubmit={save} className="grid gap-5">
      <WebhookFields {...edited} />
      <p>
        <button type="submit" aria-disabled={isBusy} className="button button-primary">
          {t(isBusy ? "webhooks.saving" : "word.save")}
        </button>
      </p>
    </FormCard>
  );
}

/** Tests, pauses or resumes, and deletes a webhook. */
function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, pause } = webhook;
  const { t } = useLanguage(webhookTexts);
  const { isBusy, act } = useAction();
  const navigate = useNavigate();
  const isPaused = pause !== null;

  function test(): void {
    const messages = { done: t("webhooks.tested") };
    void act(() => testWebhook(accountDatabase(), id), messages);
  }

  function togglePause(): void {
    const done = t(isPaused ? "webhooks.resumeDone" : "webhooks.pauseDone");
    void act(() => pauseWebhook(accountDatabase(), id, !isPaused), {
      done,
    });
  }

  const { ask, dialog } = useConfirmed<Webhook>(() => ({
    title: t("webhooks.deleteSure"),
    text: t("webhooks.deleteSureText"),
    confirm: t("word.delete"),
    async work() {
      await deleteWebhook(accountDatabase(), id);
      await navigate(href("/admin/settings/webhooks"), { replace: true });
    },
    undo: () => undelete(accountDatabase(), id),
    done: t("word.deletedNamed", { name: webhookHost(webhook.url) }),
    goesAlong: true,
  }));

  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" aria-disabled={isBusy} onClick={test} className={smallButton}>
        <Send aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t("webhooks.test")}
      </button>
      <button type="button" aria-disabled={isBusy} onClick={togglePause} className={smallButton}>
        {isPaused ? (
          <Play aria-hidden="true" className="size-4" strokeWidth={1.75} />
        ) : (
          <Pause aria-hidden="true" className="size-4" strokeWidth={1.75} />
        )}
        {t(isPaused ? "webhooks.resume" : "webhooks.pause")}
      </button>
      <button type="button" onClick={() => ask(webhook)} className={`${smallButton} text-error`}>
        <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t("word.delete")}
      </button>
      {dialog}
    </div>
  );
}
