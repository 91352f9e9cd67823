import type { Factor } from "@supabase/supabase-js";
import { Smartphone } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert, Spinner } from "../../../account/status-messages.tsx";
import { listFactors, removeFactor } from "../../../data/account/factors.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { FactorSetUp } from "./factor-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RemoveButton } from "./remove-button.tsx";

/** The second factors of the user, and the recovery codes. */
export function SecondFactor() {
  const { t } = useLanguage(accountTexts);
  const [factors, setFactors] = useState<Factor[] | "failed" | null>(null);
  const [isNew, setNew] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);

  const load = useCallback(async () => {
    setFactors(await listFactors(accountDatabase()).catch(() => "failed" as const));
  }, []);
  useEffect(() => void load(), [load]);

  async function followRemoval(): Promise<void> {
    setNew(false);
    await load();
    // The removed button had the focus.
    state.current?.focus();
  }

  if (factors === null) return <Spinner label={t("account.loading")} />;
  if (factors === "failed") return <Alert>{t("factor.failed")}</Alert>;
  const isOn = factors.length > 0;
  return (
    <div className="grid gap-6">
      <p ref={state} tabIndex={-1} className="text-ink-soft outline-none">
        {t(isOn ? "factor.on" : "factor.text")}
      </p>
      {isOn && (
        <ul className="grid gap-3">
          {factors.map((factor) => (
            <Item key={factor.id} factor={factor} onRemoved={() => void followRemoval()} />
          ))}
        </ul>
      )}
      <FactorSetUp
        label={t(isOn ? "factor.setUpAnother" : "factor.setUp")}
        names={factors.map((factor) => factor.friendly_name ?? "")}
        onDone={() => {
          setNew(!isOn);
          void load();
        }}
      />
      {isOn && <RecoveryCodes areNew={isNew} />}
    </div>
  );
}

function Item({ factor, onRemoved }: { factor: Factor; onRemoved(): void }) {
  const { language, t } = useLanguage(accountTexts);
  const name = factor.friendly_name || "TOTP";
  return (
    <li className="flex items-center gap-4 rounded-small border border-line bg-white px-4 py-3">
      <Smartphone aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-small">
          {t("factor.since", { date: formatDate(factor.created_at, language) })}
        </p>
      </div>
      <RemoveButton
        name={name}
        title={t("factor.removeTitle")}
        text={t("factor.removeText", { name })}
        remove={() => removeFactor(accountDatabase(), factor.id)}
        onRemoved={onRemoved}
      />
    </li>
  );
}
