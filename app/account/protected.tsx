import { Fragment, type ReactNode, useEffect, useMemo, useState } from "react";
import { href, Navigate, useLocation } from "react-router";
import { address } from "../i18n/addresses.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { PageLink } from "../ui/links/page-link.tsx";
import type { ReturnState } from "./return-address.ts";
import { hasRight, type Right } from "./rights.ts";
import { SecondStepNeeded } from "./second-step-needed.tsx";
import { NeedsScript, Spinner } from "./status-messages.tsx";
import { pageAuth, useAuth } from "./use-auth.ts";

/** The delay before "Access Denied", in milliseconds. */
const deniedDelay = 100;

type ProtectedProps = {
  /** Nothing for every signed-in user. */
  needs?: Right;
  /** What somebody without it can't do; by default, open the panel. */
  denied?: string | undefined;
  /** Whether the children contain the main landmark. */
  hasMain?: boolean;
  children: ReactNode;
};

/**
 * Shows its children to signed-in users, or those with a right only. For the interface: the database checks every request.
 */
export function Protected({ needs, denied, hasMain = false, children }: ProtectedProps) {
  const auth = useAuth();
  const { user, needsCode, isRecovering } = auth;
  // The key resets all state when the user changes.
  if (user && !needsCode && !isRecovering && (!needs || hasRight(auth, needs)))
    return <Fragment key={user.id}>{children}</Fragment>;
  if (!hasMain) return <Obstacle denied={denied} />;
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <Obstacle denied={denied} />
    </main>
  );
}

/** The redirect, message or spinner in place of a protected page. */
function Obstacle({ denied }: Pick<ProtectedProps, "denied">) {
  const { t } = useLanguage(accountTexts);
  const { user, isLoading, isCheckingRole, lacksSecondStep, needsCode, isRecovering, hasLeft } = useAuth();
  const { pathname, search } = useLocation();
  const isLeaving = !isLoading && (!user || needsCode || isRecovering);

  if (isLeaving) return <ToLogin from={hasLeft ? null : pathname + search} />;
  if (user && !isCheckingRole && lacksSecondStep) return <SecondStepNeeded />;
  if (user && !isCheckingRole) return <AccessDenied email={user.email ?? ""} text={denied} />;
  return (
    <div className="page-width">
      <NeedsScript />
      <Spinner label={t("protected.authenticating")} />
    </div>
  );
}

/** After a sign-out there is no address to return to. */
function ToLogin({ from }: { from: string | null }) {
  // Memoised: a new object would start another navigation.
  const state = useMemo((): ReturnState => ({ from, hasLeft: from === null }), [from]);
  return <Navigate to={href("/beheer")} replace state={state} />;
}

/** Tells who lacks a right, with the ways out. */
export function AccessDenied({ email, text }: { email: string; text?: string | undefined }) {
  const { language, t } = useLanguage(accountTexts);
  const isDue = useDelay(deniedDelay);
  if (!isDue) return <Spinner label={t("protected.authenticating")} />;

  return (
    <section className="page-width section-space">
      <div className="mx-auto max-w-xl rounded-card border border-line bg-white p-7 shadow-raised sm:p-10">
        <h1 className="text-title-3">{t("protected.denied")}</h1>
        <p className="mt-4">{text ?? t("protected.deniedText")}</p>
        <p className="mt-4 font-semibold [overflow-wrap:anywhere]">{t("protected.deniedEmail", { email })}</p>
        {!text && <p className="mt-4 text-ink-soft">{t("protected.deniedHelp")}</p>}
        <p className="mt-8 flex flex-wrap gap-4">
          <PageLink to={address(language, href("/"))} className="button button-primary">
            {t("protected.home")}
          </PageLink>
          {/* The login page would redirect a signed-in user back here. */}
          <button type="button" onClick={() => void pageAuth().signOut()} className="button button-quiet">
            {t("protected.back")}
          </button>
        </p>
      </div>
    </section>
  );
}

function useDelay(milliseconds: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isDue;
}
