import type { AuthError, UserIdentity } from "@supabase/supabase-js";
import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { Alert } from "../../../account/status-messages.tsx";
import {
  leaveToLink,
  listIdentities,
  listSignInMethods,
  type Provider,
  type SignInMethod,
  unlinkIdentity,
} from "../../../data/account/providers.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { Section } from "./section.tsx";

/** The linked identities of the user; null without any, and without a provider. */
export function Identities({
  providers,
  providerError,
}: {
  providers: readonly Provider[];
  providerError: string | null;
}) {
  const { language, t } = useLanguage(accountTexts);
  const [identities, setIdentities] = useState<UserIdentity[]>([]);
  const [error, setError] = useState<AuthError | null>(null);
  const load = useCallback(async () => {
    setIdentities(await listIdentities(accountDatabase()).catch(() => []));
  }, []);
  useEffect(() => void load(), [load]);

  async function change({ provider, identity }: SignInMethod): Promise<void> {
    if (identity) setError(await unlinkIdentity(accountDatabase(), identity));
    else if (provider) setError(await leaveToLink(accountDatabase(), provider));
    await load();
  }

  const methods = listSignInMethods(providers, identities);
  if (methods.length === 0) return null;
  return (
    <Section title={t("identities.title")}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t("identities.text")}</p>
        <Alert>{error ? describeAuthError(error, language) : providerError}</Alert>
        <ul className="grid gap-3">
          {methods.map((method) => (
            <Method
              key={method.provider?.id ?? method.identity?.identity_id}
              method={method}
              onChange={change}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Method({
  method,
  onChange,
}: {
  method: SignInMethod;
  onChange(method: SignInMethod): Promise<void>;
}) {
  const { t } = useLanguage(accountTexts);
  const { name, provider, identity } = method;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-small border border-line bg-white px-4 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{name}</span>
        {identity && <span className="block text-ink-soft text-small">{identity.identity_data?.email}</span>}
        {!provider && <span className="block text-small text-warning">{t("identities.former")}</span>}
      </span>
      <button type="button" onClick={() => void onChange(method)} className="text-link standalone-link">
        {t(identity ? "identities.unlink" : "identities.link", { provider: name })}
      </button>
    </li>
  );
}
