import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { renewWebhookSecret, type Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { factCard } from "../../../ui/panel/fact.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { NewSecret } from "../webhooks/new-secret.tsx";

/** Makes a new secret and shows it, once. */
export function SecretCard({ webhook: { id, url } }: { webhook: Webhook }) {
  const { t } = useLanguage(webhookTexts);
  const { isBusy, act } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);

  async function renew(): Promise<void> {
    const messages = { done: t("webhooks.renewed"), failed: t("webhooks.renewFailed") };
    await act(async () => setSecret(await renewWebhookSecret(accountDatabase(), id)), messages);
    setAsking(false);
  }

  return (
    <section aria-labelledby="secret" className={`grid gap-4 ${factCard}`}>
      <h2 id="secret" className="text-title-4">
        {t("webhooks.secret")}
      </h2>
      <p>{t("webhooks.secretText")}</p>
      {secret && <NewSecret key={secret} url={url} secret={secret} />}
      <p>
        <button type="button" onClick={() => setAsking(true)} className={smallButton}>
          {t("webhooks.renew")}
        </button>
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t("webhooks.renewSure")}
          text={t("webhooks.renewSureText")}
          cancel={t("webhooks.cancel")}
          confirm={t("webhooks.renew")}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void renew()}
        />
      )}
    </section>
  );
}
