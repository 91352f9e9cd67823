import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { renewWebhookSecret, type Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { NewSecret } from "../webhooks/new-secret.tsx";

/** Makes a new secret and shows it, once. */
export function SecretCard({ webhook }: { webhook: Webhook }) {
  const { id, url } = webhook;
  const { t } = useLanguage(webhookTexts);
  const [secret, setSecret] = useState<string | null>(null);

  const { ask, dialog } = useConfirmed<Webhook>(() => ({
    title: t("webhooks.renewSure"),
    text: t("webhooks.renewSureText"),
    confirm: t("webhooks.renew"),
    work: async () => setSecret(await renewWebhookSecret(accountDatabase(), id)),
    done: t("webhooks.renewed"),
    failed: t("webhooks.renewFailed"),
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
