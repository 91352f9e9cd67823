import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { NewPasswordField } from "../../../account/new-password-fields.tsx";
import { PasswordField } from "../../../account/password-field.tsx";
import { Alert } from "../../../account/status-messages.tsx";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { setNewPassword } from "../../../data/account/account.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

/** The server checks the current password and ends all other sessions. */
export function ChangePasswordForm() {
  const { t } = useLanguage(panelTexts);
  const toast = useToast();
  const [isCurrentShown, showCurrent] = useState(false);
  const [isNewShown, showNew] = useState(false);
  const [isConfirmShown, showConfirm] = useState(false);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const password = textOf(given, "newPassword");
    if (password !== textOf(given, "confirmPassword")) return t("settings.mismatch");
    if ([...password].length < 6) return t("settings.short");
    const error = await setNewPassword(accountDatabase(), {
      password,
      current: textOf(given, "currentPassword"),
    });
    if (error) return error.message ? error : t("settings.failed");
    form.current?.reset();
    toast({ tone: "success", title: t("settings.changed"), text: t("settings.changedText") });
    return null;
  });

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="password" className="grid gap-5">
      <Alert>{alert}</Alert>
      <PasswordField
        name="currentPassword"
        label={t("settings.current")}
        isRequired
        autoComplete="current-password"
        error={missing.currentPassword}
        isShown={isCurrentShown}
        onShow={showCurrent}
      />
      <NewPasswordField
        name="newPassword"
        label={t("settings.new")}
        missing={missing}
        isShown={isNewShown}
        onShow={showNew}
      />
      <PasswordField
        name="confirmPassword"
        label={t("settings.confirm")}
        isRequired
        autoComplete="new-password"
        error={missing.confirmPassword}
        isShown={isConfirmShown}
        onShow={showConfirm}
      />
      <button type="submit" aria-disabled={isBusy} className="button button-primary justify-self-start">
        {t(isBusy ? "settings.changing" : "settings.change")}
      </button>
    </form>
  );
}
