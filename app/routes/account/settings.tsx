import { useEffect, useRef, useState } from "react";
import { href, Link, useLocation, useSearchParams } from "react-router";
import { accountDatabase, namedBackend } from "../../account/account-database.ts";
import { PasskeyForm } from "../../account/passkey-form.tsx";
import { Protected } from "../../account/protected.tsx";
import { ProviderReturn, useProviderError } from "../../account/provider-return.tsx";
import { hasFactor, hasSecondStep } from "../../account/session-proof.ts";
import { isSessionVolatile } from "../../account/session-storage.ts";
import { Alert, Spinner, Success } from "../../account/status-messages.tsx";
import { SubmitButton } from "../../account/submit-button.tsx";
import { pageAuth, useAuth } from "../../account/use-auth.ts";
import { usePasskeys } from "../../account/use-passkeys.ts";
import { textOf, useSubmission } from "../../account/use-submission.ts";
import { changeEmail } from "../../data/account/account.ts";
import { hasPasskeys, maxPasskeys, registerPasskey } from "../../data/account/passkeys.ts";
import { listProviders, type Provider } from "../../data/account/providers.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { TextField } from "../../ui/forms/form-field.tsx";
import type { Route } from "./+types/settings";
import { accountMeta } from "./account-meta.ts";
import { Identities } from "./settings/identities.tsx";
import { PasskeyList } from "./settings/passkey-list.tsx";
import { RecoveryCodes } from "./settings/recovery-codes.tsx";
import { SecondFactor } from "./settings/second-factor.tsx";
import { Section } from "./settings/section.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "settings.meta.title");
}

export default function SettingsPage() {
  return (
    <Protected>
      <Settings />
    </Protected>
  );
}

function Settings() {
  const { t } = useLanguage(accountTexts);
  const { user, role } = useAuth();
  const done = useDone();
  const providers = useProviders();
  const [search] = useSearchParams();
  const providerError = useProviderError();
  const [alert, setAlert] = useState<string | null>(null);
  const code = search.get("code");
  if (code) return <ProviderReturn code={code} to={href("/settings")} onRefused={setAlert} />;
  return (
    <div className="page-width max-w-4xl py-12 lg:py-20">
      <h1 className="text-title-2">{t("settings.title")}</h1>
      <div className="mt-6 grid gap-4">
        <Success>{done && t(done)}</Success>
        {isSessionVolatile() && (
          <p className="rounded-small bg-warning-soft px-4 py-3">{t("account.unkept")}</p>
        )}
      </div>
      <Section title={t("settings.account")}>
        <dl>
          <dt className="text-ink-soft text-small">{t("settings.email")}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-2 [overflow-wrap:anywhere]">
            <span className="font-semibold">{user?.email}</span>
            {role && (
              <span className="rounded-full bg-success-soft px-3 py-1 font-semibold text-small text-success">
                {t(`settings.${role}`)}
              </span>
            )}
          </dd>
        </dl>
        <div className="mt-6 flex flex-wrap gap-4">
          {role && (
            <Link to={href("/admin/blog")} className="button button-primary">
              {t("settings.blog")}
            </Link>
          )}
          <button type="button" onClick={() => void pageAuth().signOut()} className="button button-quiet">
            {t("settings.signOut")}
          </button>
        </div>
      </Section>
      <Section title={t("factor.title")}>
        <SecondFactor />
      </Section>
      <Section title={t("passkeys.title")}>
        <Passkeys />
      </Section>
      <Identities providers={providers} providerError={alert ?? providerError} />
      <Section title={t("email.title")}>
        <ChangeEmailForm />
      </Section>
    </div>
  );
}

function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    void listProviders(namedBackend()).then(setProviders);
  }, []);
  return providers;
}

const doneTexts = {
  signup: "settings.confirmed",
  email_change: "settings.emailChanged",
} as const;

/** The message of the mail link that led here. */
function useDone() {
  const { state } = useLocation();
  const done: unknown = typeof state === "object" && state !== null && "done" in state ? state.done : null;
  return done === "signup" || done === "email_change" ? doneTexts[done] : null;
}

function ChangeEmailForm() {
  const { t } = useLanguage(accountTexts);
  const pending = useAuth().user?.new_email;
  const [isSent, setSent] = useState(false);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    setSent(false);
    const error = await changeEmail(accountDatabase(), textOf(given, "email"));
    setSent(!error);
    if (!error) form.current?.reset();
    return error;
  });
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t("email.title")}
      className="grid max-w-md gap-5"
    >
      <p className="text-ink-soft">{t("email.text")}</p>
      {pending && <p className="font-semibold">{t("email.pending", { email: pending })}</p>}
      <Alert>{alert}</Alert>
      <Success>{isSent && t("email.sent")}</Success>
      <TextField
        name="email"
        type="email"
        label={t("email.label")}
        isRequired
        autoComplete="email"
        error={missing.email}
      />
      <SubmitButton isBusy={isBusy}>{t("email.submit")}</SubmitButton>
    </form>
  );
}

/** The passkeys of the user, with recovery codes where no authenticator app brings these. */
function Passkeys() {
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
