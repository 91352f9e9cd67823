import { useEffect, useId, useRef } from "react";
import { webhookHost } from "../../../data/webhooks/webhook-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";

/** A new secret, selected; the server can't show it again. */
export function NewSecret({ url, secret }: { url: string; secret: string }) {
  const { t } = useLanguage(webhookTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="rounded-card bg-success-soft p-4">
      <label htmlFor={id} className="font-semibold [overflow-wrap:anywhere]">
        {t("webhooks.newSecret", { host: webhookHost(url) })}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={secret}
        aria-describedby={`${id}-once`}
        className="field mt-2"
      />
      <p id={`${id}-once`} className="mt-2 text-small">
        {t("webhooks.secretOnce")}
      </p>
      <CopyButton text={secret} label={t("webhooks.copySecret")} />
    </div>
  );
}
