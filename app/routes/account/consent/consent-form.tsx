import { type FormEvent, type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { Alert } from "../../../account/status-messages.tsx";
import { firstTerms, TokenTerms } from "../../../account/token-terms.tsx";
import type { Authorization, AuthorizationFailure, Decision } from "../../../data/account/authorizations.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Translate } from "../../../i18n/language-texts.ts";
import { consentTexts } from "../../../i18n/texts/consent.en.ts";

/** After the others there is no form any more. */
type ShownFailure = Exclude<AuthorizationFailure, "gone">;

type ConsentFormProps = {
  authorization: Authorization;
  failure: ShownFailure | null;
  isBusy: boolean;
  onDecide(decision: Decision): void;
};

/** Who asks, for what, and the two answers. Programs ask for everything: only drafts are chosen beforehand. */
export function ConsentForm({ authorization, failure, isBusy, onDecide }: ConsentFormProps) {
  const { t } = useLanguage(consentTexts);
  const offered = authorization.scopes;
  const [{ scopes, days }, setTerms] = useState(firstTerms);

  function allow(event: FormEvent): void {
    event.preventDefault();
    const chosen = offered.filter((scope) => scopes.includes(scope));
    onDecide({ action: "approve", scopes: ["read", ...chosen], days });
  }

  return (
    <form onSubmit={allow} className="grid gap-6">
      <Requester authorization={authorization} />
      <TokenTerms terms={{ scopes, days }} offered={offered} onChange={setTerms} />
      <p className="text-ink-soft text-small">{t("consent.never")}</p>
      <Alert>{failure && <Failure failure={failure} />}</Alert>
      <div className="grid gap-3 sm:grid-cols-2">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => onDecide({ action: "deny" })}
          className="button button-quiet"
        >
          {t("consent.deny")}
        </button>
        <button type="submit" aria-disabled={isBusy} className="button button-primary">
          {t("consent.allow")}
        </button>
      </div>
    </form>
  );
}

function Failure({ failure }: { failure: ShownFailure }) {
  const { t } = useLanguage(consentTexts);
  if (failure !== "full") return t(`consent.${failure}`);
  return (
    <>
      <span>{t("consent.full")}</span>{" "}
      <Link to={href("/admin/settings/tokens")} className="text-link">
        {t("consent.tokens")}
      </Link>
    </>
  );
}

/** Who asks. The name is the program's own, apart from the page's words, so that it can't imitate them. */
function Requester({ authorization }: { authorization: Authorization }) {
  const { t } = useLanguage(consentTexts);
  const { name, isVerified, host, email } = authorization;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-3 [overflow-wrap:anywhere]">
        <Fact term={t("consent.name")}>
          <bdi className="font-display text-title-4">{name || t("consent.nameless")}</bdi>
        </Fact>
        <Fact term={t("consent.host")}>
          <span className="font-semibold">{placeOf(authorization, t)}</span>
        </Fact>
        <Fact term={t("consent.as")}>{email}</Fact>
      </dl>
      <p
        className={`rounded-small px-4 py-3 text-small ${isVerified ? "bg-success-soft" : "bg-warning-soft"}`}
      >
        {t(noteOf(authorization), { host })}
      </p>
    </div>
  );
}

/** An app, which a link of its own scheme opens, is told from a program that listens. */
function placeOf(
  { host, isOnDevice, scheme }: Authorization,
  t: Translate<keyof typeof consentTexts.nl>,
): string {
  if (scheme) return t("consent.app", { scheme });
  return isOnDevice ? t("consent.onDevice") : host;
}

function noteOf({ isVerified, isOnDevice }: Authorization) {
  if (isOnDevice) return "consent.unverifiedOnDevice";
  return isVerified ? "consent.verified" : "consent.unverified";
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
