import { useEffect, useRef, useState } from "react";
import {
  href,
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { NewPasswordField } from "../../account/new-password-fields.tsx";
import { PasskeyForm } from "../../account/passkey-form.tsx";
import { PasswordField } from "../../account/password-field.tsx";
import { ProviderReturn, useProviderError } from "../../account/provider-return.tsx";
import { hasJustLeft, returnAddress } from "../../account/return-address.ts";
import { Alert, Spinner, Success } from "../../account/status-messages.tsx";
import { SubmitButton } from "../../account/submit-button.tsx";
import { pageAuth, useAuth } from "../../account/use-auth.ts";
import { useFirstFieldFocus, useMountFocus } from "../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../account/use-submission.ts";
import { setNewPassword } from "../../data/account/account.ts";
import { hasPasskeys, registerPasskey } from "../../data/account/passkeys.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/beheer";
import { accountMeta } from "./account-meta.ts";
import { AccountPage } from "./account-page.tsx";
import { CodeForm } from "./beheer/code-form.tsx";
import { InvitationForm } from "./beheer/invitation-form.tsx";
import { SignInTabs } from "./beheer/sign-in-tabs.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "login.meta.title");
}

export default function BeheerPage() {
  const { t } = useLanguage(accountTexts);
  useGoodbyeToast();
  return (
    <AccountPage title={t("login.title")} text={t("login.text")}>
      <Step />
    </AccountPage>
  );
}

/** Shows the sign-out message once, also after a reload or a change of language. */
function useGoodbyeToast(): void {
  const { t } = useLanguage(accountTexts);
  const { state } = useLocation();
  const toast = useToast();
  const text = t("login.signedOut");
  const isFirstSight = useNavigationType() !== "POP";
  const hasLeft = isFirstSight && hasJustLeft(state);
  const hasShown = useRef(false);
  useEffect(() => {
    if (!hasLeft || hasShown.current) return;
    hasShown.current = true;
    toast({ tone: "success", title: text });
  }, [hasLeft, toast, text]);
}

/** The next step of signing in. */
function Step() {
  const { t } = useLanguage(accountTexts);
  const { user, isLoading, needsCode, isRecovering } = useAuth();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const link = readMailLink(search);
  const code = search.get("code");
  const providerError = useProviderError();
  const [alert, setAlert] = useState<string | null>(null);
  // Signing in leads away from the link, and back to this page.
  const [invitation, setInvitation] = useState(() => invitationIn(search) ?? keptInvitation());
  useEffect(() => keepInvitation(invitation), [invitation]);

  if (code) return <ProviderReturn code={code} to={href("/beheer")} onRefused={setAlert} />;
  if (link) return <MailLinkForm {...link} />;
  if (isLoading) return <Spinner label={t("account.loading")} />;
  if (invitation && !needsCode && !isRecovering) {
    return (
      <InvitationForm token={invitation} alert={alert ?? providerError} onEnd={() => setInvitation(null)} />
    );
  }
  if (!user) return <SignInTabs alert={alert ?? providerError} />;
  if (needsCode) return <CodeForm />;
  if (isRecovering) return <NewWayIn />;
  return <Navigate to={returnAddress(state) ?? href("/admin")} replace />;
}

function invitationIn(search: URLSearchParams): string | null {
  return search.get("type") === "invite" ? search.get("token_hash") : null;
}

const key = "invitation";

/** The token of an invitation that was opened in this tab; null without one. */
function keptInvitation(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the token while somebody signs in for it, also at a provider; null forgets it. */
function keepInvitation(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // Without storage the link in the mail has to be opened again.
  }
}

const linkTypes = ["signup", "recovery", "email_change"] as const;

/** The token of a mail link and its type. */
type MailLink = { tokenHash: string; type: (typeof linkTypes)[number] };

/** The mail link of an address; null without one. */
function readMailLink(search: URLSearchParams): MailLink | null {
  const tokenHash = search.get("token_hash");
  const type = linkTypes.find((known) => known === search.get("type"));
  return tokenHash && type ? { tokenHash, type } : null;
}

/** Verifies a mail link on a click: mail scanners that open it must not use it up. */
function MailLinkForm({ tokenHash, type }: MailLink) {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const [isHalfChanged, setHalfChanged] = useState(false);
  const { form, isBusy, alert, submit } = useSubmission(async () => {
    const { data, error } = await accountDatabase().auth.verifyOtp({ token_hash: tokenHash, type });
    if (error) return error;
    // An e-mail change needs the confirmation of both mailboxes.
    if (!data.session) setHalfChanged(true);
    else if (type === "recovery") await navigate(href("/beheer"), { replace: true });
    else await navigate(href("/settings"), { replace: true, state: { done: type } });
    return null;
  });

  return (
    <form ref={form} onSubmit={submit} aria-labelledby="link-title" className="grid gap-5">
      <h2 id="link-title" className="text-title-3">
        {t(`link.${type}.title`)}
      </h2>
      <Alert>{alert}</Alert>
      <Success>{isHalfChanged && t("link.halfChanged")}</Success>
      {!alert && !isHalfChanged && (
        <>
          <p>{t(`link.${type}.text`)}</p>
          <SubmitButton isBusy={isBusy}>{t(`link.${type}.button`)}</SubmitButton>
        </>
      )}
      {(alert || isHalfChanged) && (
        <Link to={href("/beheer")} replace className="button button-quiet w-full">
          {t("link.toLogin")}
        </Link>
      )}
    </form>
  );
}

/** After a recovery link or an invitation: a passkey, or a new password. */
function NewWayIn() {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const heading = useMountFocus<HTMLHeadingElement>();
  const passkey = useSubmission(async () => {
    const error = await registerPasskey(accountDatabase());
    if (!error) await navigate(href("/admin"), { replace: true });
    return error;
  });
  return (
    <div className="grid gap-5">
      {hasPasskeys() && (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-title-3 outline-none">
            {t("passkey.make")}
          </h2>
          <p className="text-ink-soft">{t("passkey.text")}</p>
          <PasskeyForm submission={passkey} label={t("passkey.make")} />
          <p className="text-center text-ink-soft text-small">{t("login.or")}</p>
        </>
      )}
      <NewPasswordForm />
    </div>
  );
}

function NewPasswordForm() {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const shown = { isShown, onShow: setShown };
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const password = textOf(given, "newPassword");
    if (password !== textOf(given, "confirmPassword")) return t("newPassword.mismatch");
    if ([...password].length < 6) return t("newPassword.short");
    const error = await setNewPassword(accountDatabase(), { password });
    if (!error) await navigate(href("/admin"), { replace: true, state: { done: "password" } });
    return error;
  });
  useFirstFieldFocus(form, !hasPasskeys());

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="new-password-title" className="grid gap-5">
      <h2 id="new-password-title" className="text-title-3">
        {t("newPassword.title")}
      </h2>
      <Alert>{alert}</Alert>
      <NewPasswordField name="newPassword" label={t("field.newPassword")} missing={missing} {...shown} />
      <PasswordField
        name="confirmPassword"
        label={t("field.repeatPassword")}
        isRequired
        autoComplete="new-password"
        error={missing.confirmPassword}
        {...shown}
      />
      <SubmitButton isBusy={isBusy}>{t("newPassword.submit")}</SubmitButton>
      <button type="button" onClick={() => void pageAuth().signOut()} className="button button-quiet w-full">
        {t("account.cancel")}
      </button>
    </form>
  );
}
