import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth } from "../../../account/use-auth.ts";
import { useFirstFieldFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";

/** Requests a recovery link, and closes when it is sent. */
export function ResetPanel({ onSent, onCancel }: { onSent(): void; onCancel(): void }) {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const { error } = await pageAuth().resetPassword(textOf(given, "email"));
    if (!error) onSent();
    return error;
  });
  useFirstFieldFocus(form);

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="reset-title" className="grid gap-5">
      <div>
        <h2 id="reset-title" className="text-title-3">
          {t("login.resetTitle")}
        </h2>
        <p className="mt-2 text-ink-soft text-small">{t("login.resetText")}</p>
      </div>
      <Alert>{alert}</Alert>
      <TextField
        name="email"
        type="email"
        label={t("field.email")}
        isRequired
        autoComplete="username"
        error={missing.email}
      />
      <SubmitButton isBusy={isBusy}>{t("login.resetSend")}</SubmitButton>
      <button type="button" onClick={onCancel} className="button button-quiet w-full">
        {t("account.cancel")}
      </button>
    </form>
  );
}
