import type { ReactNode } from "react";
import type { Authorization } from "../../../data/account/authorizations.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Translate } from "../../../i18n/language-texts.ts";
import { consentTexts } from "../../../i18n/texts/consent.en.ts";

/** Who asks. The name is the program's own, apart from the page's words, so that it can't imitate them. */
export function Requester({ authorization }: { authorization: Authorization }) {
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
