import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { CodeField } from "../../../account/code-field.tsx";
import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth, useAuth } from "../../../account/use-auth.ts";
import { useFirstFieldFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { showRecoveryCode, verifyFactor } from "../../../data/account/factors.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";

/** The second factor: a code of the app, or a recovery code. */
export function CodeForm() {
  const { t } = useLanguage(accountTexts);
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid gap-5">
      <h2 className="text-title-3">{t("code.title")}</h2>
      {isRecovery ? <RecoveryCode /> : <AppCode />}
      <div className="grid justify-items-center gap-3 text-center">
        <button type="button" onClick={() => setRecovery(!isRecovery)} className="text-link standalone-link">
          {t(isRecovery ? "code.useApp" : "code.useRecovery")}
        </button>
        <button type="button" onClick={() => void pageAuth().signOut()} className="text-link standalone-link">
          {t("code.signOut")}
        </button>
      </div>
    </div>
  );
}

function AppCode() {
  const { t } = useLanguage(accountTexts);
  const { user } = useAuth();
  const factors = user?.factors?.filter((factor) => factor.status === "verified") ?? [];
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const error = await verifyFactor(accountDatabase(), textOf(given, "factor"), textOf(given, "code"));
    // The session may have been revoked.
    if (error && error.code !== "mfa_verification_failed") await pageAuth().check();
    return error;
  });
  useFirstFieldFocus(form);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("code.title")} className="grid gap-5">
      <p>{t("code.text")}</p>
      <Alert>{alert}</Alert>
      <FactorChoice factors={factors} />
      <CodeField missing={missing} />
      <SubmitButton isBusy={isBusy}>{t("code.submit")}</SubmitButton>
    </form>
  );
}

/** The choice of a factor, if there are several: a code for another factor would count as wrong. */
function FactorChoice({ factors }: { factors: readonly Factor[] }) {
  const { t } = useLanguage(accountTexts);
  const [only] = factors;
  if (factors.length === 1) return <input type="hidden" name="factor" value={only?.id} />;
  return (
    <div>
      <label htmlFor="factor" className="mb-1.5 block font-semibold">
        {t("code.device")}
      </label>
      <select id="factor" name="factor" className="field">
        {factors.map((factor) => (
          <option key={factor.id} value={factor.id}>
            {factor.friendly_name || "TOTP"}
          </option>
        ))}
      </select>
    </div>
  );
}

const refusals = {
  wrong: "code.wrongRecovery",
  "too-many": "error.over_request_rate_limit",
  failed: "error.unexpected",
} as const;

function RecoveryCode() {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const answer = await showRecoveryCode(accountDatabase(), textOf(given, "code"));
    return answer === "right" ? null : t(refusals[answer]);
  });
  useFirstFieldFocus(form);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("code.recoveryLabel")} className="grid gap-5">
      <p>{t("code.recoveryText")}</p>
      <Alert>{alert}</Alert>
      <TextField
        name="code"
        label={t("code.recoveryLabel")}
        isRequired
        error={missing.code}
        autoComplete="off"
      />
      <SubmitButton isBusy={isBusy}>{t("code.submit")}</SubmitButton>
    </form>
  );
}
