import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { PasskeyForm } from "../../../account/passkey-form.tsx";
import { PasswordField } from "../../../account/password-field.tsx";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth } from "../../../account/use-auth.ts";
import { useMountFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { keepFirstPanelLanguage } from "../../../data/account/panel-language.ts";
import {
  type PasskeyError,
  signInWithPasskey,
  signInWithSuggestedPasskey,
} from "../../../data/account/passkeys.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";

export type Shown = { isShown: boolean; onShow(isShown: boolean): void };

type SignInFormProps = Shown & {
  /** Whether the user returns from the recovery form. */
  isBack: boolean;
  onForget(): void;
};

/** Signing in by password, by a passkey, or by one that the browser suggests in the e-mail field. */
export function SignInForm({ isBack, onForget, ...shown }: SignInFormProps) {
  const { language, t } = useLanguage(accountTexts);
  const forget = useMountFocus<HTMLButtonElement>(isBack);
  const [refusal, setRefusal] = useState<PasskeyError | null>(null);
  async function follow<Problem>(error: Problem | null): Promise<Problem | null> {
    if (!error) await keepFirstPanelLanguage(accountDatabase(), language);
    return error;
  }
  const { form, isBusy, alert, code, missing, submit } = useSubmission(async (given) => {
    setRefusal(null);
    return follow((await pageAuth().signIn(textOf(given, "email"), textOf(given, "password"))).error);
  });
  const passkey = useSubmission(async () => {
    setRefusal(null);
    return follow(await signInWithPasskey(accountDatabase()));
  });
  usePasskeySuggestions(isBusy || passkey.isBusy, async (error) => setRefusal(await follow(error)));
  return (
    <div className="grid gap-5">
      <form ref={form} onSubmit={submit} noValidate aria-label={t("login.signIn")} className="grid gap-5">
        <Alert>{alert ?? (refusal && describeAuthError(refusal, language))}</Alert>
        {(code === "invalid_credentials" || code === "email_not_confirmed") && (
          <NotConfirmedYet email={() => textOf(new FormData(form.current ?? undefined), "email")} />
        )}
        <TextField
          name="email"
          type="email"
          label={t("field.email")}
          isRequired
          autoComplete="username webauthn"
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
          <button ref={forget} type="button" onClick={onForget} className="text-link standalone-link">
            {t("login.forgot")}
          </button>
        </p>
      </form>
      <PasskeyForm submission={passkey} label={t("passkey.signIn")} isQuiet />
    </div>
  );
}

/**
 * A possible cause of any failed sign-in, with the way out; neither it nor the response reveals which accounts are
 * unconfirmed.
 */
function NotConfirmedYet({ email }: { email(): string }) {
  const { language, t } = useLanguage(accountTexts);
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function resend(): Promise<void> {
    setBusy(true);
    const { error } = await pageAuth().resendConfirmation(email());
    setBusy(false);
    setOutcome(
      error
        ? { isSent: false, text: describeAuthError(error, language) }
        : { isSent: true, text: t("login.signedUp") },
    );
  }
  return (
    <div className="grid gap-3 rounded-small border border-ink p-4">
      <p className="font-semibold">{t("login.notConfirmed")}</p>
      <p>{t("login.notConfirmedText")}</p>
      <Success>{outcome?.isSent && outcome.text}</Success>
      <Alert>{!outcome?.isSent && outcome?.text}</Alert>
      {!outcome?.isSent && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || void resend()}
          className="button button-quiet"
        >
          {t(isBusy ? "account.busy" : "login.resend")}
        </button>
      )}
    </div>
  );
}

/** In milliseconds: a challenge ends after five minutes, here and at Supabase. */
const renewedAfter = 4 * 60 * 1_000;

/**
 * Lets the browser suggest passkeys in the e-mail field, except while another way in is tried: it has one dialogue at a time.
 * `onChosen` gets how signing in with a chosen one ended.
 */
function usePasskeySuggestions(
  isPaused: boolean,
  onChosen: (error: PasskeyError | null) => Promise<void>,
): void {
  // A challenge can be used once: after each choice that failed the next offer needs another.
  const [offer, setOffer] = useState(0);
  const report = useEffectEvent(onChosen);
  useEffect(() => {
    if (isPaused) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const startedAt = Date.now();
    const renew = () => {
      // Timers stand still while a machine sleeps: whoever returns to the page gets a new one.
      if (!document.hidden && Date.now() - startedAt >= renewedAfter) setOffer(offer + 1);
    };
    const timer = setTimeout(renew, renewedAfter);
    document.addEventListener("visibilitychange", renew, { signal });
    window.addEventListener("focus", renew, { signal });
    void signInWithSuggestedPasskey(accountDatabase(), signal).then(async (chosen) => {
      if (!chosen) return;
      await report(chosen.error);
      if (chosen.error && !signal.aborted) setOffer(offer + 1);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isPaused, offer]);
}
