import { useState } from "react";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { Alert, Success } from "../../../account/notices.tsx";
import { PasswordField } from "../../../account/password-field.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth } from "../../../account/use-auth.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { accountTexts } from "../../../i18n/account.en.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { TextField } from "../../../ui/form-field.tsx";

export type Shown = { isShown: boolean; onShow(isShown: boolean): void };

export function SignInForm({ onForget, ...shown }: Shown & { onForget(): void }) {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, code, missing, submit } = useSubmission(async (given) => {
    const { error } = await pageAuth().signIn(textOf(given, "email"), textOf(given, "password"));
    return error;
  });
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("login.signIn")} className="grid gap-5">
      <Alert>{alert}</Alert>
      {code === "email_not_confirmed" && (
        <Resend email={() => textOf(new FormData(form.current ?? undefined), "email")} />
      )}
      <TextField
        name="email"
        type="email"
        label={t("field.email")}
        isRequired
        autoComplete="username"
        error={missing.email}
      />
      <PasswordField
        name="password"
        label={t("field.password")}
        isRequired
        autoComplete="current-password"
        error={missing.password}
        {...shown}
      />
      <SubmitButton isBusy={isBusy}>{t("login.signIn")}</SubmitButton>
      <p className="text-center">
        <button type="button" onClick={onForget} className="text-link standalone-link">
          {t("login.forgot")}
        </button>
      </p>
    </form>
  );
}

/** For who lost the mail that confirms the account. */
function Resend({ email }: { email(): string }) {
  const { language, t } = useLanguage(accountTexts);
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);
  async function resend(): Promise<void> {
    const { error } = await pageAuth().resendConfirmation(email());
    setOutcome(
      error
        ? { isSent: false, text: describeAuthError(error, language) }
        : { isSent: true, text: t("login.signedUp") },
    );
  }
  if (outcome?.isSent) return <Success>{outcome.text}</Success>;
  return (
    <div className="grid gap-3">
      <Alert>{outcome?.text}</Alert>
      <button type="button" onClick={() => void resend()} className="text-link justify-self-start">
        {t("login.resend")}
      </button>
    </div>
  );
}
