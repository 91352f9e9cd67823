import { useEffect, useId, useRef } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";

/** A new token, selected, and the address to use it at; the server can't show it again. */
export function NewToken({ token }: { token: string }) {
  const { t } = useLanguage(accessTokenTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className="mt-6 rounded-card bg-success-soft p-4">
      <label htmlFor={id} className="font-semibold">
        {t("tokens.token")}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={token}
        autoComplete="off"
        aria-describedby={`${id}-once`}
        className="field mt-2 font-mono text-small"
      />
      <p id={`${id}-once`} className="mt-2 text-small">
        {t("tokens.once")}
      </p>
      <CopyButton text={token} label={t("tokens.copy")} />
      <p className="mt-4 text-small">{t("tokens.address")}</p>
      <p className="mt-1 font-mono text-small [overflow-wrap:anywhere]">{`${location.origin}/mcp`}</p>
    </div>
  );
}
