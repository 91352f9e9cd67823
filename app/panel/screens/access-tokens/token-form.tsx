import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { firstTerms, TokenTerms } from "../../../account/token-terms.tsx";
import { createAccessToken } from "../../../data/access-tokens/access-tokens.ts";
import { maxTokenName } from "../../../data/access-tokens/token-terms.ts";
import { StaleWrite } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { ShownOnce } from "../../../ui/panel/shown-once.tsx";
import { SmallForm } from "../../kit/small-form.tsx";

/** Makes a token, and shows it once. */
export function TokenForm() {
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
            label: t("tokens.name"),
            isRequired: true,
            max: maxTokenName,
            hint: t("tokens.nameHint"),
          },
        ]}
        note={() => <TokenTerms terms={terms} onChange={setTerms} />}
        save={create}
        failed={(error) => t(error instanceof StaleWrite ? "tokens.full" : "tokens.createFailed")}
        submit={t("tokens.create")}
        busy={t("tokens.creating")}
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
