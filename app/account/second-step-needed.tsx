import { useState } from "react";
import { href, Link } from "react-router";
import { registerPasskey, signInWithPasskey } from "../data/account/passkeys.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { accountDatabase } from "./account-database.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";
import { Spinner } from "./status-messages.tsx";
import { pageAuth } from "./use-auth.ts";
import { usePasskeys } from "./use-passkeys.ts";
import { useSubmission } from "./use-submission.ts";

/** Asks whoever needs a second step for their passkey, or to set one up. */
export function SecondStepNeeded() {
  const { t } = useLanguage(accountTexts);
  const { passkeys } = usePasskeys();
  if (passkeys === null) return <Spinner label={t("account.loading")} />;
  return (
    <section className="page-width section-space">
      <div className="mx-auto grid max-w-xl gap-5 rounded-card border border-line bg-white p-7 shadow-raised sm:p-10">
        {passkeys !== "failed" && passkeys.length > 0 ? <ShowPasskey /> : <SetUpStep />}
      </div>
    </section>
  );
}

function ShowPasskey() {
  const { t } = useLanguage(accountTexts);
  const [isRecovery, setRecovery] = useState(false);
  const passkey = useSubmission(() => signInWithPasskey(accountDatabase()));
  return (
    <>
      <h1 className="text-title-3">{t("code.title")}</h1>
      <p>{t("protected.passkeyText")}</p>
      <PasskeyForm submission={passkey} label={t("passkey.use")} />
      {isRecovery && <RecoveryCodeForm />}
      <div className="grid justify-items-center gap-3 text-center">
        {!isRecovery && (
          <button type="button" onClick={() => setRecovery(true)} className="text-link standalone-link">
            {t("passkey.useRecovery")}
          </button>
        )}
        <button type="button" onClick={() => void pageAuth().signOut()} className="text-link standalone-link">
          {t("code.signOut")}
        </button>
      </div>
    </>
  );
}

/** By a passkey here, or by an authenticator app in the settings. */
function SetUpStep() {
  const { t } = useLanguage(accountTexts);
  const passkey = useSubmission(() => registerPasskey(accountDatabase()));
  return (
    <>
      <h1 className="text-title-3">{t("protected.stepNeeded")}</h1>
      <p>{t("protected.stepNeededText")}</p>
      <PasskeyForm submission={passkey} label={t("passkey.make")} />
      <Link to={href("/settings")} className="button button-quiet w-full">
        {t("protected.setUpStep")}
      </Link>
    </>
  );
}
