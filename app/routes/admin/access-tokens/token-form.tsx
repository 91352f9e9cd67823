import { type FormEvent, useId, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import {
  createAccessToken,
  maxTokenName,
  type TokenDays,
  type TokenScope,
  tokenDays,
  tokenScopes,
} from "../../../data/access-tokens/access-tokens.ts";
import { StaleWrite } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Select } from "../../../ui/panel/select-field.tsx";
import { ShownOnce } from "../../../ui/panel/shown-once.tsx";
import { isTooLong } from "../../../ui/panel/too-long.ts";

/** Makes a token, and shows it once. */
export function TokenForm() {
  const { t } = useLanguage(accessTokenTexts);
  const id = useId();
  const { isBusy, act } = useAction();
  const mayRead = { draft: true, statistics: useRight("publish"), leads: useRight("leads") };
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["draft"]);
  const [days, setDays] = useState<TokenDays>(30);
  const [token, setToken] = useState<string | null>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isMissing = name.trim() === "";
    setNameMissing(isMissing);
    if (isMissing || isTooLong(name, maxTokenName)) return nameField.current?.focus();
    await act(
      async () => {
        setToken(await createAccessToken(accountDatabase(), { name: name.trim(), scopes, days }));
        setName("");
      },
      {
        done: t("tokens.created"),
        failed: (error) => t(error instanceof StaleWrite ? "tokens.full" : "tokens.createFailed"),
      },
    );
  }

  function choose(scope: TokenScope, isChosen: boolean): void {
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((other) => other !== scope));
  }

  return (
    <Card title={t("tokens.new")} className="p-6 sm:p-8">
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
        <fieldset>
          <legend className="font-semibold">{t("tokens.scopes")}</legend>
          <Scope label={t("tokens.read")} isChosen isFixed />
          {tokenScopes
            .filter((scope) => mayRead[scope])
            .map((scope) => (
              <Scope
                key={scope}
                label={t(`tokens.${scope}`)}
                isChosen={scopes.includes(scope)}
                onChoose={(isChosen) => choose(scope, isChosen)}
              />
            ))}
        </fieldset>
        <p className="grid max-w-40 gap-2">
          <label htmlFor={`${id}-days`} className="font-semibold">
            {t("tokens.valid")}
          </label>
          <Select
            id={`${id}-days`}
            chosen={days}
            choices={tokenDays.map((count) => ({ value: count, text: t("tokens.days", { count }) }))}
            onChoose={(chosen) => chosen && setDays(chosen)}
          />
        </p>
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

type ScopeProps = { label: string; isChosen: boolean; isFixed?: boolean; onChoose?(isChosen: boolean): void };

function Scope({ label, isChosen, isFixed = false, onChoose }: ScopeProps) {
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${isFixed ? "text-ink-soft" : ""}`}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFixed}
        onChange={({ target }) => onChoose?.(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
