import { useEffect, useRef, useState } from "react";
import { href, Navigate, useLocation, useNavigationType, useSearchParams } from "react-router";
import { ProviderReturn, useProviderError } from "../../account/provider-return.tsx";
import { hasJustLeft, returnAddress } from "../../account/return-address.ts";
import { Spinner } from "../../account/status-messages.tsx";
import { useAuth } from "../../account/use-auth.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/beheer";
import { accountMeta } from "./account-meta.ts";
import { AccountPage } from "./account-page.tsx";
import { CodeForm } from "./beheer/code-form.tsx";
import { InvitationForm } from "./beheer/invitation-form.tsx";
import { keepInvitation, keptInvitation } from "./beheer/kept-invitation.ts";
import { MailLinkForm, readMailLink } from "./beheer/mail-link.tsx";
import { NewWayIn } from "./beheer/new-way-in.tsx";
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
