import { useCallback, useEffect, useRef, useState } from "react";
import { href, Link, useSearchParams } from "react-router";
import { accountDatabase, namedBackend } from "../../account/account-database.ts";
import { Protected } from "../../account/protected.tsx";
import { Alert, Spinner } from "../../account/status-messages.tsx";
import { pageAuth } from "../../account/use-auth.ts";
import { useMountFocus } from "../../account/use-mount-focus.ts";
import {
  type Authorization,
  type AuthorizationFailure,
  AuthorizationProblem,
  type Decision,
  decideAuthorization,
  getAuthorization,
} from "../../data/account/authorizations.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { consentTexts } from "../../i18n/texts/consent.en.ts";
import type { Route } from "./+types/consent";
import { accountMeta } from "./account-meta.ts";
import { AccountPage } from "./account-page.tsx";
import { ConsentForm } from "./consent/consent-form.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "consent.title");
}

/** The page on which a person lets a program act for them (RFC 6749, 3.1), or hears why that can't be asked. */
export default function ConsentPage() {
  const { t } = useLanguage(consentTexts);
  const error = useSearchParams()[0].get("error");
  if (error !== null) return <Rejected error={error} />;
  return (
    <Protected needs="panel" denied={t("consent.noRole")}>
      <Consent />
    </Protected>
  );
}

function Rejected({ error }: { error: string }) {
  const { t } = useLanguage(consentTexts);
  const { t: account } = useLanguage(accountTexts);
  return (
    <AccountPage title={account("consent.title")} text={t("consent.rejected")}>
      <Alert>{t(rejections.get(error) ?? "consent.malformed")}</Alert>
    </AccountPage>
  );
}

/** By the error's name in RFC 6749. */
const rejections = new Map<string, "consent.unknownClient" | "consent.tooMany">([
  ["invalid_client", "consent.unknownClient"],
  ["temporarily_unavailable", "consent.tooMany"],
]);

function Consent() {
  const { t } = useLanguage(consentTexts);
  const { t: account } = useLanguage(accountTexts);
  const [search] = useSearchParams();
  const id = search.get("authorization_id") ?? "";
  return (
    <AccountPage title={account("consent.title")} text={t("consent.text", { site: location.host })}>
      <Question key={id} id={id} />
    </AccountPage>
  );
}

function Question({ id }: { id: string }) {
  const { t } = useLanguage(consentTexts);
  const { t: account } = useLanguage(accountTexts);
  const { authorization, failure, decision, isDecided, load, decide } = useAuthorization(id);
  if (isDecided) return <Decided isAllowed={decision === "approve"} />;
  if (failure === "gone") return <Gone isReplacing={authorization !== null} />;
  if (authorization) {
    return (
      <ConsentForm
        authorization={authorization}
        failure={failure}
        isBusy={decision !== null}
        onDecide={(made) => void decide(made)}
      />
    );
  }
  if (!failure) return <Spinner label={account("account.loading")} />;
  return (
    <div className="grid gap-5">
      <Alert>{t(`consent.${failure}`)}</Alert>
      <button type="button" onClick={() => void load()} className="button button-quiet">
        {t("consent.tryAgain")}
      </button>
    </div>
  );
}

/** A program that is not a page leaves this one open. */
function Decided({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useLanguage(consentTexts);
  const heading = useMountFocus<HTMLHeadingElement>();
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1} className="text-title-3 outline-none">
        {t(isAllowed ? "consent.allowed" : "consent.denied")}
      </h2>
      <p className="mt-4">{t("consent.sent")}</p>
    </div>
  );
}

/** In place of the form, or of nothing yet. */
function Gone({ isReplacing }: { isReplacing: boolean }) {
  const { t } = useLanguage(consentTexts);
  const heading = useMountFocus<HTMLHeadingElement>(isReplacing);
  return (
    <div role="alert">
      <h2 ref={heading} tabIndex={-1} className="text-title-3 outline-none">
        {t("consent.gone.title")}
      </h2>
      <p className="mt-4">{t("consent.gone")}</p>
      <p className="mt-6">
        <Link to={href("/admin/settings/tokens")} className="text-link">
          {t("consent.tokens")}
        </Link>
      </p>
    </div>
  );
}

type OpenAuthorization = {
  /** Null while it is being loaded. */
  authorization: Authorization | null;
  failure: AuthorizationFailure | null;
  /** What is being sent, or was. */
  decision: Decision["action"] | null;
  isDecided: boolean;
  load(): Promise<void>;
  decide(decision: Decision): Promise<void>;
};

/** The authorization with this id, and its one decision, which leads to the program. */
function useAuthorization(id: string): OpenAuthorization {
  const [authorization, setAuthorization] = useState<Authorization | null>(null);
  const [failure, setFailure] = useState<AuthorizationFailure | null>(null);
  const [decision, setDecision] = useState<Decision["action"] | null>(null);
  const [isDecided, setDecided] = useState(false);
  const isSending = useRef(false);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setAuthorization(await getAuthorization(signedIn(), id));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [id]);
  useEffect(() => void load(), [load]);

  async function decide(given: Decision): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setDecision(given.action);
    setFailure(null);
    try {
      const address = await decideAuthorization(signedIn(), id, given);
      setDecided(true);
      location.assign(address);
    } catch (error) {
      setFailure(failureOf(error));
      setDecision(null);
      isSending.current = false;
    }
  }

  return { authorization, failure, decision, isDecided, load, decide };
}

function signedIn() {
  return { db: accountDatabase(), ...namedBackend() };
}

function failureOf(error: unknown): AuthorizationFailure {
  if (!(error instanceof AuthorizationProblem)) return "away";
  // The role or the session has ended meanwhile: the page's guard shows it.
  if (error.failure === "refused" || error.failure === "signedOut") void pageAuth().check();
  return error.failure;
}
