import type { Factor } from "@supabase/supabase-js";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert, Spinner } from "../../../account/status-messages.tsx";
import { listFactors } from "../../../data/account/factors.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { FactorList } from "./factor-list.tsx";
import { FactorSetUp } from "./factor-set-up.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

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
      {isOn && <FactorList factors={factors} onRemoved={() => void followRemoval()} />}
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
