import { useId } from "react";
import {
  type TokenDays,
  type TokenScope,
  tokenDays,
  tokenScopes,
} from "../data/access-tokens/token-terms.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accessTokenTexts } from "../i18n/panel/access-tokens.en.ts";
import { Select } from "../ui/panel/select-field.tsx";
import { useRight } from "./rights.ts";

/** What a token may do, and how long. */
type Terms = { scopes: readonly TokenScope[]; days: TokenDays };

export const firstTerms: Terms = { scopes: ["draft"], days: 30 };

type TokenTermsProps = {
  terms: Terms;
  /** The scopes to choose from, as far as the user has the right. */
  offered?: readonly TokenScope[];
  onChange(terms: Terms): void;
};

/** The fields for the terms of a token. */
export function TokenTerms({ terms, offered = tokenScopes, onChange }: TokenTermsProps) {
  const { t } = useLanguage(accessTokenTexts);
  const id = useId();
  const may = { draft: true, statistics: useRight("publish"), leads: useRight("leads") };
  const { scopes, days } = terms;

  function choose(scope: TokenScope, isChosen: boolean): void {
    const others = scopes.filter((other) => other !== scope);
    onChange({ days, scopes: isChosen ? [...others, scope] : others });
  }

  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t("tokens.scopes")}</legend>
        <Scope label={t("tokens.read")} isChosen isFixed />
        {offered
          .filter((scope) => may[scope])
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
          {t("word.valid")}
        </label>
        <Select
          id={`${id}-days`}
          chosen={days}
          choices={tokenDays.map((count) => ({ value: count, text: t("word.days", { count }) }))}
          onChoose={(chosen) => chosen && onChange({ scopes, days: chosen })}
        />
      </p>
    </>
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
      <span>{label}</span>
    </label>
  );
}
