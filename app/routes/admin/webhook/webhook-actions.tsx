import { Pause, Play, Send, Trash2 } from "lucide-react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { undelete } from "../../../data/trash/trash.ts";
import {
  deleteWebhook,
  pauseWebhook,
  testWebhook,
  type Webhook,
} from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";

/** Tests, pauses or resumes, and deletes a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, pause } = webhook;
  const { t } = useLanguage(webhookTexts);
  const { isBusy, act } = useAction();
  const navigate = useNavigate();
  const isPaused = pause !== null;

  function test(): void {
    const messages = { done: t("webhooks.tested"), failed: t("webhooks.testFailed") };
    void act(() => testWebhook(accountDatabase(), id), messages);
  }

  function togglePause(): void {
    const done = t(isPaused ? "webhooks.resumeDone" : "webhooks.pauseDone");
    void act(() => pauseWebhook(accountDatabase(), id, !isPaused), {
      done,
      failed: t("webhooks.pauseFailed"),
    });
  }

  const { ask, dialog } = useConfirmed<Webhook>(() => ({
    title: t("webhooks.deleteSure"),
    text: t("webhooks.deleteSureText"),
    confirm: t("webhooks.delete"),
    async work() {
      await deleteWebhook(accountDatabase(), id);
      await navigate(href("/admin/settings/webhooks"), { replace: true });
    },
    undo: () => undelete(accountDatabase(), id),
    done: t("webhooks.deleted"),
    failed: t("webhooks.deleteFailed"),
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
        {t("webhooks.delete")}
      </button>
      {dialog}
    </div>
  );
}
