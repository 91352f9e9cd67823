import { showRecoveryCode } from "../data/account/factors.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { TextField } from "../ui/forms/form-field.tsx";
import { accountDatabase } from "./account-database.ts";
import { Alert } from "./status-messages.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useFirstFieldFocus } from "./use-mount-focus.ts";
import { textOf, useSubmission } from "./use-submission.ts";

const refusals = {
  wrong: "code.wrongRecovery",
  "too-many": "error.over_request_rate_limit",
  failed: "error.unexpected",
} as const;

/** A recovery code in place of the second step. */
export function RecoveryCodeForm() {
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
