import type { AuthError } from "@supabase/supabase-js";
import { useState } from "react";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { Alert } from "../../../account/status-messages.tsx";
import type { PasskeyError } from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type RemoveButtonProps = {
  /** Of what is removed. */
  name: string;
  title: string;
  text: string;
  remove(): Promise<AuthError | PasskeyError | null>;
  onRemoved(): void;
};

/** Removes a second step or a passkey once that is confirmed, and says why it can't. */
export function RemoveButton({ name, title, text, remove, onRemoved }: RemoveButtonProps) {
  const { language, t } = useLanguage(accountTexts);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError | PasskeyError | null>(null);
  async function confirm(): Promise<void> {
    setBusy(true);
    const problem = await remove();
    setBusy(false);
    setError(problem);
    if (problem) return;
    setAsking(false);
    onRemoved();
  }
  return (
    <>
      <button
        type="button"
        aria-label={t("factor.removeNamed", { name })}
        onClick={() => setAsking(true)}
        className="text-link standalone-link"
      >
        {t("factor.remove")}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          text={text}
          cancel={t("account.cancel")}
          confirm={t("factor.remove")}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          <Alert>{error && describeAuthError(error, language)}</Alert>
        </ConfirmDialog>
      )}
    </>
  );
}
