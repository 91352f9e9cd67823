import { accountDatabase } from "../../../account/account-database.ts";
import { PrivateAddress, saveWebhook, type Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { FormCard } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useWebhookForm } from "../webhooks/use-webhook-form.ts";
import { WebhookFields } from "../webhooks/webhook-fields.tsx";

/** Changes the address and the events of a webhook. */
export function SettingsForm({ webhook }: { webhook: Webhook }) {
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
          {t(isBusy ? "webhooks.saving" : "webhooks.save")}
        </button>
      </p>
    </FormCard>
  );
}
