import { useEffect, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { accountDatabase, isBackendHosted } from "../../../account/account-database.ts";
import { Alert, Spinner } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { pageAuth, useAuth } from "../../../account/use-auth.ts";
import { useSubmission } from "../../../account/use-submission.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { acceptInvitation, type OpenInvitation, openInvitation } from "../../../data/accounts/invitations.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SignInTabs } from "./sign-in-tabs.tsx";

type InvitationFormProps = {
  token: string;
  alert: string | null;
  /** The invitation was accepted, refused or is not valid. */
  onEnd(): void;
};

/** Shows an invitation, which only its button uses up: mail scanners open links. */
export function InvitationForm({ token, alert, onEnd }: InvitationFormProps) {
  const { t } = useLanguage(accountTexts);
  const { user } = useAuth();
  const found = useInvitation(token, user?.id);
  if (found === "loading") return <Spinner label={t("account.loading")} />;
  if (found === "failed") return <Alert>{t("error.network")}</Alert>;
  if (found === null) return <NotValid onEnd={onEnd} />;
  const isOther = user !== null && user.email !== found.email;
  return (
    <section aria-labelledby="invitation-title" className="grid gap-5">
      <h2 id="invitation-title" className="text-title-3">
        {t("invitation.title")}
      </h2>
      <p>{t(`invitation.${found.role}`, { email: found.email })}</p>
      {isOther && <OtherAccount email={user.email ?? ""} />}
      {user && !isOther && <Accept token={token} onEnd={onEnd} />}
      {user && (
        <button type="button" onClick={onEnd} className="button button-quiet">
          {t("invitation.later")}
        </button>
      )}
      {!user && <SignInFirst token={token} invitation={found} alert={alert} onEnd={onEnd} />}
    </section>
  );
}

type Answer = { userId: string | undefined; found: OpenInvitation | null | "failed" };

/** Asked for again once somebody has signed in: an account may have been made meanwhile. */
function useInvitation(token: string, userId: string | undefined) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    openInvitation(accountDatabase(), token).then(
      (found) => isCurrent && setAnswer({ userId, found }),
      () => isCurrent && setAnswer({ userId, found: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, userId]);
  return answer && answer.userId === userId ? answer.found : "loading";
}

function NotValid({ onEnd }: Pick<InvitationFormProps, "onEnd">) {
  const { t } = useLanguage(accountTexts);
  return (
    <div className="grid gap-5">
      <Alert>{t("invitation.notValid")}</Alert>
      <Link to={href("/beheer")} replace onClick={onEnd} className="button button-quiet w-full">
        {t("link.toLogin")}
      </Link>
    </div>
  );
}

function OtherAccount({ email }: { email: string }) {
  const { t } = useLanguage(accountTexts);
  return (
    <>
      <Alert>{t("invitation.other", { email })}</Alert>
      <button type="button" onClick={() => void pageAuth().signOut()} className="button button-primary">
        {t("settings.signOut")}
      </button>
    </>
  );
}

function Accept({ token, onEnd }: Pick<InvitationFormProps, "token" | "onEnd">) {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const { form, isBusy, alert, submit } = useSubmission(async () => {
    try {
      await acceptInvitation(accountDatabase(), token);
    } catch (cause) {
      if (cause instanceof AccountProblem) return t("invitation.notValid");
      throw cause;
    }
    await pageAuth().check();
    onEnd();
    await navigate(href("/admin"), { replace: true });
    return null;
  });
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <Alert>{alert}</Alert>
      <SubmitButton isBusy={isBusy}>{t("invitation.accept")}</SubmitButton>
    </form>
  );
}

type SignInFirstProps = InvitationFormProps & { invitation: OpenInvitation };

/** Whoever has an account signs in; for others this server makes one, which a hosted project does not. */
function SignInFirst({ token, invitation, alert, onEnd }: SignInFirstProps) {
  const { t } = useLanguage(accountTexts);
  if (invitation.hasAccount || isBackendHosted()) {
    return (
      <>
        <p>{t(invitation.hasAccount ? "invitation.signIn" : "invitation.register")}</p>
        <SignInTabs alert={alert} />
      </>
    );
  }
  return (
    <>
      <Alert>{alert}</Alert>
      <NewAccount token={token} onEnd={onEnd} />
      <ProviderButtons />
    </>
  );
}

function NewAccount({ token, onEnd }: Pick<InvitationFormProps, "token" | "onEnd">) {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const { form, isBusy, alert, submit } = useSubmission(async () => {
    const { error } = await accountDatabase().auth.verifyOtp({ token_hash: token, type: "invite" });
    if (error) return error;
    onEnd();
    // Where a passkey is made or a password is chosen.
    await navigate(href("/beheer"), { replace: true });
    return null;
  });
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <Alert>{alert}</Alert>
      <p>{t("invitation.isNew")}</p>
      <SubmitButton isBusy={isBusy}>{t("invitation.accept")}</SubmitButton>
    </form>
  );
}
