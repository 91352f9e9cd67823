import { useState } from "react";
import { href } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { firstTerms, TokenTerms } from "../../account/token-terms.tsx";
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "../../data/access-tokens/access-tokens.ts";
import { maxTokenName } from "../../data/access-tokens/token-terms.ts";
import { StaleWrite } from "../../data/database.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accessTokenTexts } from "../../i18n/panel/access-tokens.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { CopyButton } from "../../ui/panel/copy-button.tsx";
import { ShownOnce } from "../../ui/panel/shown-once.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { SmallForm } from "../kit/small-form.tsx";

const screen = listScreen({
  texts: accessTokenTexts,
  title: "tokens.title",
  about: "tokens.about",
  back: { to: href("/admin/settings"), text: "word.settings" },
  width: "max-w-2xl",
  instead: () => (isBackendHosted() ? "tokens.hosted" : null),
  above: () => (
    <>
      <ConnectCard />
      <TokenForm />
    </>
  ),
  heading: "tokens.list",
  load: listAccessTokens,
  none: "tokens.none",
  row({ name, connectedBy, scopes, expiresAt, lastUsedAt }, { t, language }) {
    const isValid = Date.parse(expiresAt) > Date.now();
    const host = connectedBy ?? "";
    return {
      title: name,
      isFaint: !isValid,
      lines: [
        host && t(host === "localhost" ? "tokens.connectedOnDevice" : "tokens.connectedBy", { host }),
        (["read", ...scopes] as const).map((scope) => t(`tokens.${scope}`)).join("\u00a0· "),
      ],
      facts: [
        t(isValid ? "word.until" : "tokens.ended", { time: formatTime(expiresAt, language) }),
        lastUsedAt ? t("tokens.used", { time: formatTime(lastUsedAt, language) }) : t("tokens.never"),
      ],
    };
  },
  actions: ({ id }, { t }) => [
    {
      text: t("word.revoke"),
      ask: {
        title: t("tokens.sure"),
        text: t("tokens.sureText"),
        confirm: t("word.revoke"),
        work: () => revokeAccessToken(accountDatabase(), id),
        done: t("tokens.revoked"),
      },
    },
  ],
});

export const { clientLoader, meta } = screen;
export default screen.ListPage;

/** The address for assistants that ask the person's consent themselves. */
function ConnectCard() {
  const { t } = useLanguage(accessTokenTexts);
  const address = `${location.origin}/mcp`;
  return (
    <Card title={t("tokens.connect")} className="p-6 sm:p-8">
      <p className="mt-2 text-ink-soft">{t("tokens.connectText")}</p>
      <p className="mt-4 font-mono text-small [overflow-wrap:anywhere]">{address}</p>
      <CopyButton text={address} />
    </Card>
  );
}

/** Makes a token, and shows it once. */
function TokenForm() {
  const { t } = useLanguage(accessTokenTexts);
  const [terms, setTerms] = useState(firstTerms);
  const [token, setToken] = useState<string | null>(null);

  async function create({ name }: { name: string }): Promise<string> {
    setToken(await createAccessToken(accountDatabase(), { name: name.trim(), ...terms }));
    return t("tokens.created");
  }

  return (
    <Card title={t("tokens.new")} className="p-6 sm:p-8">
      <p className="mt-2 text-ink-soft">{t("tokens.newText")}</p>
      <SmallForm
        start={{ name: "" }}
        fields={() => [
          {
            name: "name",
            label: t("word.name"),
            isRequired: true,
            max: maxTokenName,
            hint: t("tokens.nameHint"),
          },
        ]}
        note={() => <TokenTerms terms={terms} onChange={setTerms} />}
        save={create}
        failed={(error) => (error instanceof StaleWrite ? t("tokens.full") : undefined)}
        submit={t("tokens.create")}
        busy={t("word.creating")}
      />
      {token && (
        <div className="mt-6">
          <ShownOnce
            key={token}
            label={t("tokens.token")}
            value={token}
            note={t("tokens.once")}
            copy={t("tokens.copy")}
            isCode
          >
            <p className="mt-4 text-small">{t("tokens.address")}</p>
            <p className="mt-1 font-mono text-small [overflow-wrap:anywhere]">{`${location.origin}/mcp`}</p>
          </ShownOnce>
        </div>
      )}
    </Card>
  );
}
