import type { AuthError } from "@supabase/supabase-js";
import { useState } from "react";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { Alert } from "../../../account/status-messages.tsx";
import type { PasskeyError } from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type RemoveDialogProps = {
  title: string;
  text: string;
  remove(): Promise<AuthError | PasskeyError | null>;
  onClose(): void;
  onRemoved(): void;
};

/** Asks whether a second step or a passkey is to go, and says why it can't. */
export function RemoveDialog({ title, text, remove, onClose, onRemoved }: RemoveDialogProps) {
  const { language, t } = useLanguage(accountTexts);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError | PasskeyError | null>(null);
  async function confirm(): Promise<void> {
    setBusy(true);
    const problem = await remove();
    setBusy(false);
    if (problem) setError(problem);
    else onRemoved();
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      cancel={t("account.cancel")}
      confirm={t("factor.remove")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <Alert>{error && describeAuthError(error, language)}</Alert>
    </ConfirmDialog>
  );
}
