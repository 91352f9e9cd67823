import { useId, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type AccessToken, revokeAccessToken } from "../../../data/access-tokens/access-tokens.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

/** The person's tokens, the newest first, each to be revoked. */
export function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const { t } = useLanguage(accessTokenTexts);
  const id = useId();
  const [chosen, setChosen] = useState<AccessToken | null>(null);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-6 sm:p-8">
      <h2 id={id} className="text-title-4">
        {t("tokens.list")}
      </h2>
      {tokens.length === 0 && <p className="mt-3 text-ink-soft">{t("tokens.none")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setChosen(token)} />
        ))}
      </ul>
      {chosen && <RevokeDialog token={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke(): void }) {
  const { t, language } = useLanguage(accessTokenTexts);
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const isValid = Date.parse(expiresAt) > Date.now();
  const may = (["read", ...scopes] as const).map((scope) => t(`tokens.${scope}`));
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 sm:flex-nowrap ${isValid ? "" : "text-ink-soft"}`}
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="text-small">{may.join("\u00a0· ")}</p>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-small">
          <span>
            {t(isValid ? "tokens.until" : "tokens.ended", { time: formatTime(expiresAt, language) })}
          </span>
          <span>
            {lastUsedAt ? t("tokens.used", { time: formatTime(lastUsedAt, language) }) : t("tokens.never")}
          </span>
        </p>
      </div>
      <button
        type="button"
        aria-label={t("tokens.revokeNamed", { name })}
        onClick={onRevoke}
        className={`${smallButton} shrink-0`}
      >
        {t("tokens.revoke")}
      </button>
    </li>
  );
}

function RevokeDialog({ token, onClose }: { token: AccessToken; onClose(): void }) {
  const { t } = useLanguage(accessTokenTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function revoke(): Promise<void> {
    const messages = { done: t("tokens.revoked"), failed: t("tokens.revokeFailed") };
    await act(() => revokeAccessToken(accountDatabase(), token.id), messages);
    onClose();
  }

  return (
    <ConfirmDialog
      title={t("tokens.sure")}
      text={t("tokens.sureText")}
      cancel={panel("panel.cancel")}
      confirm={t("tokens.revoke")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    />
  );
}
