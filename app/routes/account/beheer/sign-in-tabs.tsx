import { useState } from "react";
import { NewPasswordField } from "../../../account/new-password-fields.tsx";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth } from "../../../account/use-auth.ts";
import { useFirstFieldFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { type Shown, SignInForm } from "./sign-in-form.tsx";

type Tab = "sign-in" | "sign-up";

/** Sign-in, sign-up and password recovery. */
export function SignInTabs({ alert }: { alert: string | null }) {
  const { t } = useLanguage(accountTexts);
  const [chosen, setChosen] = useState<Tab>("sign-in");
  const [reset, setReset] = useState<"closed" | "open" | "cancelled" | "sent">("closed");
  const [isShown, setShown] = useState(false);
  const shown = { isShown, onShow: setShown };

  return (
    <>
      <div className="not-has-[p]:contents mb-5 grid gap-5">
        <Success>{reset === "sent" && t("login.resetSent")}</Success>
        <Alert>{reset !== "open" && alert}</Alert>
      </div>
      {reset === "open" ? (
        <ResetPanel onSent={() => setReset("sent")} onCancel={() => setReset("cancelled")} />
      ) : (
        <>
          <Tabs<Tab>
            label={t("login.tabs")}
            chosen={chosen}
            onChoose={setChosen}
            tabs={[
              {
                name: "sign-in",
                label: t("login.signIn"),
                content: (
                  <div className="pt-6">
                    <SignInForm {...shown} isBack={reset !== "closed"} onForget={() => setReset("open")} />
                  </div>
                ),
              },
              {
                name: "sign-up",
                label: t("login.signUp"),
                content: (
                  <div className="pt-6">
                    <SignUpForm {...shown} />
                  </div>
                ),
              },
            ]}
          />
          <ProviderButtons />
        </>
      )}
    </>
  );
}

/** Requests a recovery link, and closes when it is sent. */
function ResetPanel({ onSent, onCancel }: { onSent(): void; onCancel(): void }) {
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

function SignUpForm(shown: Shown) {
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
