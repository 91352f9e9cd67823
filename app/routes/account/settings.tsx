import { useEffect, useState } from "react";
import { href, Link, useLocation, useSearchParams } from "react-router";
import { namedBackend } from "../../account/account-database.ts";
import { Protected } from "../../account/protected.tsx";
import { ProviderReturn, useProviderError } from "../../account/provider-return.tsx";
import { isSessionVolatile } from "../../account/session-storage.ts";
import { Success } from "../../account/status-messages.tsx";
import { pageAuth, useAuth } from "../../account/use-auth.ts";
import { listProviders, type Provider } from "../../data/account/providers.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import type { Route } from "./+types/settings";
import { accountMeta } from "./account-meta.ts";
import { ChangeEmailForm } from "./settings/change-email-form.tsx";
import { Identities } from "./settings/identities.tsx";
import { Passkeys } from "./settings/passkeys.tsx";
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
