import { type FormEvent, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { firstTerms, TokenTerms } from "../../../account/token-terms.tsx";
import { createAccessToken } from "../../../data/access-tokens/access-tokens.ts";
import { maxTokenName } from "../../../data/access-tokens/token-terms.ts";
import { StaleWrite } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ShownOnce } from "../../../ui/panel/shown-once.tsx";
import { isTooLong } from "../../../ui/panel/too-long.ts";

/** Makes a token, and shows it once. */
export function TokenForm() {
  const { t } = useLanguage(accessTokenTexts);
  const { isBusy, act } = useAction();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const [terms, setTerms] = useState(firstTerms);
  const [token, setToken] = useState<string | null>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isMissing = name.trim() === "";
    setNameMissing(isMissing);
    if (isMissing || isTooLong(name, maxTokenName)) return nameField.current?.focus();
    await act(
      async () => {
        setToken(await createAccessToken(accountDatabase(), { name: name.trim(), ...terms }));
        setName("");
      },
      {
        done: t("tokens.created"),
        failed: (error) => t(error instanceof StaleWrite ? "tokens.full" : "tokens.createFailed"),
      },
    );
  }

  return (
    <Card title={t("tokens.new")} className="p-6 sm:p-8">
      <p className="mt-2 text-ink-soft">{t("tokens.newText")}</p>
      <form onSubmit={(event) => void create(event)} noValidate className="mt-5 grid gap-5">
        <PanelField
          ref={nameField}
          label={t("tokens.name")}
          name="name"
          value={name}
          onChange={setName}
          isRequired
          max={maxTokenName}
          error={isNameMissing && name.trim() === "" ? t("tokens.nameRequired") : undefined}
          hint={t("tokens.nameHint")}
        />
        <TokenTerms terms={terms} onChange={setTerms} />
        <button type="submit" aria-disabled={isBusy} className="button button-primary justify-self-start">
          {t(isBusy ? "tokens.creating" : "tokens.create")}
        </button>
      </form>
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
