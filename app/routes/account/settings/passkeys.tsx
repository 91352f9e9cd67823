import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { PasskeyForm } from "../../../account/passkey-form.tsx";
import { hasFactor, hasSecondStep } from "../../../account/session-proof.ts";
import { Alert, Spinner, Success } from "../../../account/status-messages.tsx";
import { useAuth } from "../../../account/use-auth.ts";
import { usePasskeys } from "../../../account/use-passkeys.ts";
import { useSubmission } from "../../../account/use-submission.ts";
import { hasPasskeys, maxPasskeys, registerPasskey } from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** The passkeys of the user, with recovery codes where no authenticator app brings these. */
export function Passkeys() {
  const { t } = useLanguage(accountTexts);
  const { user, session } = useAuth();
  const { passkeys, load } = usePasskeys();
  const [done, setDone] = useState<"added" | "renamed" | "removed" | null>(null);
  const [isNew, setNew] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const adding = useSubmission(async () => {
    setDone(null);
    const error = await registerPasskey(accountDatabase());
    if (error) return error;
    setNew(passkeys?.length === 0);
    setDone("added");
    await load();
    return null;
  });

  async function followChange(change: "renamed" | "removed"): Promise<void> {
    setDone(change);
    setNew(false);
    await load();
    // The button that was used is gone.
    text.current?.focus();
  }

  if (passkeys === null) return <Spinner label={t("account.loading")} />;
  if (passkeys === "failed") return <Alert>{t("passkeys.failed")}</Alert>;
  // Who has an app keeps the codes that came with it.
  const hasCodes = passkeys.length > 0 && user && !hasFactor(user) && session && hasSecondStep(session);
  return (
    <div className="grid gap-6">
      <p ref={text} tabIndex={-1} className="text-ink-soft outline-none">
        {t("passkey.text")}
      </p>
      <Success>{done && t(`passkeys.${done}`)}</Success>
      {passkeys.length > 0 && (
        <PasskeyList passkeys={passkeys} onChanged={(change) => void followChange(change)} />
      )}
      {passkeys.length >= maxPasskeys && <p>{t("error.too_many_passkeys")}</p>}
      {passkeys.length < maxPasskeys && !hasPasskeys() && <p>{t("passkeys.unsupported")}</p>}
      {passkeys.length < maxPasskeys && (
        <div className="max-w-md justify-self-start">
          <PasskeyForm submission={adding} label={t("passkeys.add")} isQuiet />
        </div>
      )}
      {hasCodes && <RecoveryCodes areNew={isNew} />}
    </div>
  );
}
