import { useState } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { NewPasswordField } from "../../../account/new-password-fields.tsx";
import { PasskeyForm } from "../../../account/passkey-form.tsx";
import { PasswordField } from "../../../account/password-field.tsx";
import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth } from "../../../account/use-auth.ts";
import { useFirstFieldFocus, useMountFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { setNewPassword } from "../../../data/account/account.ts";
import { hasPasskeys, registerPasskey } from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";

/** After a recovery link or an invitation: a passkey, or a new password. */
export function NewWayIn() {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const heading = useMountFocus<HTMLHeadingElement>();
  const passkey = useSubmission(async () => {
    const error = await registerPasskey(accountDatabase());
    if (!error) await navigate(href("/admin"), { replace: true });
    return error;
  });
  return (
    <div className="grid gap-5">
      {hasPasskeys() && (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-title-3 outline-none">
            {t("passkey.make")}
          </h2>
          <p className="text-ink-soft">{t("passkey.text")}</p>
          <PasskeyForm submission={passkey} label={t("passkey.make")} />
          <p className="text-center text-ink-soft text-small">{t("login.or")}</p>
        </>
      )}
      <NewPasswordForm />
    </div>
  );
}

function NewPasswordForm() {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const shown = { isShown, onShow: setShown };
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const password = textOf(given, "newPassword");
    if (password !== textOf(given, "confirmPassword")) return t("newPassword.mismatch");
    if ([...password].length < 6) return t("newPassword.short");
    const error = await setNewPassword(accountDatabase(), { password });
    if (!error) await navigate(href("/admin"), { replace: true, state: { done: "password" } });
    return error;
  });
  useFirstFieldFocus(form, !hasPasskeys());

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="new-password-title" className="grid gap-5">
      <h2 id="new-password-title" className="text-title-3">
        {t("newPassword.title")}
      </h2>
      <Alert>{alert}</Alert>
      <NewPasswordField name="newPassword" label={t("field.newPassword")} missing={missing} {...shown} />
      <PasswordField
        name="confirmPassword"
        label={t("field.repeatPassword")}
        isRequired
        autoComplete="new-password"
        error={missing.confirmPassword}
        {...shown}
      />
      <SubmitButton isBusy={isBusy}>{t("newPassword.submit")}</SubmitButton>
      <button type="button" onClick={() => void pageAuth().signOut()} className="button button-quiet w-full">
        {t("account.cancel")}
      </button>
    </form>
  );
}
