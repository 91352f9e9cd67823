import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useAuth } from "../../../account/use-auth.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { changeEmail } from "../../../data/account/account.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";

export function ChangeEmailForm() {
  const { t } = useLanguage(accountTexts);
  const pending = useAuth().user?.new_email;
  const [isSent, setSent] = useState(false);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    setSent(false);
    const error = await changeEmail(accountDatabase(), textOf(given, "email"));
    setSent(!error);
    if (!error) form.current?.reset();
    return error;
  });
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t("email.title")}
      className="grid max-w-md gap-5"
    >
      <p className="text-ink-soft">{t("email.text")}</p>
      {pending && <p className="font-semibold">{t("email.pending", { email: pending })}</p>}
      <Alert>{alert}</Alert>
      <Success>{isSent && t("email.sent")}</Success>
      <TextField
        name="email"
        type="email"
        label={t("email.label")}
        isRequired
        autoComplete="email"
        error={missing.email}
      />
      <SubmitButton isBusy={isBusy}>{t("email.submit")}</SubmitButton>
    </form>
  );
}
