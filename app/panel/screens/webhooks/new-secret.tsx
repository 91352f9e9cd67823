import { webhookHost } from "../../../data/webhooks/webhook-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { ShownOnce } from "../../../ui/panel/shown-once.tsx";

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
