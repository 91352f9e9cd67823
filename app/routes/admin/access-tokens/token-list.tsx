import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type AccessToken, revokeAccessToken } from "../../../data/access-tokens/access-tokens.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";

/** The person's tokens, the newest first, each to be revoked. */
export function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const { t } = useLanguage(accessTokenTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmed<AccessToken>(
    ({ id }) => ({
      title: t("tokens.sure"),
      text: t("tokens.sureText"),
      confirm: t("tokens.revoke"),
      work: () => revokeAccessToken(accountDatabase(), id),
      done: t("tokens.revoked"),
      failed: t("tokens.revokeFailed"),
    }),
    heading,
  );
  return (
    <Card title={t("tokens.list")} heading={heading} className="p-6 sm:p-8">
      {tokens.length === 0 && <p className="mt-3 text-ink-soft">{t("tokens.none")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => ask(token)} />
        ))}
      </ul>
      {dialog}
    </Card>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke(): void }) {
  const { t, language } = useLanguage(accessTokenTexts);
  const { name, connectedBy, scopes, expiresAt, lastUsedAt } = token;
  const isValid = Date.parse(expiresAt) > Date.now();
  const may = (["read", ...scopes] as const).map((scope) => t(`tokens.${scope}`));
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 sm:flex-nowrap ${isValid ? "" : "text-ink-soft"}`}
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        {connectedBy && (
          <p className="text-small">
            {connectedBy === "localhost"
              ? t("tokens.connectedOnDevice")
              : t("tokens.connectedBy", { host: connectedBy })}
          </p>
        )}
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
