import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { CodeField } from "../../../account/code-field.tsx";
import { PasskeyForm } from "../../../account/passkey-form.tsx";
import { RecoveryCodeForm } from "../../../account/recovery-code-form.tsx";
import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth, useAuth } from "../../../account/use-auth.ts";
import { useFirstFieldFocus } from "../../../account/use-mount-focus.ts";
import { usePasskeys } from "../../../account/use-passkeys.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { verifyFactor } from "../../../data/account/factors.ts";
import { signInWithPasskey } from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";

/** The second factor: a code of the app, a passkey, or a recovery code. */
export function CodeForm() {
  const { t } = useLanguage(accountTexts);
  const [isRecovery, setRecovery] = useState(false);
  const { passkeys } = usePasskeys();
  const passkey = useSubmission(() => signInWithPasskey(accountDatabase()));
  return (
    <div className="grid gap-5">
      <h2 className="text-title-3">{t("code.title")}</h2>
      {isRecovery ? <RecoveryCodeForm /> : <AppCode />}
      {Array.isArray(passkeys) && passkeys.length > 0 && (
        <PasskeyForm submission={passkey} label={t("passkey.use")} isQuiet />
      )}
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
