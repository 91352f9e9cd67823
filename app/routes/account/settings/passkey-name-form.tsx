import { accountDatabase } from "../../../account/account-database.ts";
import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useFirstFieldFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { maxPasskeyName, type Passkey, renamePasskey } from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";

type PasskeyNameFormProps = { passkey: Passkey; onRenamed(): void; onClose(): void };

export function PasskeyNameForm({ passkey, onRenamed, onClose }: PasskeyNameFormProps) {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, submit } = useSubmission(async (given) => {
    const name = textOf(given, "name").trim();
    if (name === "" || name.length > maxPasskeyName) return t("passkeys.nameRule", { max: maxPasskeyName });
    const error = await renamePasskey(accountDatabase(), passkey.id, name);
    if (error) return error;
    onClose();
    onRenamed();
    return null;
  });
  useFirstFieldFocus(form);
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t("passkeys.rename")}
      className="grid max-w-md gap-5 py-2"
    >
      <Alert>{alert}</Alert>
      <TextField name="name" id={`name-${passkey.id}`} label={t("passkeys.name")} value={passkey.name} />
      <SubmitButton isBusy={isBusy}>{t("passkeys.saveName")}</SubmitButton>
      <button type="button" onClick={onClose} className="button button-quiet w-full">
        {t("account.cancel")}
      </button>
    </form>
  );
}
