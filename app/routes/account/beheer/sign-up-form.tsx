import { useState } from "react";
import { NewPasswordField } from "../../../account/new-password-fields.tsx";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth } from "../../../account/use-auth.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";
import type { Shown } from "./sign-in-form.tsx";

export function SignUpForm(shown: Shown) {
  const { language, t } = useLanguage(accountTexts);
  const [isDone, setDone] = useState(false);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    setDone(false);
    const { error } = await pageAuth().signUp(textOf(given, "email"), textOf(given, "password"), language);
    setDone(!error);
    if (!error) form.current?.reset();
    return error;
  });
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("login.signUp")} className="grid gap-5">
      <p className="text-ink-soft text-small">{t("login.signUpText")}</p>
      <Alert>{alert}</Alert>
      <Success>{isDone && t("login.signedUp")}</Success>
      <TextField
        name="email"
        id="new-email"
        type="email"
        label={t("field.email")}
        isRequired
        autoComplete="username"
        error={missing.email}
      />
      <NewPasswordField
        name="password"
        id="new-password"
        label={t("field.password")}
        missing={missing}
        {...shown}
      />
      <SubmitButton isBusy={isBusy}>{t("login.signUp")}</SubmitButton>
    </form>
  );
}
